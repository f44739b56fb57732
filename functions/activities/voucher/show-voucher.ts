import type { UserActor } from '#functions/actor.ts';
import { fetchTimes } from '#functions/activities/cart/show-cart.ts';
import { ticketIssuer } from '#functions/bookings/ticket-issuer.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import type { VoucherShown } from '#shared/activities/voucher/voucher-shown.ts';
import type { VoucherRead } from './voucher-store.ts';

/** A voucher as whoever looks at it sees it. */
export async function showVoucher(actor: UserActor, { cart, redeemed }: VoucherRead): Promise<VoucherShown> {
  const { head, items } = cart;
  const { booked } = head;
  const [issuer, names] = await Promise.all([
    ticketIssuer(actor, { userId: head.userId }),
    namesOf(
      actor,
      [...redeemed.values()].map(({ by }) => userIdOf(by)),
    ),
  ]);
  const byOf = (by: string) => (actor.userType === 'staff' ? whoDid(by, names) : 'the desk');
  return {
    ...{ cartId: head.id, voucherNo: `AV-${head.id.slice(-8)}`, status: head.status, issuer },
    ...{ leadGuest: booked.leadGuest, phone: booked.phone, pickUpPlace: booked.pickUpPlace },
    ...{ adults: head.adults, children: head.children, infants: head.infants },
    items: items.map(({ id, title, name, date, timeSlot, sold }) => {
      const done = redeemed.get(id);
      return {
        ...{ itemId: id, title, name, date, timeSlot, confirmation: booked.confirmations?.[id] ?? '' },
        ...fetchTimes(actor, sold ?? {}),
        ...{ drives: sold?.drives ?? [], inclusions: sold?.inclusions ?? [], about: sold?.about ?? '' },
        ...{ redeemedAt: done?.at ?? '', redeemedBy: done ? byOf(done.by) : '' },
      };
    }),
  };
}
