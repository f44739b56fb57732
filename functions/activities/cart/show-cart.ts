import type { UserActor } from '#functions/actor.ts';
import { voucherCode } from '#functions/activities/booked/voucher-writes.ts';
import type { Terms } from '#functions/activities/selling.ts';
import { clock } from '#functions/clock.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { type Names, namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { freeUntil } from '#shared/activities/cart/cancellation.ts';
import { usualGuests } from '#shared/activities/guests.ts';
import { noPriceSentence } from '#shared/activities/price/no-price-said.ts';
import type { PriceLine } from '#shared/price-line.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayIn, instant } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import type { Cart, CartHead, SoldItem } from './model.ts';
import { priceCart, type PricedItem, termsOfCart } from './price-cart.ts';
import { drivenLegs, fetchesOf, isDriven, termsOf, timesToCome } from './sold-item.ts';

const neverBooked = {
  ...{ leadGuest: '', phone: '', pickUpPlace: '', driverNote: '', orderId: '', paidAt: '', voucherCode: '' },
  ...{ statusReason: '', refunded: 0, history: [] },
};

/**
 * A cart as whoever looks at it sees it: one in hand priced anew, one that was checked out as it was sold; an empty one where
 * there is none in hand. `terms`: by which it is priced, where those were asked for; `company`: the actor's, where it was read.
 */
export async function showCart(
  actor: UserActor,
  cart: Cart | undefined,
  { terms, company }: { terms?: Terms; company?: LegalEntityItem | undefined } = {},
): Promise<CartShown> {
  const { currency } = actor.head;
  if (!cart) {
    const today = dayIn(actor.head.zone, clock.now());
    return {
      ...{ currency, cartId: '', status: 'DRAFT', version: 0, remarks: '', buyerName: actor.name },
      ...{ ...usualGuests(today), userId: null, updatedAt: '', items: [], lines: [], total: 0, own: 0 },
      ...neverBooked,
    };
  }
  const { head } = cart;
  const priced = await priceCart(actor, cart, terms ?? (await termsOfCart(actor, head, company)));
  const shown = {
    ...{ currency, cartId: head.id, status: head.status, version: head.version, remarks: head.remarks },
    ...{ adults: head.adults, children: head.children, infants: head.infants },
    ...{ startDate: head.startDate, endDate: head.endDate, buyerName: head.buyerName, updatedAt: head.updatedAt },
    userId: head.customerId || null,
    items: priced.map((one) => showItem(actor, one, head)),
  };
  if (head.booked) return { ...shown, ...(await showBooked(actor, cart, head.booked)) };
  const isPriced = priced.every(({ price }) => price.ok);
  const lines = isPriced ? linesOf(priced) : [];
  return {
    ...shown,
    lines,
    total: isPriced ? sumOf(lines) : null,
    own: priced.reduce((sum, { price }) => sum + (price.ok ? price.own : 0), 0),
    ...neverBooked,
  };
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What a cart is beside its items once it was checked out. */
async function showBooked(actor: UserActor, { head, items, events }: Cart, booked: NonNullable<CartHead['booked']>) {
  const isStaff = actor.userType === 'staff';
  const [code, names] = await Promise.all([
    voucherCode(actor, head),
    namesOf(
      actor,
      events.map(({ by }) => userIdOf(by)),
    ),
  ]);
  const { orderId, total, leadGuest, phone, pickUpPlace, driverNote, paidAt = '', reason = '' } = booked;
  return {
    ...{ orderId, total, own: 0, leadGuest, phone, pickUpPlace, driverNote, paidAt, statusReason: reason },
    lines: soldLines(actor, items),
    voucherCode: head.status === 'CONFIRMED' || head.status === 'REDEEMED' ? code : '',
    refunded: Object.values(booked.refunds ?? {}).reduce((sum, minor) => sum + minor, booked.feeBack ?? 0),
    history: events.map(({ event, at, by, note }) => ({
      ...{ event, at, note },
      by:
        userIdOf(by) === actor.userId ? 'you' : isStaff || isOfBuyer(by, names, head) ? whoDid(by, names) : 'The desk',
    })),
  };
}

/** Buyers read the names of their own people, and of nobody at the desk. */
const isOfBuyer = (by: string, { users }: Names, { owner }: CartHead): boolean =>
  users.get(userIdOf(by))?.owner === owner;

function showItem(actor: UserActor, priced: PricedItem, { booked }: CartHead): ItemShown {
  const { item, subject, price } = priced;
  const { id, tourOptionId, comboId, cityId, date, timeSlot, pickUp, drop, both, seen, sold } = item;
  const option = subject.kind === 'option' ? subject.option : undefined;
  const total = sold ? sold.total : price.ok ? price.total : null;
  return {
    ...{ id, tourOptionId, comboId, cityId, date, timeSlot },
    ...{ pickUpAreaTransfer: pickUp, dropAreaTransfer: drop, returnAreaTransfer: both },
    title: sold
      ? item.title
      : subject.kind === 'option'
        ? subject.of.activity.name
        : subject.kind === 'combo'
          ? subject.combo.name
          : item.title,
    name: sold ? item.name : (option?.name ?? item.name),
    picture: subject.kind === 'option' ? (subject.of.activity.pictures[0] ?? null) : null,
    timeSlots: option?.hasTimeSlots ? choosable(actor, item, option.timeSlots) : [],
    ways:
      subject.kind === 'option'
        ? subject.ways.map((way) => ({
            id: way.id,
            scope: way.transferType,
            name: [way.otherName, way.words].filter(Boolean).join(', '),
          }))
        : [],
    ...(sold ? { isInstant: sold.isInstant, cancelHours: sold.cancelHours } : termsOf(subject)),
    total,
    own: price.ok && !sold ? price.own : 0,
    before: !sold && seen !== null && total !== null && seen !== total ? seen : null,
    reason: sold || price.ok ? '' : noPriceSentence(price),
    isDriven: sold ? sold.legs.length > 0 : isDriven({ item, subject, price }),
    ...fetchTimes(actor, sold ?? fetchesOf(actor, priced, drivenLegs(priced).legs)),
    drives: sold?.drives ?? [],
    inclusions: sold?.inclusions ?? [],
    confirmation: booked?.confirmations?.[id] ?? '',
    freeUntil: sold ? instant(freeUntil(sold)) : '',
    refunded: booked?.refunds?.[id] ?? 0,
  };
}

/** Times that an item can have: what it has now is shown even where that is over. */
function choosable(actor: UserActor, { date, timeSlot }: Cart['items'][number], times: readonly string[]): string[] {
  const ahead = timesToCome(actor, date, times);
  return times.filter((time) => time === timeSlot || ahead.includes(time));
}

/** Local times at which guests are fetched; empty where nobody said. */
export function fetchTimes(
  { head: { zone } }: UserActor,
  { fetchedAt, backAt }: Pick<SoldItem, 'fetchedAt' | 'backAt'>,
): Pick<ItemShown, 'pickUpTime' | 'returnTime'> {
  const local = (at: number | undefined) => (at === undefined ? '' : msToLocal(at, zone).slice(11, 16));
  return { pickUpTime: local(fetchedAt), returnTime: local(backAt) };
}

/** Each item's own, then what the site adds to all of them. */
function linesOf(priced: readonly PricedItem[]): PriceLine[] {
  const lines: PriceLine[] = [];
  const added = new Map<string, PriceLine>();
  for (const { item, price } of priced) {
    if (!price.ok) continue;
    lines.push({ kind: 'base', label: item.title, amount: price.net, source: `item:${item.id}` });
    for (const line of price.lines) {
      if (line.kind === 'base' || line.kind === 'extra') continue;
      const sum = added.get(line.label);
      added.set(line.label, { ...line, amount: line.amount + (sum?.amount ?? 0) });
    }
  }
  return [...lines, ...added.values()];
}

/** The same as it was sold. */
function soldLines({ head }: UserActor, items: Cart['items']): PriceLine[] {
  const lines: PriceLine[] = [];
  let [fee, tax, rest] = [0, 0, 0];
  for (const { id, title, sold } of items) {
    if (!sold) continue;
    lines.push({ kind: 'base', label: title, amount: sold.net, source: `item:${id}` });
    fee += sold.fee;
    tax += sold.tax;
    rest += sold.total - sold.net - sold.fee - sold.tax;
  }
  const line = (kind: PriceLine['kind'], label: string, amount: number): PriceLine[] =>
    amount === 0 ? [] : [{ kind, label, amount, source: 'site' }];
  return [
    ...lines,
    ...line('markup', 'Service Fee', fee),
    ...line('gst', `${siteTaxes(head).feeTax} on Service Fee`, tax),
    ...line('discount', 'Discount', rest),
  ];
}
