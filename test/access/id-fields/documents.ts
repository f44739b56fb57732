import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'documents/get-quotation-pdf': { token: 'quote link' },
  // Its owner needs no proof.
  'documents/make-document': { id: 'booking', pnr: 'maybe pnr' },
};
