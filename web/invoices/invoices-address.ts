import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the invoices holds. */
export const invoicesAddress = listAddress(getInvoices.request.shape, { leaveOut: ['cursor'] });
export type InvoicesFilter = typeof invoicesAddress.none;
