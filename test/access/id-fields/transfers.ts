import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'transfers/get-transfer-job-sheet': { driverId: 'nobody: test/transfers/job-sheet.test.ts' },
  'transfers/update-transfer-driver': { id: 'drive', driverId: 'driver' },
  'transfers/update-transfer-driver-charges': { id: 'drive' },
  'transfers/update-transfer-status-by-staff': { transferid: 'drive' },
  'transfers/update-transfer-time': { id: 'drive' },
  'transfers/set-clash-aside': { id: 'drive' },
  'transfers/generate-driver-access-token': { driverId: 'driver' },
  'transfers/revoke-driver-access-token': { driverId: 'driver' },
  'transfers/link/get-driver-transfer-job-sheet': { driverAccessToken: 'driver link' },
  'transfers/link/update-transfer-done-by-driver': { transferid: 'drive', driverAccessToken: 'driver link' },
};
