import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'invoices/get-invoices': { cursor: 'maybe cursor' },
  'invoices/get-invoice': { number: 'invoice' },
};
