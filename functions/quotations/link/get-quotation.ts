import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { showQuotation } from './show-quotation.ts';

export const getQuotationHandler = handle(getQuotation, async (actor) => {
  const shown = await showQuotation(actor);
  return shown ? ok(shown) : fail('NOT_FOUND');
});
