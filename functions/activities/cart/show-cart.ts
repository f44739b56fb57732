import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { usualGuests } from '#shared/activities/guests.ts';
import { noPriceSentence } from '#shared/activities/price/no-price-said.ts';
import { USUAL_CANCEL_HOURS } from '#shared/destination/activities/sold-as.ts';
import type { PriceLine } from '#shared/price-line.ts';
import { dayIn } from '#shared/time.ts';
import type { Cart } from './model.ts';
import { priceCart, type PricedItem } from './price-cart.ts';

/** A cart as whoever looks at it sees it, all of it priced anew; an empty one where there is none in hand. */
export async function showCart(actor: UserActor, cart: Cart | undefined): Promise<CartShown> {
  const { currency } = actor.head;
  if (!cart) {
    const today = dayIn(actor.head.zone, clock.now());
    return {
      ...{
        currency,
        cartId: '',
        status: 'DRAFT',
        version: 0,
        ...usualGuests(today),
        remarks: '',
        buyerName: actor.name,
      },
      ...{ userId: null, updatedAt: '', items: [], lines: [], total: 0, own: 0 },
    };
  }
  const { head, items } = cart;
  const priced = await priceCart(actor, head, items);
  const isPriced = priced.every(({ price }) => price.ok);
  const lines = isPriced ? linesOf(priced) : [];
  return {
    ...{ currency, cartId: head.id, status: head.status, version: head.version, remarks: head.remarks },
    ...{ adults: head.adults, children: head.children, infants: head.infants },
    ...{ startDate: head.startDate, endDate: head.endDate, buyerName: head.buyerName, updatedAt: head.updatedAt },
    userId: head.customerId || null,
    items: priced.map(showItem),
    lines,
    total: isPriced ? lines.reduce((sum, { amount }) => sum + amount, 0) : null,
    own: priced.reduce((sum, { price }) => sum + (price.ok ? price.own : 0), 0),
  };
}

function showItem({ item, subject, price }: PricedItem): ItemShown {
  const { id, tourOptionId, comboId, cityId, date, timeSlot, pickUp, drop, both, seen } = item;
  const option = subject.kind === 'option' ? subject.option : undefined;
  const parts = subject.kind === 'combo' ? subject.combo.parts.flatMap((part) => part.option ?? []) : [];
  const total = price.ok ? price.total : null;
  return {
    ...{ id, tourOptionId, comboId, cityId, date, timeSlot },
    ...{ pickUpAreaTransfer: pickUp, dropAreaTransfer: drop, returnAreaTransfer: both },
    title:
      subject.kind === 'option' ? subject.of.activity.name : subject.kind === 'combo' ? subject.combo.name : item.title,
    name: option?.name ?? item.name,
    picture: subject.kind === 'option' ? (subject.of.activity.pictures[0] ?? null) : null,
    timeSlots: option?.hasTimeSlots ? option.timeSlots : [],
    ways:
      subject.kind === 'option'
        ? subject.ways.map((way) => ({
            id: way.id,
            scope: way.transferType,
            name: [way.otherName, way.words].filter(Boolean).join(', '),
          }))
        : [],
    isInstant: option ? option.isInstant : parts.length > 0 && parts.every(({ isInstant }) => isInstant),
    cancelHours: option?.cancelHours ?? Math.max(USUAL_CANCEL_HOURS, ...parts.map(({ cancelHours }) => cancelHours)),
    total,
    own: price.ok ? price.own : 0,
    before: seen !== null && total !== null && seen !== total ? seen : null,
    reason: price.ok ? '' : noPriceSentence(price),
  };
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
