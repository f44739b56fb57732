import { ownerOf } from '#functions/actors/user.ts';
import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { createOrderWrites, type NewOrder, type OrderBuyer } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { blockedText } from '#functions/users/buyer.ts';
import { readUser } from '#functions/users/store.ts';
import { checkOut, type FullItem } from '#shared/activities/cart/check-out.ts';
import type { RequestOf } from '#shared/contract.ts';
import { conflict, fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { endExpiryWrite } from './expiry-writes.ts';
import type { BookedHead, Cart, CartHead } from './model.ts';
import { priceCart, type PricedItem, termsOfCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { readTaken } from './slot-store.ts';
import { MOST_TAKES, takeWrites, type WantedTake } from './slot-writes.ts';
import { isDriven, soldOf, startOf, timesToCome } from './sold-item.ts';
import { draftNamed } from './store.ts';
import { takesByItem, takesOf, type WantedByItem } from './takes-of.ts';
import { changeCartWrites } from './writes.ts';

/**
 * One commit: the places, the cart on hold, and the order that it waits for. Another price than was accepted, or a time that
 * has no room by now, is answered with what stands.
 */
export const checkOutHandler = handle(checkOut, async (actor, request, { claim }) =>
  untilItStands(async () => {
    const found = await draftNamed(actor, request.cartId);
    if (!found.ok) return found;
    const { cart, company } = found.value;
    const terms = await termsOfCart(actor, cart.head, company);
    const stands = async (full: FullItem[]) => ({ cart: await showCart(actor, cart, { terms }), full });
    if (cart.head.version !== request.version) return conflict(await stands([]));
    const buyer = await buyerOfOrder(actor, cart.head);
    if (!buyer.ok) return buyer;
    const priced = await priceCart(actor, cart, terms);
    const refused = whyNotAsked(request, priced);
    if (refused) return refused;
    const total = priced.reduce((sum, { price }) => sum + (price.ok ? price.total : 0), 0);
    const isPriced = priced.every(({ price }) => price.ok);
    if (!isPriced || total !== request.total)
      return conflict(
        await stands([]),
        isPriced
          ? `The price is now ${formatMoney(total, actor.head.currency)}. Please check it again.`
          : 'An activity no longer has a price. Please change or remove it.',
      );
    const byItem = takesByItem(priced, cart.head);
    const takes = takesOf(byItem);
    if (takes.length > MOST_TAKES)
      return fail('VALIDATION', { message: 'This is too much for one booking. Please check it out in two carts.' });
    const full = await fullItems(actor, cart, priced, takes);
    if (full.length) return conflict(await stands(full), fullText(cart, full));
    const { order, next } = booked(actor, request, { cart, priced, byItem, total });
    const value = { orderId: order.orderId, cartId: next.id };
    const done = await commit(actor, [
      ...changeCartWrites(actor, cart.head, next, {
        put: priced.map((one) => ({ ...one.item, ...soldOf(actor, one) })),
        told: { event: 'checkOut', note: formatMoney(total, order.currency) },
      }),
      ...takeWrites(actor, takes),
      ...createOrderWrites(actor, order, buyer.value),
      endExpiryWrite(actor, next),
      ...claim(value),
    ]);
    return done.ok ? ok(value) : done;
  }),
);

type Asked = RequestOf<typeof checkOut>;

/** What is missing, or over, whatever it costs. */
function whyNotAsked({ pickUpPlace }: Asked, priced: readonly PricedItem[]) {
  if (!priced.length) return fail('VALIDATION', { message: 'Your cart is empty.' });
  const begun = priced.find(({ price }) => !price.ok && price.code === 'TIME_OVER');
  if (begun)
    return fail('VALIDATION', {
      message: `It is too late to book ${begun.item.title} at this time. Please choose another.`,
    });
  const says = 'Please enter where to be fetched.';
  return priced.some(isDriven) && !pickUpPlace
    ? fail('VALIDATION', { message: says, errors: { pickUpPlace: says } })
    : undefined;
}

/** Items without room, each with the times of its day that have some. Two trips, one where there is room. */
async function fullItems(
  actor: UserActor,
  { head }: Cart,
  priced: readonly PricedItem[],
  takes: readonly WantedTake[],
): Promise<FullItem[]> {
  const limited = takes.filter(({ capacity }) => capacity !== null);
  const taken = await readTaken(actor, limited);
  const full = limited.flatMap((take, at) => {
    const left = Math.max(0, (take.capacity ?? 0) - taken[at]!);
    return take.guests > left ? [{ ...take, left }] : [];
  });
  if (!full.length) return [];
  const guests = head.adults + head.children;
  return Promise.all(
    priced.flatMap(({ item, subject }) => {
      const isOf = ({ optionId, date, time }: WantedTake) =>
        date === item.date &&
        (subject.kind === 'option'
          ? optionId === subject.option.id && time === item.timeSlot
          : subject.kind === 'combo' && subject.combo.parts.some(({ option }) => option?.id === optionId));
      const of = full.find(isOf);
      if (!of) return [];
      const times = subject.kind === 'option' && subject.option.hasTimeSlots ? subject.option.timeSlots : [];
      return [freeTimes(actor, of, times, guests).then((free) => ({ itemId: item.id, left: of.left, free }))];
    }),
  );
}

async function freeTimes(
  actor: UserActor,
  { optionId, date, time, capacity }: WantedTake,
  times: readonly string[],
  guests: number,
): Promise<string[]> {
  const others = timesToCome(actor, date, times).filter((other) => other !== time);
  const taken = await readTaken(
    actor,
    others.map((other) => ({ optionId, date, time: other })),
  );
  return others.filter((_, at) => taken[at]! + guests <= (capacity ?? 0));
}

function fullText({ items }: Cart, full: readonly FullItem[]): string {
  const item = items.find(({ id }) => id === full[0]?.itemId);
  if (!item) return 'There is no room any more.';
  const when = [formatDay(item.date), item.timeSlot].filter(Boolean).join(', ');
  return `${item.title} has no room for all of you on ${when} any more.`;
}

/** Whose order it is: the cart's, whoever makes it. NOT_FOUND where the account is gone, VALIDATION where it is blocked. */
async function buyerOfOrder(
  actor: UserActor,
  { userId }: CartHead,
): Promise<Outcome<OrderBuyer, 'NOT_FOUND' | 'VALIDATION'>> {
  if (userId === actor.userId) return ok(actor);
  const user = await readUser(actor, userId);
  if (user?.isBlocked) return fail('VALIDATION', { message: `${blockedText(user)}.` });
  return user
    ? ok({ owner: ownerOf(user), userId, isAwaitingApproval: user.isAwaitingApproval ?? false })
    : fail('NOT_FOUND', { message: 'The customer of this cart is gone.' });
}

/** When the first visit that has a time begins, ms since 1970: what is not paid by then is over. Undefined where none has one. */
function firstBeginning(actor: UserActor, priced: readonly PricedItem[]): number | undefined {
  const timed = priced.filter(({ item }) => item.timeSlot).map(({ item }) => startOf(actor, item));
  return timed.length ? Math.min(...timed) : undefined;
}

function booked(
  actor: UserActor,
  { leadGuest, phone, pickUpPlace, driverNote }: Asked,
  {
    cart: { head },
    priced,
    byItem,
    total,
  }: { cart: Cart; priced: readonly PricedItem[]; byItem: readonly WantedByItem[]; total: number },
): { order: NewOrder; next: BookedHead } {
  const orderId = randomId();
  const guest = `${leadGuest.firstName} ${leadGuest.lastName}`;
  const firstDate = priced[0]!.item.date;
  const order: NewOrder = {
    ...{ orderId, serviceName: 'activity', subject: head.id, amount: total, currency: actor.head.currency, costs: [] },
    ...{
      expiresAt: paymentDeadline(firstBeginning(actor, priced)),
      traceId: '',
      redirectTo: `/activities/cart?cartId=${head.id}`,
    },
    remark: `Activities of ${guest}, from ${formatDay(firstDate)}`,
  };
  const sold = priced.map((one) => soldOf(actor, one).sold);
  return {
    order,
    next: {
      ...head,
      status: 'ON_HOLD',
      booked: {
        ...{ orderId, total, leadGuest: guest, phone, pickUpPlace, driverNote, firstDate },
        titles: priced.slice(0, 2).map((one) => soldOf(actor, one).title),
        isInstant: sold.every((one) => one?.isInstant),
        isDriven: sold.some((one) => one !== undefined && one.legs.length > 0),
        takes: byItem.map(({ itemId, optionId, date, time, guests }) => ({ itemId, optionId, date, time, guests })),
      },
    },
  };
}
