import type { BookingItem } from '#functions/bookings/model.ts';
import type { Part } from '#functions/payments/refunds/refund-lines.ts';
import { RequestType } from '#shared/changes/model.ts';
import type { ChangeItem } from './model.ts';
import { sectorOf } from './named.ts';
import { partOf } from './parts-of.ts';

/**
 * The part that a request is of; undefined where its airline changed by now which flights those are, or some of it went back
 * otherwise.
 */
export function partOfChange(
  booking: Pick<BookingItem, 'passengers' | 'segments' | 'fare'>,
  change: Pick<ChangeItem, 'passengers' | 'segments' | 'sectors' | 'requestType'>,
): Part | undefined {
  const isOfAll = change.requestType === RequestType.Refund && change.segments.length === booking.segments.length;
  const isAsAsked = change.segments.every((at, nth) => {
    const segment = booking.segments[at];
    return segment !== undefined && sectorOf(segment) === change.sectors[nth];
  });
  return isOfAll || isAsAsked ? partOf(booking, change) : undefined;
}
