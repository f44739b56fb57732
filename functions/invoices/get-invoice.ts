import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { shownInvoice } from './shown-invoice.ts';
import { readInvoice } from './store.ts';

export const getInvoiceHandler = handle(getInvoice, async (actor, { number }) => {
  const item = await readInvoice(actor, number);
  return item ? ok(await shownInvoice(actor, item)) : fail('NOT_FOUND');
});
