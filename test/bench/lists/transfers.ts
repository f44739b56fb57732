import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { type DomainLists, list } from '../list-row.ts';

const december = { from: '2026-12-13', to: '2026-12-16' };
const january = { from: '2027-01-13', to: '2027-01-16' };

export const lists: DomainLists = {
  measured: [
    list('staff', getTransferJobSheet, {
      body: () => ({ dateRange: december }),
    }),
    list('staff', getTransferJobSheet, {
      ...{ with: 'a driver’s', body: ({ driverId }) => ({ dateRange: january, driverId }) },
    }),
    list('staff', getTransferJobSheet, {
      ...{ with: 'without a driver', body: () => ({ dateRange: december, onlyWithoutDriver: true }) },
    }),
  ],
  left: {
    'transfers/get-itineraries-by-date': 'one day, with what belongs to it',
    'transfers/get-driver-links': 'a row of each driver who has a link: dozens',
    'transfers/link/get-driver-transfer-job-sheet': 'one driver’s days',
  },
};
