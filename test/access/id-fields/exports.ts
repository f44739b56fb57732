import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // As the list's own calls: whatever it names, nothing of anybody else's comes into the file.
  'exports/start-export': {
    'filter.PNR': 'nobody',
    'filter.cursor': 'nobody',
    'filter.statusIds.[]': 'nobody',
    'filter.customerId': 'nobody',
    'filter.consumerSiteId': 'nobody',
    'filter.groupId': 'nobody',
    'filter.staffId': 'nobody',
    'filter.userId': 'nobody',
    'filter.orderId': 'nobody',
    'filter.driverId': 'nobody',
    'filter.importId': 'nobody: test/exports/import-corrected.test.ts',
  },
  'exports/start-statement-export': { 'filter.cursor': 'nobody' },
  'exports/cancel-export': { exportId: 'export' },
  'exports/get-export': { exportId: 'export' },
};
