import type { Actor, JobActor, ResaleActor } from '#functions/actor.ts';
import { bothSitesOf } from '#functions/actors/resale.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import type { ChangeItem } from '../model.ts';
import { readSubject, type Sold } from '../subject-of.ts';

/** Who commits for both sites of a sale through a link, the other site's job, who reads and writes there, and this site's. */
interface There {
  both: ResaleActor;
  actor: JobActor;
  here: JobActor;
}

/** A request as the other site has it, with what it is of. */
export type OtherSide = There & Sold & { change: ChangeItem };

/** The other site of an order that was sold through a link. Two trips. Throws where its booking is gone. */
export async function readOtherBooking(
  actor: Actor,
  { boughtFrom, soldTo }: Pick<OrderItem, 'boughtFrom' | 'soldTo'>,
): Promise<(There & { booking: BookingItem }) | undefined> {
  const other = boughtFrom ?? soldTo;
  if (!other) return undefined;
  const { both, supplier, consumer } = await bothSitesOf(actor, boughtFrom ? { boughtFrom } : { soldTo: other });
  const [here, there] = boughtFrom ? [consumer, supplier] : [supplier, consumer];
  const booking = await readBooking(there, other.bookingId);
  if (!booking) throw new Error(`no other side of booking ${other.bookingId}`);
  return { both, actor: there, here, booking };
}

/** The other side of a request that is of both sites; undefined for any other. Throws where it is gone. */
export async function readOtherSide(
  actor: Actor,
  { partner }: Pick<ChangeItem, 'partner'>,
): Promise<OtherSide | undefined> {
  if (!partner) return undefined;
  const { does, site, requestId } = partner;
  const { both, supplier, consumer } = await bothSitesOf(
    actor,
    does === 'supplies' ? { boughtFrom: { site } } : { soldTo: { site } },
  );
  const [here, there] = does === 'supplies' ? [consumer, supplier] : [supplier, consumer];
  const found = await readSubject(there, requestId);
  if (!found.ok) throw new Error(`no other side of request ${requestId}`);
  return { both, actor: there, here, ...found.value };
}

/** The other site's writes in a commit of both: whatever moved on there is read anew and tried again, which BUSY asks for. */
export const there = <F extends FailureCode>(writes: readonly Write<F>[]): Write<never>[] =>
  writes.map((write): Write<never> => ({ ...write, otherwise: 'BUSY' }));
