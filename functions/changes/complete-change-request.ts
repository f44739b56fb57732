import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { commitAfter } from '#functions/table/commit-after.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { RequestType } from '#shared/changes/model.ts';
import { formatMoney } from '#shared/money.ts';
import { holds } from '#shared/permissions/holds.ts';
import { completeReissue } from './reissue/complete-reissue.ts';
import { completeWrites } from './complete-writes.ts';
import { completeThere } from './linked/complete-there.ts';
import { acceptedThere, deskToCall, otherFlightsThere, settledThere } from './linked/other-desk.ts';
import { readOtherSide } from './linked/other-side.ts';
import type { ChangeItem } from './model.ts';
import { partOfChange } from './part-of-change.ts';
import { paidToAirline } from './refund-of.ts';
import { showWithRefund } from './show-change.ts';
import { readSubject, type Sold } from './subject-of.ts';

const OTHER_FLIGHTS =
  'The airline has changed these flights. Please reject this request: the customer can then request it again.';
const mayNotOverride = fail('FORBIDDEN', {
  message: 'You cannot refund less than the customer accepted.',
});

/**
 * Cancelled, posted and due in one commit, by the rule of the charges that were accepted. What the airline gives back
 * beyond them is the customer's; less than was agreed they get only against a reason, by who may override.
 */
export const completeChangeRequestHandler = handle(
  completeChangeRequest,
  async (actor, { requestId, currency, refund, creditNote, reason, ...issued }) =>
    whileBusy(async () => {
      if (reason && !holds(actor, 'changes.override')) return mayNotOverride;
      const found = await readSubject(actor, requestId);
      if (!found.ok) return found;
      const { change, booking, order } = found.value;
      const theirs = deskToCall(order, change);
      if (theirs) return theirs;
      const { charges } = change;
      if ((change.state !== 'Accepted' && change.state !== 'WithSupplier') || !charges)
        return fail('ILLEGAL_TRANSITION');
      if (currency !== change.currency)
        return fail('VALIDATION', { errors: { currency: `This booking is in ${change.currency}.` } });
      if (change.requestType === RequestType.ChangeItinerary)
        return refund === undefined && !creditNote
          ? reissueByHand(actor, found.value, issued)
          : fail('VALIDATION', { errors: { refund: 'A reissue refunds what the customer accepted.' } });
      if (refund === undefined && !creditNote)
        return fail('VALIDATION', {
          errors: { refund: 'Please enter the airline’s refund or its credit note.' },
        });
      const part = partOfChange(booking, change);
      if (!part) return fail('ILLEGAL_TRANSITION', { message: OTHER_FLIGHTS });
      const paid = paidToAirline(actor.site, found.value, part);
      if (refund !== undefined && (refund < 0 || refund > paid))
        return fail('VALIDATION', {
          errors: { refund: `The airline was paid ${formatMoney(paid, currency)} for this.` },
        });
      const airlineCharge = refund === undefined ? charges.airlineCharge : paid - refund;
      if (airlineCharge > charges.airlineCharge) {
        if (change.partner) return fail('ILLEGAL_TRANSITION', { message: acceptedThere });
        if (!holds(actor, 'changes.override')) return mayNotOverride;
        if (reason.length < 3)
          return fail('VALIDATION', {
            errors: { reason: 'Please say why the customer gets less than they accepted.' },
          });
      }
      const more = { ...(creditNote && { creditNote }), ...(reason && { reason }) };
      const completed = await completeWrites(actor, found.value, { charges, part, airlineCharge, more });
      if (!completed) return fail('ILLEGAL_TRANSITION', { message: 'Less than that is left of what was paid.' });
      const { next, writes, back } = completed;
      const other = await readOtherSide(actor, change);
      const settled = other && (await completeThere(other, back));
      if (typeof settled === 'string')
        return fail('ILLEGAL_TRANSITION', {
          message: settled === 'OTHER_FLIGHTS' ? otherFlightsThere : settledThere,
        });
      const done = await (other ? commit(other.both, [...writes, ...(settled ?? [])]) : commit(actor, writes));
      return done.ok ? ok(await showWithRefund(actor, next)) : done;
    }),
);

async function reissueByHand(
  actor: UserActor,
  subject: Sold & { change: ChangeItem },
  { pnr, ticketNumbers }: { pnr: string; ticketNumbers: readonly string[] },
) {
  if (ticketNumbers.length !== subject.change.passengers.length)
    return fail('VALIDATION', { errors: { ticketNumbers: 'Please enter a ticket number for each passenger.' } });
  const completed = await completeReissue(actor, subject, {
    ...{ pnr, isByHand: true as const, more: {} },
    tickets: ticketNumbers.map((ticketNumber) => ({ ticketNumber })),
  });
  if (!completed)
    return fail('ILLEGAL_TRANSITION', { message: 'The difference is not paid, or less is left to go back.' });
  const { next, lookUps, writes } = completed;
  const done = await commitAfter(actor, lookUps, writes);
  return done.ok ? ok(await showWithRefund(actor, next)) : done;
}
