import type { Call } from '../contract.ts';
import { generateDriverAccessToken } from './generate-driver-access-token.ts';
import { getDriverLinks } from './get-driver-links.ts';
import { getItinerariesByDate } from './get-itineraries-by-date.ts';
import { getTransferJobSheet } from './get-transfer-job-sheet.ts';
import { getDriverTransferJobSheet } from './link/get-driver-transfer-job-sheet.ts';
import { updateTransferDoneByDriver } from './link/update-transfer-done-by-driver.ts';
import { revokeDriverAccessToken } from './revoke-driver-access-token.ts';
import { setClashAside } from './set-clash-aside.ts';
import { updateTransferDriverCharges } from './update-transfer-driver-charges.ts';
import { updateTransferDriver } from './update-transfer-driver.ts';
import { updateTransferStatusByStaff } from './update-transfer-status-by-staff.ts';
import { updateTransferTime } from './update-transfer-time.ts';

/** Drives of vouchered trips: the job sheet, what guests do by day, and a driver's page. */
export const transfersCalls = [
  getTransferJobSheet,
  updateTransferDriver,
  updateTransferDriverCharges,
  updateTransferStatusByStaff,
  updateTransferTime,
  getItinerariesByDate,
  setClashAside,
  getDriverLinks,
  generateDriverAccessToken,
  revokeDriverAccessToken,
  getDriverTransferJobSheet,
  updateTransferDoneByDriver,
] as const satisfies readonly Call[];
