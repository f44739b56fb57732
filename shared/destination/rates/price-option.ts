import type { Day } from '../../time.ts';
import type { StopSale } from '../record-days.ts';
import type { RateKind } from './rate-fields.ts';
import type { TicketRate, TransferRate } from './rate-shown.ts';
import type { SharingBasis, TransferType } from './sharing.ts';

/** An option with its rates of all markets, each list with the one that goes before first. */
export interface RatedCatalogue {
  hasTicket: boolean;
  isDeactivated: boolean;
  /** 1 Monday to 7 Sunday; none is every day. */
  weekdays: readonly number[];
  stopSales: readonly StopSale[];
  tickets: readonly TicketRate[];
  transfers: readonly TransferRate[];
}

/** Who travels. Adults and children fill seats; infants sit on a lap, and are in no group's size. */
export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** How somebody wants to be fetched and brought back. */
export interface TransferWish {
  transferType: TransferType;
  sharingBasis: SharingBasis;
}

/** What a price is asked for. */
export interface PriceWish extends Party {
  date: Day;
  marketId: string;
  /** Priced for a market that has no rate of a kind at all; empty where the site has none. */
  defaultMarketId: string;
  /** Left out: without a transfer. */
  transfer?: TransferWish | undefined;
}

/** What a rate does not fit by. */
export type Lack = 'market' | 'transfer' | 'begins' | 'ended' | 'tooFew' | 'tooMany';

/** A rate that was looked at: it won, or would fit and stands behind the winner, or lacks something. */
export interface Judged<Rate> {
  rate: Rate;
  outcome: 'won' | 'lost' | 'lacks';
  lacks: readonly Lack[];
}

/** Why there is no price, the first that holds. */
export const noPriceCodes = [
  'NOBODY',
  'DEACTIVATED',
  'STOP_SALE',
  'WEEKDAY',
  'NO_RATE_OF_MARKET',
  'NO_SUCH_TRANSFER',
  'NO_RATE_ON_DATE',
  'GROUP_TOO_SMALL',
  'GROUP_TOO_LARGE',
  'NO_BAND',
  'COMES_TO_NOTHING',
] as const;
export type NoPriceCode = (typeof noPriceCodes)[number];

export const lineKinds = ['adult', 'child', 'infant', 'transfer', 'transferAdult', 'transferChild'] as const;
/** A line of a price: `count` times `unit`, in minor units. */
export interface RateLine {
  kind: (typeof lineKinds)[number];
  /** How many pay the unit; 1 where a party pays once. */
  count: number;
  unit: number;
  amount: number;
  /** What the site pays for it; null where nobody said. */
  cost: number | null;
  rateId: string;
  /** Whether each pays, and not the party once. */
  isPerPax: boolean;
}

/** Rates of one kind as they were looked at. */
export interface Judgement<Rate> {
  /** Whose rates were looked at: the market's own, or the default's for it. */
  marketId: string;
  judged: readonly Judged<Rate>[];
  winner: Rate | undefined;
}

/** Rates that were looked at for a price; a transfer that nobody asked for was not. */
interface Looked {
  ticket: Judgement<TicketRate>;
  transfer: Judgement<TransferRate> | undefined;
}
export type OptionPrice = Looked &
  (
    | { ok: true; lines: readonly RateLine[]; total: number; cost: number | null }
    /** `lackingKind`: which rate there is none of; undefined where the option or the party is why. */
    | { ok: false; code: NoPriceCode; lackingKind: RateKind | undefined }
  );

/** Day of the week of a calendar day, 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Why an option is not sold on a day at all; undefined: it is. */
export function whyClosed(
  option: Pick<RatedCatalogue, 'weekdays' | 'stopSales'>,
  date: Day,
): 'STOP_SALE' | 'WEEKDAY' | undefined {
  if (option.stopSales.some(({ from, till }) => from <= date && date <= till)) return 'STOP_SALE';
  return option.weekdays.length > 0 && !option.weekdays.includes(weekdayOf(date)) ? 'WEEKDAY' : undefined;
}

/** The market whose rates of a kind hold: its own where it has any of whatever day, else the default's where that has any. */
export function marketFor(
  rates: readonly { marketId: string }[],
  { marketId, defaultMarketId }: Pick<PriceWish, 'marketId' | 'defaultMarketId'>,
): string {
  const has = (id: string) => rates.some((rate) => rate.marketId === id);
  return has(marketId) || !has(defaultMarketId) ? marketId : defaultMarketId;
}

/** Both ways alike is the same, said in one word or in both. */
function plainBasis(basis: SharingBasis): SharingBasis {
  if (basis === 'DROP_SIC_PICKUP_SIC') return 'SIC';
  return basis === 'DROP_PVT_PICKUP_PVT' ? 'PVT' : basis;
}

const isSuch = (rate: TransferRate, wish: TransferWish): boolean =>
  rate.transferType === wish.transferType && plainBasis(rate.sharingBasis) === plainBasis(wish.sharingBasis);

/** What every rate has that a day and a party are held against. */
type Bounded = Pick<TicketRate, 'marketId' | 'validFromDate' | 'validTillDate' | 'minPax' | 'maxPax'>;

function lacksOf(rate: Bounded, marketId: string, date: Day, seats: number, isOther: boolean): Lack[] {
  const lacks: Lack[] = [];
  if (rate.marketId !== marketId) lacks.push('market');
  if (isOther) lacks.push('transfer');
  if (date < rate.validFromDate) lacks.push('begins');
  if (date > rate.validTillDate) lacks.push('ended');
  if (rate.minPax !== null && seats < rate.minPax) lacks.push('tooFew');
  if (rate.maxPax !== null && seats > rate.maxPax) lacks.push('tooMany');
  return lacks;
}

/** Looks at all rates of a kind; the first that lacks nothing wins. */
function judge<Rate extends Bounded>(
  rates: readonly Rate[],
  wish: PriceWish,
  isOther: (rate: Rate) => boolean,
): Judgement<Rate> {
  const marketId = marketFor(rates, wish);
  const seats = wish.adults + wish.children;
  let winner: Rate | undefined;
  const judged = rates.map((rate): Judged<Rate> => {
    const lacks = lacksOf(rate, marketId, wish.date, seats, isOther(rate));
    if (lacks.length) return { rate, outcome: 'lacks', lacks };
    if (winner) return { rate, outcome: 'lost', lacks };
    winner = rate;
    return { rate, outcome: 'won', lacks };
  });
  return { marketId, judged, winner };
}

/** Looks at the ticket rates of an option for a day and a party, whether it is sold on that day or not. */
export const judgeTickets = (tickets: readonly TicketRate[], wish: PriceWish): Judgement<TicketRate> =>
  judge(tickets, wish, () => false);

/** Looks at the transfer rates of an option for a day, a party and a wish. */
export const judgeTransfers = (
  transfers: readonly TransferRate[],
  wish: PriceWish,
  transfer: TransferWish,
): Judgement<TransferRate> => judge(transfers, wish, (rate) => !isSuch(rate, transfer));

/** Why none of a kind fits: what the rates that came nearest lack. */
export function whyNone({ judged }: Pick<Judgement<Bounded>, 'judged'>): NoPriceCode {
  const without = (known: readonly Lack[]) => judged.filter(({ lacks }) => !lacks.some((lack) => known.includes(lack)));
  if (!without(['market']).length) return 'NO_RATE_OF_MARKET';
  if (!without(['market', 'transfer']).length) return 'NO_SUCH_TRANSFER';
  const ofDay = without(['market', 'transfer', 'begins', 'ended']);
  if (!ofDay.length) return 'NO_RATE_ON_DATE';
  if (ofDay.every(({ lacks }) => lacks.includes('tooFew'))) return 'GROUP_TOO_SMALL';
  return ofDay.every(({ lacks }) => lacks.includes('tooMany')) ? 'GROUP_TOO_LARGE' : 'NO_BAND';
}

const timesCost = (cost: number | null, count: number) => (cost === null ? null : cost * count);

/** What a party pays by a ticket rate. */
export function ticketLines(rate: TicketRate, { adults, children, infants }: Party): RateLine[] {
  const kinds = [
    ['adult', adults, rate.adultAmount, rate.adultCost],
    ['child', children, rate.childAmount, rate.childCost],
    ['infant', infants, rate.infantAmount, rate.infantCost],
  ] as const;
  return kinds.flatMap(([kind, heads, unit, cost]): RateLine[] => {
    if (heads === 0) return [];
    const count = rate.isPerPax ? heads : 1;
    const { id: rateId, isPerPax } = rate;
    return [{ kind, count, unit, amount: unit * count, cost: timesCost(cost, count), rateId, isPerPax }];
  });
}

/** What a party pays by a transfer rate; infants sit on a lap. */
export function transferLines(rate: TransferRate, { adults, children }: Party): RateLine[] {
  const { id: rateId, isPerPax } = rate;
  const line = (kind: RateLine['kind'], count: number, unit: number): RateLine[] =>
    count === 0
      ? []
      : [{ kind, count, unit, amount: unit * count, cost: timesCost(rate.cost, count), rateId, isPerPax }];
  if (!isPerPax) return line('transfer', 1, rate.amount);
  const [adult, child] = [rate.adultAmount ?? rate.amount, rate.childAmount ?? rate.amount];
  return adult === child
    ? line('transfer', adults + children, adult)
    : [...line('transferAdult', adults, adult), ...line('transferChild', children, child)];
}

/** Sum of the costs; null where nobody said one of them, or there is nothing to sum. */
const costOf = (lines: readonly RateLine[]): number | null =>
  lines.reduce<number | null>((sum, { cost }) => (sum === null || cost === null ? null : sum + cost), 0);

/**
 * What an option comes to on a day for a party of a market, exactly, in minor units, with the rates that won and what
 * every other one lacked; or why there is no price, which is never a price of zero. A rate fits by its market, its days
 * (both ends included), the party's size (adults and children) and, of a transfer, its type and basis; of those that
 * fit, the first wins. An option without a ticket, and without a ticket rate in any market, is priced by its transfer alone.
 */
export function priceOption(option: RatedCatalogue, wish: PriceWish): OptionPrice {
  const ticket = judgeTickets(option.tickets, wish);
  const transfer = wish.transfer && judgeTransfers(option.transfers, wish, wish.transfer);
  const none = (code: NoPriceCode, lackingKind?: RateKind): OptionPrice => ({
    ok: false,
    code,
    lackingKind,
    ticket,
    transfer,
  });
  if (wish.adults + wish.children + wish.infants === 0) return none('NOBODY');
  if (option.isDeactivated) return none('DEACTIVATED');
  const closed = whyClosed(option, wish.date);
  if (closed) return none(closed);
  const isTransferOnly = !option.hasTicket && option.tickets.length === 0 && transfer !== undefined;
  if (!ticket.winner && !isTransferOnly) return none(whyNone(ticket), 'ticket');
  if (transfer && !transfer.winner) return none(whyNone(transfer), 'transfer');
  const lines = [
    ...(ticket.winner ? ticketLines(ticket.winner, wish) : []),
    ...(transfer?.winner ? transferLines(transfer.winner, wish) : []),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return none('COMES_TO_NOTHING');
  return { ok: true, lines, total, cost: costOf(lines), ticket, transfer };
}
