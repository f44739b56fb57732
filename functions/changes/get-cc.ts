import { clock } from '#functions/clock.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { CancellationType, RequestType } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { chosenOf } from './chosen-of.ts';
import { notBegun } from './linked/other-desk.ts';
import type { Charges, QuoteItem } from './model.ts';
import { paidToAirline } from './refund-of.ts';
import { quotedCharges } from './quoted-charges.ts';
import { shownLines } from './show-change.ts';
import { readSold, type Sold } from './subject-of.ts';
import { siteTerms } from './terms-store.ts';
import { keepQuoteWrites } from './writes.ts';

/** What cannot be quoted here is asked for all the same: staff say then what it costs. */
const notQuoted = fail('ILLEGAL_TRANSITION', {
  message: 'The airline does not say what this costs. Please send the request: our staff will ask.',
});

export const getCcHandler = handle(getCc, async (actor, { BookingId, ...asked }) => {
  const sold = await readSold(actor, BookingId);
  if (!sold.ok) return sold;
  const refused = notBegun(sold.value.order, asked);
  if (refused) return refused;
  const { booking } = sold.value;
  const now = clock.now();
  const found = chosenOf(booking, asked, now);
  if (!found.ok) return found;
  const { chosen, part } = found.value;
  if (asked.CancellationType === CancellationType.FlightCancelled) return notQuoted;
  if (sold.value.order.boughtFrom) {
    const { quoteThere } = await import('./linked/quote-there.ts');
    const said = await quoteThere(actor, sold.value, chosen, asked.RequestType);
    if (said.ok) return ok(shownQuote(booking, said.value.QuoteId, said.value.charges));
    return said.code === 'ILLEGAL_TRANSITION' ? notQuoted : said;
  }
  const isPart = asked.RequestType === RequestType.PartialRefund;
  const quoted = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.cancellationCharges(
      call,
      booking.supplierReference,
      isPart ? { Sectors: [...asked.Sectors], TicketId: [...asked.TicketId] } : undefined,
    ),
  );
  if (!quoted.ok)
    return quoted.code === 'SUPPLIER_TIMEOUT' || quoted.code === 'SUPPLIER_FAILED' ? fail(quoted.code) : notQuoted;
  const about = {
    isInternational: booking.isInternational,
    passengers: chosen.passengers.length,
    paid: paidToAirline(actor.site, sold.value, part),
  };
  const terms = { nth: 1, now, ...(await siteTerms(actor, about)) };
  const charges = quotedCharges(actor.site, sold.value, part, quoted.value, terms);
  if (!charges) return notQuoted;
  const { validUntil } = charges;
  const { changes = 0 } = booking;
  const quote: QuoteItem = { ...chosen, charges, changes, validUntil, ttl: Math.ceil(validUntil / 1000) };
  const QuoteId = randomId();
  const kept = await commit(actor, keepQuoteWrites(actor, booking.bookingId, QuoteId, quote));
  if (!kept.ok) return kept;
  return ok(shownQuote(booking, QuoteId, charges));
});

const shownQuote = (
  { fare }: Sold['booking'],
  QuoteId: string,
  { airlineCharge, remarks, validUntil, lines, minor }: Charges & { validUntil: number },
) => ({
  ...{ QuoteId, currency: fare.currency, cancellationCharge: airlineCharge, remarks, validUntil },
  lines: shownLines(lines),
  comesBack: minor,
});
