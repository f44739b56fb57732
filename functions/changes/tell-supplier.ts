import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import { type ChangeRequest, isSupplierDown } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { changeStatusText, RequestType } from '#shared/changes/model.ts';
import { formatMoney } from '#shared/money.ts';
import type { Followed } from './linked/by-worker.ts';
import { chargesMail, notTaken, rejectedMail } from './mails.ts';
import type { ChangeItem } from './model.ts';
import { partAtSupplier } from './part-at-supplier.ts';
import { partOf } from './parts-of.ts';
import { paidToAirline } from './refund-of.ts';
import { quotedCharges } from './quoted-charges.ts';
import { reissueUndoneWrites } from './reissue/reissue-order-writes.ts';
import type { Sold } from './subject-of.ts';
import { siteTerms } from './terms-store.ts';
import { bookingReturnsWrites, changeEventWrites, openChangeWrites } from './writes.ts';

type Subject = Sold & { change: ChangeItem };

/** What the customer agreed to: the charge, or what an offer of other flights costs. */
function agreedOf({ charges }: ChangeItem): Pick<ChangeRequest, 'agreedCharge' | 'offerId'> {
  if (!charges) return {};
  const { airlineCharge, reissue } = charges;
  if (!reissue) return { agreedCharge: airlineCharge };
  const { fareDifference, offerId } = reissue;
  return { agreedCharge: airlineCharge + fareDifference, ...(offerId !== undefined && { offerId }) };
}

/** Whether the supplier carries it out by itself; undefined where its source is gone. */
export async function isCarriedOut(actor: Actor, { change, booking }: Subject): Promise<boolean | undefined> {
  const asked = await askBookingSupplier<boolean>({ actor, booking }, async ({ carriesOut }) => ({
    ok: true,
    value: carriesOut.includes(change.requestType),
  }));
  return asked.ok ? asked.value : undefined;
}

/**
 * Tells the supplier of an accepted request. That it is being told is recorded first; what it answered, or that nobody
 * knows, afterwards. A request that is told twice is known to it by our reference.
 */
export async function tellSupplier(actor: Actor, subject: Subject): Promise<void> {
  const { change, booking } = subject;
  const begun = await commit(actor, openChangeWrites(actor, subject, 'tell'));
  if (!begun.ok) return;
  const told: Subject = {
    ...subject,
    change: { ...change, state: 'Telling', version: change.version + 1 },
    booking: { ...booking, changeText: changeStatusText('Telling') },
  };
  const request: ChangeRequest = {
    RequestType: change.requestType,
    CancellationType: change.cancellationType,
    ...partAtSupplier(booking, change),
    Remarks: change.remarks,
    clientReference: change.requestId,
    ...agreedOf(change),
  };
  const answered = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.changeRequest(call, booking.supplierReference, request),
  );
  if (answered.ok) {
    const { changeRequestId: supplierId, rawStatus } = answered.value;
    await commit(actor, openChangeWrites(actor, told, 'acknowledge', { supplierId, rawStatus }));
  } else if (isSupplierDown(answered.code)) await commit(actor, openChangeWrites(actor, told, 'loseSight'));
  // What was paid for other flights goes back where they are dearer by now: it is asked for anew.
  else {
    const other = change.partner && (await (await import('./linked/by-worker.ts')).followed(actor, change));
    const isDearer = answered.code === 'PRICE_CHANGED' && !change.charges?.reissue;
    const writes = await (isDearer ? dearer(actor, told, other) : refused(actor, told, other));
    await commit(other?.both ?? actor, writes);
  }
}

/** Dearer now: what it costs by now is for the customer to accept; where nobody says that, sight of it is lost. */
async function dearer(
  actor: Actor,
  subject: Subject,
  other: Followed | undefined,
): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  const { change, booking } = subject;
  const part = partOf(booking, change);
  const isPart = change.requestType === RequestType.PartialRefund;
  const quoted = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.cancellationCharges(call, booking.supplierReference, isPart ? partAtSupplier(booking, change) : undefined),
  );
  if (!quoted.ok && isSupplierDown(quoted.code)) return openChangeWrites(actor, subject, 'loseSight');
  const about = {
    isInternational: booking.isInternational,
    passengers: change.passengers.length,
    paid: part ? paidToAirline(actor.site, subject, part) : 0,
  };
  const which = { nth: (change.charges?.nth ?? 0) + 1, now: clock.now(), ...(await siteTerms(actor, about)) };
  const charges = quoted.ok && part ? quotedCharges(actor.site, subject, part, quoted.value, which) : undefined;
  const there = other && charges && (await other.recharged(charges));
  if (!charges || (other && !there)) return refused(actor, subject, other);
  return [
    ...openChangeWrites(actor, subject, 'recharge', { charges }, formatMoney(charges.airlineCharge, change.currency)),
    ...(await chargesMail(actor, change, charges)),
    ...(there ?? []),
  ];
}

async function refused(
  actor: Actor,
  { change, booking }: Subject,
  other: Followed | undefined,
): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  return [
    ...changeEventWrites(actor, change, ['refuse'], { reason: notTaken }, notTaken),
    ...bookingReturnsWrites(actor, booking, change),
    ...(await reissueUndoneWrites(actor, change)),
    ...(await rejectedMail(actor, change, notTaken, 'airline')),
    ...((await other?.rejected(notTaken)) ?? []),
  ];
}

/** What became of what was told: found by our reference, or surely not taken, to be told anew. No answer is no news. */
export async function findAtSupplier(actor: Actor, subject: Subject): Promise<void> {
  const { change, booking } = subject;
  const found = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.findChange(call, booking.supplierReference, change.requestId),
  );
  if (found.ok) {
    const { changeRequestId: supplierId, rawStatus } = found.value;
    await commit(actor, openChangeWrites(actor, subject, 'acknowledge', { supplierId, rawStatus }));
  } else if (found.code === 'NOT_FOUND') await commit(actor, openChangeWrites(actor, subject, 'notTold'));
}
