import { handle } from '#functions/http/handle.ts';
import { makeQuotationPaper } from '#functions/quotations/paper/make-quotation-paper.ts';
import { makeVoucherPaper } from '#functions/quotations/voucher/make-voucher-paper.ts';
import { getQuotationPdf } from '#shared/documents/get-quotation-pdf.ts';
import { fail, ok } from '#shared/errors.ts';
import { pdfAnswer } from './pdf-answer.ts';

/** Of what was withdrawn no paper is made any more: its page does not show it either. */
export const getQuotationPdfHandler = handle(getQuotationPdf, async (actor, { number, line }) => {
  const id = actor.kartId;
  const paper = await (number === undefined
    ? makeVoucherPaper(actor, id, line)
    : makeQuotationPaper(actor, { id, number, isStanding: true }));
  return paper ? ok(pdfAnswer(paper)) : fail('NOT_FOUND');
});
