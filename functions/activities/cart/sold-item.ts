import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { pickupTimes } from '#shared/activities/pickup-times.ts';
import { type DrivenBy, hasTimes } from '#shared/activities/price/price-item.ts';
import { USUAL_CANCEL_HOURS } from '#shared/destination/activities/sold-as.ts';
import { type SharingBasis, sharingBasisNames } from '#shared/destination/rates/sharing.ts';
import { sharingOfLeg } from '#shared/quotations/voucher-missing.ts';
import { laterByClock, localToMs } from '#shared/zone-time.ts';
import type { ComboForSale } from '#functions/activities/combo-store.ts';
import type { CartItem, SoldItem } from './model.ts';
import type { PricedItem, Subject } from './price-cart.ts';

/** When a visit begins: at its time, or with its day, in the site's zone. ms since 1970. */
export const startOf = (actor: Actor, { date, timeSlot }: Pick<CartItem, 'date' | 'timeSlot'>): number =>
  localToMs(`${date}T${timeSlot || '00:00'}`, actor.head.zone);

/** Those of the times of a day that have not begun. */
export const timesToCome = (actor: Actor, date: CartItem['date'], times: readonly string[]): string[] =>
  times.filter((timeSlot) => startOf(actor, { date, timeSlot }) > clock.now());

/**
 * When guests of a visit are fetched, and fetched again for the way back, ms since 1970, as far as they are and somebody said.
 * Of a combo nobody does.
 */
export function fetchesOf(
  actor: Actor,
  { item, subject }: Pick<PricedItem, 'item' | 'subject'>,
  legs: SoldItem['legs'],
): Pick<SoldItem, 'fetchedAt' | 'backAt'> {
  if (subject.kind !== 'option') return {};
  const { fetched, back } = pickupTimes(subject.option);
  const begins = `${item.date}T${item.timeSlot || '00:00'}`;
  const at = (end: 'P' | 'D', minutes: number | null) =>
    minutes !== null && legs.some((leg) => leg.end === end)
      ? localToMs(laterByClock(begins, minutes), actor.head.zone)
      : undefined;
  const [fetchedAt, backAt] = [at('P', fetched), at('D', back)];
  return { ...(fetchedAt !== undefined && { fetchedAt }), ...(backAt !== undefined && { backAt }) };
}

/** Whether guests are fetched or brought back. */
export const isDriven = ({ item, subject, price }: PricedItem): boolean =>
  Boolean(item.pickUp || item.drop || item.both) ||
  (price.ok && price.driven !== undefined) ||
  (subject.kind === 'combo' && subject.combo.parts.some(({ ways }) => ways.length > 0));

/** How an item is sold: confirmed when, and free to cancel until when. The desk finds the times of a combo whose parts have some. */
export function termsOf(subject: Subject): Pick<SoldItem, 'isInstant' | 'cancelHours'> {
  const parts = subject.kind === 'combo' ? subject.combo.parts.flatMap(({ option }) => option ?? []) : [];
  return {
    isInstant:
      subject.kind === 'option'
        ? subject.option.isInstant
        : parts.length > 0 && parts.every((part) => part.isInstant && !hasTimes(part)),
    cancelHours:
      subject.kind === 'option'
        ? subject.option.cancelHours
        : Math.max(USUAL_CANCEL_HOURS, ...parts.map(({ cancelHours }) => cancelHours)),
  };
}

/** Letters of what a voucher says of a visit. */
const MOST_ABOUT = 600;

const scopes = [
  ['pickUp', 'Pickup'],
  ['drop', 'Drop'],
  ['both', 'Pickup and drop'],
] as const;

/** How seats of one end of a transfer are sold. */
const sharingAt = (basis: SharingBasis, end: 'P' | 'D'): 'SIC' | 'PVT' =>
  sharingOfLeg({ sharingType: '' }, end === 'P' ? 'pickup' : 'drop', basis) || 'PVT';

/** A combo's guests are fetched once and brought back once, where any part of it does so. */
function legsOfCombo({ parts }: ComboForSale): SoldItem['legs'] {
  const of = (end: 'P' | 'D', at: (part: ComboForSale['parts'][number]) => SharingBasis | undefined) => {
    const basis = parts.map(at).find((one) => one !== undefined);
    return basis ? [{ end, area: '', sharingType: sharingAt(basis, end) }] : [];
  };
  return [...of('P', ({ onward }) => onward), ...of('D', ({ back }) => back)];
}

/** An option sold by its own transfer: its guests are fetched, and brought back where that goes both ways. */
const legsOfOwn = ({ transferType, sharingBasis }: DrivenBy): SoldItem['legs'] =>
  (transferType === 'return' ? (['P', 'D'] as const) : (['P'] as const)).map((end) => ({
    ...{ end, area: '', sharingType: sharingAt(sharingBasis, end) },
  }));

const wordsOfOwn = ({ transferType, sharingBasis, description }: DrivenBy): string =>
  `${transferType === 'return' ? 'Pickup and drop' : 'Pickup'}: ${[sharingBasisNames[sharingBasis], description].filter(Boolean).join(', ')}`;

/** One end of a combo’s drives, for a voucher. */
const wordsOfLeg = ({ end, sharingType }: SoldItem['legs'][number]): string =>
  `${end === 'P' ? 'Pickup' : 'Drop'}: ${sharingBasisNames[sharingType]}`;

/** Who drives its guests where: what somebody chose goes before the option's own transfer. */
export function drivenLegs({ item, subject, price }: PricedItem): {
  own: DrivenBy | undefined;
  ownLegs: SoldItem['legs'];
  legs: SoldItem['legs'];
} {
  if (subject.kind === 'combo') return { own: undefined, ownLegs: [], legs: legsOfCombo(subject.combo) };
  const ways = subject.kind === 'option' ? subject.ways : [];
  const chosen = scopes.flatMap(([field]) => {
    const way = ways.find(({ id }) => id === item[field]);
    if (!way) return [];
    const ends = field === 'both' ? (['P', 'D'] as const) : field === 'pickUp' ? (['P'] as const) : (['D'] as const);
    return ends.map((end) => ({ end, area: way.otherName, sharingType: sharingAt(way.sharingBasis, end) }));
  });
  const own = price.ok ? price.driven : undefined;
  const ownLegs = own ? legsOfOwn(own).filter(({ end }) => !chosen.some((leg) => leg.end === end)) : [];
  return { own, ownLegs, legs: [...ownLegs, ...chosen] };
}

/** An item as it is sold from now on, with what it is called today; unchanged where it has no price. */
export function soldOf(
  actor: Actor,
  { item, subject, price }: PricedItem,
): Pick<CartItem, 'title' | 'name'> & { sold?: SoldItem } {
  const { title, name } = item;
  if (!price.ok || subject.kind === 'gone') return { title, name };
  const sum = (kind: 'markup' | 'gst') =>
    price.lines.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0);
  const ways = subject.kind === 'option' ? subject.ways : [];
  const parts = subject.kind === 'combo' ? subject.combo.parts.flatMap(({ option }) => option ?? []) : [];
  const chosen = scopes.flatMap(([field, called]) => {
    const way = ways.find(({ id }) => id === item[field]);
    return way ? [`${called}: ${[way.otherName, way.words].filter(Boolean).join(', ')}`] : [];
  });
  const { own, ownLegs, legs } = drivenLegs({ item, subject, price });
  return {
    title: subject.kind === 'option' ? subject.of.activity.name : subject.combo.name,
    name: subject.kind === 'option' ? subject.option.name : name,
    sold: {
      ...{ total: price.total, net: price.net, fee: sum('markup'), tax: sum('gst'), cost: price.cost },
      ...termsOf(subject),
      startsAt: startOf(actor, item),
      inclusions:
        subject.kind === 'option' ? subject.option.inclusions : [...new Set(parts.flatMap((part) => part.inclusions))],
      about: subject.kind === 'option' ? subject.option.description.slice(0, MOST_ABOUT) : '',
      drives:
        subject.kind === 'combo' ? legs.map(wordsOfLeg) : own && ownLegs.length ? [wordsOfOwn(own), ...chosen] : chosen,
      legs,
      ...fetchesOf(actor, { item, subject }, legs),
      place: subject.kind === 'option' ? subject.of.area : '',
      durationMinutes: subject.kind === 'option' ? subject.option.durationMinutes : null,
    },
  };
}
