import type { Call } from '../contract.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoices } from './get-invoices.ts';

/** Numbered papers of what was sold. */
export const invoicesCalls = [getInvoices, getInvoice] as const satisfies readonly Call[];
