import {
  type NoPriceCode,
  type Party,
  priceOption,
  type PriceWish,
  type RatedCatalogue,
  type RateLine,
} from '../../destination/rates/price-option.ts';
import { lineLabel } from '../../destination/rates/rate-words.ts';
import type { TransferRate } from '../../destination/rates/rate-shown.ts';
import type { TransferScope } from '../../destination/rates/sharing.ts';
import { type DayRates, siteLines, valueOf } from '../../markups/site-lines.ts';
import type { PriceLine } from '../../price-line.ts';
import type { Day } from '../../time.ts';
import type { ActivityRuleChooser, Visited } from '../markup/choose-rule.ts';
import type { ActivityRule } from '../markup/model.ts';
import { priceAreaTransfer, type SoldAreaTransfer } from './price-area-transfer.ts';
import { type SoldCombo, whyNoCombo } from './price-combo.ts';

/** A tour option as it is sold, with its rates of all markets. `isDeactivated` where it or its activity is. */
export interface SoldOption extends RatedCatalogue, Visited {
  id: string;
  /** Where its activity is; empty where nobody said: then nobody is driven. */
  areaId: string;
  hasTimeSlots: boolean;
  /** Local times `hh:mm`. */
  timeSlots: readonly string[];
}

/** What somebody wants of an option. */
export interface ItemWish extends Party {
  date: Day;
  /** Local time `hh:mm`; empty for an option without times. Left out: not chosen yet. */
  timeSlot?: string | undefined;
  /** Ids of transfers between areas; empty for none. A return is instead of both others. */
  pickUp?: string | undefined;
  drop?: string | undefined;
  both?: string | undefined;
}

/** To whom, when and by which terms the site sells: made once a request. */
export interface Selling {
  /** The site's day: what was yesterday is not sold. */
  today: Day;
  /** Its local time, `hh:mm`: what has begun today is not sold. */
  now: string;
  marketId: string;
  /** Priced for a market that has no rate of a kind at all; empty where the site has none. */
  defaultMarketId: string;
  /** Transfers between areas that may be asked for, by id. */
  transfers: ReadonlyMap<string, SoldAreaTransfer>;
  /** The buyer's markup group, or `RETAIL`. */
  groupId: string;
  /** Which of the site's rules holds. */
  rule: ActivityRuleChooser;
  /** Which of the buyer's own company's; left out where it has none. */
  ownRule?: ActivityRuleChooser | undefined;
  /** Tax rates of today. */
  rates: DayRates;
}

export type NoItemCode = NoPriceCode | 'PAST' | 'NO_SUCH_SLOT' | 'TIME_OVER';
/** Why something has no price, and what of it. */
export interface NoItemPrice {
  ok: false;
  code: NoItemCode;
  about: 'option' | TransferScope | 'combo' | 'comboTransfer';
}

/** What the site asks for something before it adds its own. Minor units. */
export type NetPrice =
  | { ok: true; lines: readonly PriceLine[]; total: number; cost: number | null; driven?: DrivenBy | undefined }
  | NoItemPrice;

/** The transfer rate of its own that an option is sold by. */
export type DrivenBy = Pick<TransferRate, 'transferType' | 'sharingBasis' | 'description'>;

export interface SoldPrice {
  ok: true;
  /** What the buyer pays is their sum. */
  lines: PriceLine[];
  /** Of rates and transfers alone. */
  net: number;
  /** What the buyer pays. */
  total: number;
  /** What the site pays; null where nobody said a part of it. */
  cost: number | null;
  /** The site's rule that won. */
  rule: ActivityRule | undefined;
  /** What the buyer's own company adds for its customers, and by which rule; never a part of what it pays. */
  own: number;
  ownRule: ActivityRule | undefined;
  /** Absent where no transfer rate of the option's own is in it. */
  driven?: DrivenBy | undefined;
}
export type ItemPrice = SoldPrice | NoItemPrice;

const scopes = { pickUp: 'Pickup', drop: 'Drop', both: 'Pickup & Drop' } as const;
const noLines: NetPrice = { ok: true, lines: [], total: 0, cost: 0 };

/** What an option comes to for a party on a day, by the rates of its market, without transfers between areas. */
export function netOfOption(option: SoldOption, wish: ItemWish, selling: Selling): NetPrice {
  const none = (code: NoItemCode): NoItemPrice => ({ ok: false, code, about: 'option' });
  if (wish.date < selling.today) return none('PAST');
  const { timeSlot } = wish;
  if (timeSlot !== undefined && !isSlotOf(option, timeSlot)) return none('NO_SUCH_SLOT');
  const times = timeSlot ? [timeSlot] : hasTimes(option) ? option.timeSlots : [];
  if (haveBegun(times, wish.date, selling)) return none('TIME_OVER');
  const asked = { ...wish, marketId: selling.marketId, defaultMarketId: selling.defaultMarketId };
  const price = option.hasTicket || option.tickets.length ? priceOption(option, asked) : byTransfer(option, asked);
  if (!price.ok) return none(price.code);
  const driven = price.transfer?.winner;
  return {
    ...{ ok: true, lines: price.lines.map(optionLine), total: price.total, cost: price.cost },
    ...(driven && { driven }),
  };
}

/** Whether all of some times of a day have begun; false of none. */
const haveBegun = (times: readonly string[], date: Day, { today, now }: Pick<Selling, 'today' | 'now'>): boolean =>
  date === today && times.length > 0 && times.every((time) => time <= now);

/** Whether an option begins at times that somebody said. */
export const hasTimes = ({ hasTimeSlots, timeSlots }: Pick<SoldOption, 'hasTimeSlots' | 'timeSlots'>): boolean =>
  hasTimeSlots && timeSlots.length > 0;

/** Whether an option begins at a time; an option without times, or whose times nobody said, begins at none. */
export const isSlotOf = (option: SoldOption, timeSlot: string): boolean =>
  hasTimes(option) ? option.timeSlots.includes(timeSlot) : timeSlot === '';

/** An option that its transfer alone is the price of: the first of its transfer rates that fits. */
function byTransfer(option: RatedCatalogue, wish: PriceWish) {
  let first = priceOption(option, wish);
  for (const [at, transfer] of option.transfers.entries()) {
    const price = priceOption(option, { ...wish, transfer });
    if (price.ok) return price;
    if (at === 0) first = price;
  }
  return first;
}

const optionLine = (line: RateLine): PriceLine => ({
  kind: 'base',
  label: lineLabel(line),
  count: line.count,
  amount: line.amount,
  source: `rate:${line.rateId}`,
});

/** What being fetched and brought back comes to. The first transfer that does not drive says why. */
export function netOfWays(areaId: string, wish: ItemWish, selling: Selling): NetPrice {
  if (!wish.pickUp && !wish.drop && !wish.both) return noLines;
  if (wish.both && (wish.pickUp || wish.drop)) return { ok: false, code: 'NO_SUCH_TRANSFER', about: scopes.both };
  const lines: PriceLine[] = [];
  let [total, cost]: [number, number | null] = [0, 0];
  for (const way of ['pickUp', 'drop', 'both'] as const) {
    const id = wish[way];
    if (!id) continue;
    const scope = scopes[way];
    const transfer = selling.transfers.get(id);
    if (!transfer) return { ok: false, code: 'NO_SUCH_TRANSFER', about: scope };
    const price = priceAreaTransfer(transfer, { ...wish, marketId: selling.marketId, scope, areaId });
    if (!price.ok) return { ok: false, code: price.code, about: scope };
    for (const { count, amount, rateId } of price.lines)
      lines.push({ kind: 'extra', label: scope, count, amount, source: `transfer:${rateId}` });
    total += price.total;
    cost = cost === null || price.cost === null ? null : cost + price.cost;
  }
  return { ok: true, lines, total, cost };
}

/** What a combo comes to: its amount for each adult and child, with the transfers in it. */
export function netOfCombo(combo: SoldCombo, wish: ItemWish, selling: Selling): NetPrice {
  if (wish.date < selling.today) return { ok: false, code: 'PAST', about: 'combo' };
  if (combo.parts.some(({ times = [] }) => haveBegun(times, wish.date, selling)))
    return { ok: false, code: 'TIME_OVER', about: 'combo' };
  const why = whyNoCombo(combo, wish);
  if (why) return { ok: false, code: why.code, about: why.isTransfer ? 'comboTransfer' : 'combo' };
  const count = wish.adults + wish.children;
  const amount = combo.amount * count;
  const line: PriceLine = { kind: 'base', label: combo.name, count, amount, source: `combo:${combo.id}` };
  return { ok: true, lines: [line], total: amount, cost: null };
}

/**
 * A net price of one part or two as a buyer pays it: with the site's markup as Service Fee and the tax on it. A percentage is
 * counted of all of the net, transfers too; an agency's own of what it pays.
 */
export function sellNet(
  parts: readonly NetPrice[],
  visited: Visited,
  { date, adults, children }: Pick<ItemWish, 'date' | 'adults' | 'children'>,
  selling: Selling,
): ItemPrice {
  const lines: PriceLine[] = [];
  let [net, cost]: [number, number | null] = [0, 0];
  let driven: DrivenBy | undefined;
  for (const part of parts) {
    if (!part.ok) return part;
    lines.push(...part.lines);
    net += part.total;
    cost = cost === null || part.cost === null ? null : cost + part.cost;
    driven ??= part.driven;
  }
  const rule = selling.rule(visited, date);
  const count = adults + children;
  const customer = { groupId: selling.groupId, commissionShare: 0, isTdsDeductable: false };
  const added = siteLines(rule, customer, selling.rates, { base: net, count, commission: 0 });
  lines.push(...added);
  const total = added.reduce((sum, { amount }) => sum + amount, net);
  const ownRule = selling.ownRule?.(visited, date);
  const own = ownRule ? valueOf(ownRule, { base: total, count, commission: 0 }) : 0;
  return { ok: true, lines, net, total, cost, rule, own, ownRule, ...(driven && { driven }) };
}

/**
 * What an option on a day, at a time, for a party, with its transfers comes to for a buyer, line by line, in minor units; or
 * why there is no price. The one rule of search, cart, checkout and the read API. A search that prices one day with many
 * transfers puts `netOfOption`, `netOfWays` and `sellNet` together itself.
 */
export const priceItem = (option: SoldOption, wish: ItemWish, selling: Selling): ItemPrice =>
  sellNet([netOfOption(option, wish, selling), netOfWays(option.areaId, wish, selling)], option, wish, selling);

/** The same of a combo. A rule for an activity never holds for it; one for a city where all of it is there. */
export const priceComboItem = (combo: SoldCombo, cityId: string, wish: ItemWish, selling: Selling): ItemPrice =>
  sellNet([netOfCombo(combo, wish, selling)], { activityId: '', cityId }, wish, selling);
