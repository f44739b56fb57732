import type { TicketHolderActor, UserActor } from '#functions/actor.ts';
import { makeActivityVoucher } from '#functions/activities/voucher/make-voucher-paper.ts';
import { makeTicketPaper, type PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { handle } from '#functions/http/handle.ts';
import { makeInvoicePaper } from '#functions/invoices/make-invoice-paper.ts';
import { makeQuotationPaper } from '#functions/quotations/paper/make-quotation-paper.ts';
import { makeVoucherPaper } from '#functions/quotations/voucher/make-voucher-paper.ts';
import type { RequestOf } from '#shared/contract.ts';
import type { DocumentKind } from '#shared/documents/kinds.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { fail, ok } from '#shared/errors.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import { holds } from '#shared/permissions/holds.ts';
import { makeReceipt } from './receipt/make-receipt.ts';
import { pdfAnswer } from './pdf-answer.ts';

/** What makes a paper of a kind, for whoever may see it; undefined where it is not there or not theirs. */
type Maker = (
  actor: UserActor | TicketHolderActor,
  request: RequestOf<typeof makeDocument>,
) => Promise<PaperFile | 'FORBIDDEN' | 'MODULE_OFF' | undefined>;

const makers: Record<DocumentKind, Maker> = {
  async ticket(actor, { id, hidePrice, pax }) {
    const booking = await readBooking(actor, id);
    return booking && makeTicketPaper(actor, booking, { hidePrice, ...(pax !== undefined && { pax }) });
  },
  async invoice(actor, { id }) {
    if (actor.kind !== 'user') return undefined;
    return holds(actor, 'invoices.view') ? makeInvoicePaper(actor, id) : 'FORBIDDEN';
  },
  async receipt(actor, { id }) {
    return actor.kind === 'user' ? makeReceipt(actor, id) : undefined;
  },
  async quotation(actor, { id, number }) {
    if (actor.kind !== 'user' || actor.userType !== 'staff') return undefined;
    if (!actor.head.modules.includes('Dmc')) return 'MODULE_OFF';
    return holds(actor, 'karts.view') ? makeQuotationPaper(actor, { id, ...(number && { number }) }) : 'FORBIDDEN';
  },
  async voucher(actor, { id, line }) {
    if (actor.kind !== 'user' || actor.userType !== 'staff') return undefined;
    if (!actor.head.modules.includes('Dmc')) return 'MODULE_OFF';
    return holds(actor, 'karts.view') ? makeVoucherPaper(actor, id, line) : 'FORBIDDEN';
  },
  async activityVoucher(actor, { id }) {
    if (actor.kind !== 'user') return undefined;
    if (!actor.head.modules.includes('Activities')) return 'MODULE_OFF';
    return holds(actor, 'activities.view') ? makeActivityVoucher(actor, id) : 'FORBIDDEN';
  },
};

/** What of a partner's stay is asked at home, for a paper of a kind. */
const atHome: Record<DocumentKind, Permission> = {
  ticket: 'tickets.view',
  invoice: 'invoices.view',
  receipt: 'invoices.view',
  quotation: 'karts.view',
  voucher: 'karts.view',
  activityVoucher: 'activities.view',
};

/** What is asked for is made anew each time, and kept nowhere: a paper never says what its page no longer does. */
export const makeDocumentHandler = handle(makeDocument, async (actor, request) => {
  if (actor.kind === 'user' && actor.stay && !actor.permissions.has(atHome[request.kind])) return fail('FORBIDDEN');
  const paper = await makers[request.kind](actor, request);
  if (!paper) return fail('NOT_FOUND');
  if (typeof paper === 'string') return fail(paper);
  return ok(pdfAnswer(paper));
});
