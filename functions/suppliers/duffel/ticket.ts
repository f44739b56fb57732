import type {
  Answer,
  CancellationQuote,
  ChangeRequest,
  HoldQuote,
  SupplierBooking,
  SupplierCall,
  SupplierChange,
  SupplierChangeStatus,
  SupplierFailure,
} from '#functions/suppliers/flight-supplier.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { type Account, asked, lost } from './asking.ts';
import { bookingOf, markOf } from './map-order.ts';
import { minorOf } from './minor-of.ts';
import { readOrder } from './orders.ts';
import { isThereAlready, mayHavePaid, outcomeOfCreating } from './outcomes.ts';
import {
  cancellationAnswer,
  cancellationsPage,
  type DuffelCancellation,
  type DuffelOrder,
  paymentAnswer,
} from './wire.ts';

interface Known {
  order: DuffelOrder;
  booking: SupplierBooking;
}

async function known(
  account: Account,
  call: SupplierCall,
  reference: string,
): Promise<Outcome<Known, SupplierFailure>> {
  const order = await readOrder(account, call, reference);
  return order.ok ? ok({ order: order.value, booking: bookingOf(order.value, call.now) }) : order;
}

/**
 * Pays for a held order, which issues its tickets. PRICE_CHANGED where it costs another amount than was agreed to; a
 * paid one answers as it is. A payment that Duffel broke over is never sent again: it may stand at the airline.
 */
export async function ticketAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
  consented?: HoldQuote,
): Answer<SupplierBooking> {
  const found = await known(account, call, reference);
  if (!found.ok) return found;
  const { order, booking } = found.value;
  if (booking.state === 'TICKETED' || booking.state === 'IN_PROGRESS') return ok(booking);
  if (booking.state !== 'HELD') return fail('ILLEGAL_TRANSITION');
  const { total_amount: amount, total_currency: currency } = order;
  const [agreed = '', inCurrency = ''] = (markOf(order).portolan_price ?? '').split(' ');
  const may = consented ?? { total: minorOf(agreed, currency), currency: inCurrency };
  if (may.currency !== currency || may.total !== minorOf(amount, currency)) return fail('PRICE_CHANGED');
  const { portolan_booking: clientReference = '' } = markOf(order);
  const told = await account.memory.told(clientReference);
  if (told?.isPaymentInDoubt) return fail('SUPPLIER_FAILED');
  const paid = await account.askOfBooking({
    method: 'POST',
    path: '/air/payments',
    data: { order_id: order.id, payment: { type: 'balance', amount, currency } },
    answer: paymentAnswer,
    signal: call.signal,
  });
  if (paid.kind === 'lost') return lost(paid);
  if (paid.kind === 'refused' && mayHavePaid(paid.refusal))
    await account.memory.keep(clientReference, { at: call.now, ...told, orderId: order.id, isPaymentInDoubt: true });
  // Another process of ours may have paid meanwhile: the order says so.
  if (paid.kind === 'refused' && !isThereAlready(paid.refusal))
    return fail<SupplierFailure>(outcomeOfCreating(paid.refusal));
  const after = await known(account, call, reference);
  if (!after.ok) return after.code === 'NOT_FOUND' ? fail('SUPPLIER_FAILED') : after;
  const isUnpaid = after.value.booking.state === 'HELD';
  return isUnpaid && paid.kind === 'refused' ? fail('SUPPLIER_FAILED') : ok(after.value.booking);
}

/** What a held order costs now, and until when Duffel keeps it. */
export async function holdAtDuffel(account: Account, call: SupplierCall, reference: string): Answer<HoldQuote> {
  const found = await known(account, call, reference);
  if (!found.ok) return found;
  const { order, booking } = found.value;
  if (booking.state !== 'HELD') return fail('ILLEGAL_TRANSITION');
  const { total_currency: currency } = order;
  const total = minorOf(order.total_amount, currency);
  if (total === undefined) return fail('SUPPLIER_FAILED');
  return ok({ total, currency, ...(booking.holdUntil !== undefined && { holdUntil: booking.holdUntil }) });
}

const pathOf = (id: string, action = '') => `/air/order_cancellations/${encodeURIComponent(id)}${action}`;

/** What Duffel would give back, binding until its own time; nothing is cancelled by asking. */
async function quoteCancelling({ askOfBooking }: Account, { signal }: SupplierCall, orderId: string) {
  return asked(
    await askOfBooking({
      method: 'POST',
      path: '/air/order_cancellations',
      data: { order_id: orderId },
      answer: cancellationAnswer,
      signal,
    }),
  );
}

async function confirm({ askOfBooking }: Account, { signal }: SupplierCall, id: string) {
  return asked(
    await askOfBooking({ method: 'POST', path: pathOf(id, '/actions/confirm'), answer: cancellationAnswer, signal }),
  );
}

/** Gives the seats of a hold back; released is released, however often it is asked. */
export async function releaseAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
): Answer<SupplierBooking> {
  const found = await known(account, call, reference);
  if (!found.ok) return found;
  const { booking } = found.value;
  if (booking.state === 'CANCELLED') return ok(booking);
  if (booking.state !== 'HELD') return fail('ILLEGAL_TRANSITION');
  const quoted = await quoteCancelling(account, call, reference);
  const confirmed = quoted.ok ? await confirm(account, call, quoted.value.data.id) : quoted;
  const after = await known(account, call, reference);
  if (!after.ok) return confirmed.ok ? after : confirmed;
  // Refused, and released all the same: another process did, or its time ran out.
  return confirmed.ok || after.value.booking.state === 'CANCELLED' ? ok(after.value.booking) : confirmed;
}

/** What an airline may give back that is no money, and that the house is never paid. */
const notMoney: Record<string, string> = { voucher: 'a voucher', airline_credits: 'credit for other flights' };

/** What the airline says that it gives back, in the order's currency; undefined where it does not say, or in another. */
const saidBack = ({ refund_amount: amount, refund_currency: currency }: DuffelCancellation, order: DuffelOrder) =>
  amount && currency === order.total_currency ? minorOf(amount, currency) : undefined;

/** The money of it. */
const refundOf = (sent: DuffelCancellation, order: DuffelOrder): number | undefined =>
  notMoney[sent.refund_to ?? ''] ? 0 : saidBack(sent, order);

const timeOf = (instant: string | null | undefined): number | undefined => (instant ? Date.parse(instant) : undefined);

/** A quoted cancellation in the trade's terms; undefined where the order has no price that can be read. */
function chargesOf(sent: DuffelCancellation, order: DuffelOrder): CancellationQuote | undefined {
  const { total_currency: currency } = order;
  const total = minorOf(order.total_amount, currency);
  if (total === undefined) return undefined;
  const validUntil = timeOf(sent.expires_at);
  const holds = { currency, ...(validUntil !== undefined && { validUntil }) };
  const refund = refundOf(sent, order);
  if (refund === undefined)
    return { ...holds, charge: total, remarks: 'The airline has not stated the refund: we will ask.' };
  const until = sent.expires_at
    ? ` Valid until ${formatDay(sent.expires_at.slice(0, 10))}, ${sent.expires_at.slice(11, 16)} UTC.`
    : '';
  const said = saidBack(sent, order);
  const instead = notMoney[sent.refund_to ?? ''];
  const given = instead ? ` You get ${said ? `${formatMoney(said, currency)} as ` : ''}${instead}, not a refund.` : '';
  const remarks = `What the airline retains of the fare, all passengers.${given}${until}`;
  return { ...holds, charge: Math.max(0, total - refund), remarks };
}

export async function chargesAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
): Answer<CancellationQuote> {
  const found = await known(account, call, reference);
  if (!found.ok) return found;
  const { order, booking } = found.value;
  if (booking.state === 'HELD')
    return ok({ charge: 0, currency: order.total_currency, remarks: 'Held seats are released free of charge.' });
  if (booking.state === 'CANCELLED') return fail('ILLEGAL_TRANSITION');
  const quoted = await quoteCancelling(account, call, reference);
  if (!quoted.ok) return quoted;
  const charges = chargesOf(quoted.value.data, order);
  return charges ? ok(charges) : fail('SUPPLIER_FAILED');
}

/** The cancellation of an order that was confirmed: it is one at most. */
async function confirmedOf(account: Account, call: SupplierCall, reference: string): Answer<SupplierChange> {
  const listed = asked(
    await account.askOfBooking({
      method: 'GET',
      // Each look at the charges made one: the confirmed one may be far down the list.
      path: `/air/order_cancellations?limit=200&order_id=${encodeURIComponent(reference)}`,
      answer: cancellationsPage,
      signal: call.signal,
    }),
  );
  if (!listed.ok) return listed;
  const earlier = listed.value.data.find(({ order_id: of, confirmed_at: at }) => of === reference && at);
  return earlier ? ok({ changeRequestId: earlier.id, rawStatus: 'CONFIRMED' }) : fail('NOT_FOUND');
}

/** Duffel's cancellations carry no reference of ours: an order's only one is the request's. */
export async function findChangeAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
): Answer<SupplierChange> {
  const found = await known(account, call, reference);
  return found.ok ? confirmedOf(account, call, reference) : found;
}

/**
 * A refund cancels the whole order at the price quoted in the same breath, and not at a higher one than was agreed to;
 * the same request again is the same cancellation. Parts are not carried out: `carriesOut` says so. Nor is
 * a cancellation of which the airline does not say what it gives back: the desk asks first.
 */
export async function changeAtDuffel(
  account: Account,
  call: SupplierCall,
  reference: string,
  { RequestType, agreedCharge }: ChangeRequest,
): Answer<SupplierChange> {
  const found = await known(account, call, reference);
  if (!found.ok) return found;
  if (RequestType !== 1) return fail('ILLEGAL_TRANSITION');
  const earlier = await confirmedOf(account, call, reference);
  if (earlier.ok || earlier.code !== 'NOT_FOUND') return earlier;
  if (found.value.booking.state !== 'TICKETED') return fail('ILLEGAL_TRANSITION');
  const quoted = await quoteCancelling(account, call, reference);
  if (!quoted.ok) return quoted;
  const charges = chargesOf(quoted.value.data, found.value.order);
  if (!charges) return fail('SUPPLIER_FAILED');
  if (refundOf(quoted.value.data, found.value.order) === undefined) return fail('ILLEGAL_TRANSITION');
  if (agreedCharge !== undefined && charges.charge > agreedCharge) return fail('PRICE_CHANGED');
  const confirmed = await confirm(account, call, quoted.value.data.id);
  return confirmed.ok ? ok({ changeRequestId: confirmed.value.data.id, rawStatus: 'CONFIRMED' }) : confirmed;
}

export async function changeStatusAtDuffel(
  account: Account,
  call: SupplierCall,
  changeRequestId: string,
): Answer<SupplierChangeStatus> {
  const answer = asked(
    await account.askOfBooking({
      method: 'GET',
      path: pathOf(changeRequestId),
      answer: cancellationAnswer,
      signal: call.signal,
    }),
  );
  if (!answer.ok) return answer;
  const sent = answer.value.data;
  if (!sent.confirmed_at) return ok({ rawStatus: 'QUOTED', statusText: 'Not confirmed yet', state: 'PENDING' });
  const order = await readOrder(account, call, sent.order_id);
  if (!order.ok) return order;
  const refund = refundOf(sent, order.value);
  const total = minorOf(order.value.total_amount, order.value.total_currency);
  return ok({
    rawStatus: 'CONFIRMED',
    statusText: 'Cancelled at the airline',
    state: 'COMPLETED',
    ...(refund !== undefined && { refund }),
    ...(refund !== undefined && total !== undefined && { charge: Math.max(0, total - refund) }),
  });
}
