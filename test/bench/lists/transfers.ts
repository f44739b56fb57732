import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [
    list('staff', getTransferJobSheet, {
      body: () => ({ dateRange: { from: '2026-12-13', to: '2026-12-16' } }),
    }),
  ],
  left: {
    'transfers/get-itineraries-by-date': 'one day, with what belongs to it',
    'transfers/get-driver-links': 'a row of each driver who has a link: dozens',
    'transfers/link/get-driver-transfer-job-sheet': 'one driver’s days',
  },
};
