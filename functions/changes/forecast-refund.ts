import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { ok } from '#shared/errors.ts';
import { chosenOf } from './chosen-of.ts';
import { notBegun } from './linked/other-desk.ts';
import { nameOf, sectorOf } from './named.ts';
import { weightsOf } from './parts-of.ts';
import { paidToAirline, refundOf } from './refund-of.ts';
import { shownLines } from './show-change.ts';
import { readSold } from './subject-of.ts';
import { siteTerms } from './terms-store.ts';

export const forecastRefundHandler = handle(forecastRefund, async (actor, { BookingId, ...asked }) => {
  const sold = await readSold(actor, BookingId);
  if (!sold.ok) return sold;
  const refused = notBegun(sold.value.order, asked);
  if (refused) return refused;
  const { booking, order } = sold.value;
  const found = chosenOf(booking, asked, clock.now());
  if (!found.ok) return found;
  const { chosen, part } = found.value;
  const about = {
    isInternational: booking.isInternational,
    passengers: chosen.passengers.length,
    paid: paidToAirline(actor.site, sold.value, part),
  };
  const bySite = { airlineCharge: 0, ...(await siteTerms(actor, about)) };
  const { lines, minor } = refundOf(actor.site, sold.value, part, bySite);
  const weights = weightsOf(booking);
  return ok({
    currency: booking.fare.currency,
    lines: shownLines(lines),
    comesBackAtMost: minor,
    to: order.paidBy?.method ?? 'wallet',
    parts: chosen.passengers.flatMap((at) =>
      chosen.segments.map((nth) => ({
        passenger: nameOf(booking.passengers[at]!),
        sector: sectorOf(booking.segments[nth]!),
        amount: weights[at]![nth]!,
      })),
    ),
  });
});
