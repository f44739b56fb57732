import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('agent', getInvoices)],
  left: { 'invoices/get-invoice': 'one thing, with what belongs to it' },
};
