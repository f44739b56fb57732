import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import { spendAsk } from '#functions/flights/linked/spend-ask.ts';
import { commit } from '#functions/table/commit.ts';
import { RequestType, type RequestTypeId } from '#shared/changes/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import type { Charges, Chosen, QuoteItem } from '../model.ts';
import { partAtSupplier } from '../part-at-supplier.ts';
import { partOf } from '../parts-of.ts';
import { paidToAirline } from '../refund-of.ts';
import { quotedCharges } from '../quoted-charges.ts';
import { readSold, type Sold } from '../subject-of.ts';
import { siteTerms } from '../terms-store.ts';
import { keepQuoteWrites } from '../writes.ts';
import { isAlike } from './ask-there.ts';
import { consumersCharges } from './charge-there.ts';
import { readOtherBooking } from './other-side.ts';

interface Quoted {
  QuoteId: string;
  charges: Charges & { validUntil: number };
}

/**
 * What the supplying site's own supplier says that cancelling costs, through both sites' rules: kept at both, each its own,
 * under one id. ILLEGAL_TRANSITION where nobody can say it at once; `SUPPLIER_…` where the supplier is in trouble.
 */
export async function quoteThere(
  actor: Actor,
  ours: Sold,
  chosen: Chosen,
  requestType: RequestTypeId,
): Promise<Outcome<Quoted, 'ILLEGAL_TRANSITION' | 'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED' | 'CONFLICT' | 'BUSY'>> {
  const other = await readOtherBooking(actor, ours.order);
  const found = other && (await readSold(other.actor, other.booking.bookingId));
  if (!other || !found?.ok || !isAlike(ours.booking, found.value.booking)) return fail('ILLEGAL_TRANSITION');
  const { both, actor: supplier } = other;
  const theirs = found.value;
  const [ourPart, theirPart] = [partOf(ours.booking, chosen), partOf(theirs.booking, chosen)];
  if (!ourPart || !theirPart) return fail('ILLEGAL_TRANSITION');
  const { booking } = theirs;
  if (!(await spendAsk(actor, supplier.site))) return fail('SUPPLIER_FAILED');
  const isPart = requestType === RequestType.PartialRefund;
  const said = await askBookingSupplier({ actor: supplier, booking }, (source, call) =>
    source.cancellationCharges(
      call,
      booking.supplierReference,
      isPart ? partAtSupplier(booking, { ...chosen, requestType }) : undefined,
    ),
  );
  if (!said.ok)
    return fail(said.code === 'SUPPLIER_TIMEOUT' || said.code === 'SUPPLIER_FAILED' ? said.code : 'ILLEGAL_TRANSITION');
  const now = clock.now();
  const passengers = chosen.passengers.length;
  const paid = paidToAirline(supplier.site, theirs, theirPart);
  const terms = await siteTerms(supplier, { isInternational: booking.isInternational, passengers, paid });
  const atSupplier = quotedCharges(supplier.site, theirs, theirPart, said.value, { nth: 1, now, ...terms });
  const atConsumer =
    atSupplier && (await consumersCharges(actor, ours, { part: ourPart, passengers, nth: 1 }, atSupplier));
  if (!atSupplier || !atConsumer) return fail('ILLEGAL_TRANSITION');
  const { validUntil } = atSupplier;
  const QuoteId = randomId();
  const charges = { ...atConsumer, validUntil };
  const quoteOf = (of: Charges, { changes = 0 }: Sold['booking']): QuoteItem => ({
    ...{ ...chosen, charges: of, changes, validUntil, ttl: Math.ceil(validUntil / 1000) },
  });
  const kept = await commit(both, [
    ...keepQuoteWrites(actor, ours.booking.bookingId, QuoteId, quoteOf(charges, ours.booking)),
    ...keepQuoteWrites(supplier, booking.bookingId, QuoteId, quoteOf(atSupplier, booking)),
  ]);
  return kept.ok ? ok({ QuoteId, charges }) : kept;
}
