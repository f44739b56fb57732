import type { IdFields } from '../id-fields.ts';

const shown = 'nobody: test/partners/foreign-partners.test.ts' as const;
const named = { consumerSiteId: shown, supplierListId: shown };

export const idFields: IdFields = {
  'partners/consumer-to-supplier-requests': { supplierSiteId: shown },
  'partners/change-consumer-supplier-mapping-status-from-consumer-side': { supplierSiteId: shown },
  'partners/change-consumer-supplier-request-status': { requestId: shown, consumerMongoSiteId: shown },
  'partners/set-flight-hold-setting': named,
  'partners/set-flight-search-setting': named,
  'partners/change-consumer-status': named,
  'partners/jumplogin': { supplierId: shown },
};
