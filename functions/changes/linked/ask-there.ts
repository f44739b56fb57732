import { type Actor, consumerOf, type ResaleActor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { begunChange } from '../begun-change.ts';
import type { ChangeItem } from '../model.ts';
import { sectorOf } from '../named.ts';
import { partOf } from '../parts-of.ts';
import { readQuote } from '../store.ts';
import { tellWrites } from '../task-writes.ts';
import { askChangeWrites } from '../writes.ts';
import { readOtherBooking, there } from './other-side.ts';

const CANCELLED_BY_AIRLINE = 'The airline cancelled these flights.';

const ASKED_BY_CUSTOMER = 'A customer of the partner asked for this.';

interface AskedThere {
  both: ResaleActor;
  /** The request that was to be made here, naming the one there. */
  change: ChangeItem;
  writes: Write<never>[];
}

/**
 * The same request at the other site of a sale through a link, for the commit that makes it here; undefined for an order
 * of one site. With the id of a quote that both keep it is accepted at once, as each said it. ILLEGAL_TRANSITION where the
 * booking there cannot be asked for the same.
 */
export async function askThere(
  actor: Actor,
  { booking, order, change, quoteId }: { booking: BookingItem; order: OrderItem; change: ChangeItem; quoteId?: string },
): Promise<Outcome<AskedThere, 'ILLEGAL_TRANSITION'> | undefined> {
  const other = await readOtherBooking(actor, order);
  if (!other) return undefined;
  const { both, actor: site, booking: theirs } = other;
  if (!isAskable(theirs) || !isAlike(booking, theirs) || !partOf(theirs, change))
    return fail('ILLEGAL_TRANSITION', { message: 'Nothing can be asked for this booking now.' });
  const quote = quoteId === undefined ? undefined : await readQuote(site, theirs.bookingId, quoteId);
  if (quoteId !== undefined && quote?.changes !== (theirs.changes ?? 0))
    return fail('ILLEGAL_TRANSITION', { message: 'These charges are over. Please request them again.' });
  const { passengers, segments, requestType, cancellationType } = change;
  // The supplier's words are for nobody who buys at the consumer's, and what these write is for the desk that they write to.
  const isDesks = change.askedBy.userType === 'staff';
  const remarks = order.soldTo ? CANCELLED_BY_AIRLINE : isDesks ? change.remarks : ASKED_BY_CUSTOMER;
  const made = await begunChange(site, theirs, {
    ...{ passengers, segments, requestType, cancellationType, remarks },
    askedBy: await askedBy(site, theirs),
    ...(quote && { charges: quote.charges }),
  });
  const [theyDo, weDo] = order.boughtFrom ? (['supplies', 'sells'] as const) : (['sells', 'supplies'] as const);
  const asked: ChangeItem = { ...made, partner: { does: weDo, site: actor.site, requestId: change.requestId } };
  return ok({
    both,
    change: {
      ...change,
      ...(quote && { state: 'WithSupplier' as const }),
      partner: { does: theyDo, site: site.site, requestId: made.requestId },
    },
    writes: there([...askChangeWrites(site, theirs, asked), ...tellWrites(site, asked)]),
  });
}

const isAskable = ({ statusId, ticketedAt }: BookingItem): boolean =>
  ticketedAt !== undefined && (statusId === BookingStatus.Ticketed || statusId === BookingStatus.Cancelled);

/** Both have the same people and sectors: one that its airline changed is followed at the other with its next look. */
export const isAlike = (one: BookingItem, other: BookingItem): boolean =>
  one.passengers.length === other.passengers.length &&
  one.segments.map(sectorOf).join() === other.segments.map(sectorOf).join();

/** The supplier reads who bought it; the buyer's customers never who supplies: there the site itself asked. */
async function askedBy(site: Actor, { owner, createdBy }: BookingItem): Promise<ChangeItem['askedBy']> {
  if (consumerOf(owner) !== undefined) return createdBy;
  return { email: (await readSite(site)).siteName, userType: 'staff' };
}
