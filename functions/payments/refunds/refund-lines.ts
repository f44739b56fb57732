import type { HouseLine } from '#functions/wallet/model.ts';
import { portionOf } from '#shared/money.ts';
import type { RefundLineKind } from '#shared/payments/refund-line.ts';

/** Where what was paid for an order went, minor units: all of it together is what the customer paid. */
export interface Sale {
  /** Who is paid for it, and what they got. */
  payable: HouseLine;
  serviceFee: number;
  /** On the service fee. */
  gst: number;
  tds: number;
  /** What is left for the house of the fare; below zero where the customer got more off than it. */
  commission: number;
  /** What was paid to a gateway beside the order's amount. */
  convenienceFee: number;
  /** Taxes in what the payee got that the tax office gives credit for, as debits; absent: none. */
  taxedBefore?: HouseLine[];
}

/** What of a sale the customer paid for the fare. Minor units. */
export const fareOf = ({ payable, commission, taxedBefore = [] }: Sale): number =>
  payable.minor + commission + sum(taxedBefore);

/**
 * Which part of a sale goes back, weighed by what each passenger's each sector costs, minor units. `before` went back
 * already: parts that follow each other come to the whole, whatever was rounded.
 */
export interface Part {
  before: number;
  now: number;
  whole: number;
}

/** What is kept of a part, minor units of the sale's currency. */
export interface Kept {
  /** By who was paid for it; below zero by what that gives back more than its share. */
  airlineCharge: number;
  /** What of that the customer pays by the service fee that is kept, and not once more: a supplying site's own fee. */
  withinServiceFee?: number;
  /** Of taxedBefore, what goes back by the supplying site's own papers; absent: the part's share. */
  taxesBack?: Partial<Record<HouseLine['account'], number>>;
  /** What of it the customer got at the gateway's dashboard already, and gets no second time. */
  givenBefore?: number;
  /** By the site, before GST. */
  cancellationFee: number;
  keepsServiceFee: boolean;
  keepsConvenienceFee: boolean;
  /** Basis points of GST on the cancellation fee; zero where the site charges none. */
  gstRate: number;
}

/** A line of a refund as forecast, books and credit note have it: above zero comes back, below is kept. Minor units. */
export interface RefundLine {
  kind: RefundLineKind;
  minor: number;
  /** The same in the books of the house: sums to what is not the customer's any more, or again. */
  posts: HouseLine[];
}

/** A refund by the one rule. */
export interface RefundSum {
  lines: RefundLine[];
  /** What comes back, never below zero and never above what was paid for the part. Minor units. */
  minor: number;
}

const sum = (minors: readonly { minor: number }[]): number => minors.reduce((total, { minor }) => total + minor, 0);

/** So much of a total as its first `weight` of `whole`; all of it at the end. */
const upTo = (total: number, weight: number, whole: number): number =>
  weight >= whole ? total : Number((BigInt(total) * BigInt(weight)) / BigInt(whole));

/** A part's share of a total of the sale, with what rounding left of the parts before. Minor units. */
export const shareOf = (total: number, { before, now, whole }: Part): number =>
  upTo(total, before + now, whole) - upTo(total, before, whole);

/** The most that a fee may be for it and its GST to fit into `left`. */
function feeWithin(left: number, fee: number, rate: number): number {
  if (fee + portionOf(fee, rate) <= left) return fee;
  const most = Math.floor((left * 10_000) / (10_000 + rate));
  return Math.max(0, most + portionOf(most, rate) <= left ? most : most - 1);
}

/**
 * The one rule of a refund: what a forecast says, what the books post and what a credit note prints. What is kept never
 * passes what was paid for the part: an airline that keeps more than the customer paid takes it from the house, and the
 * site's own fee is as much as is left. Throws for a part that is none of the sale.
 */
export function refundLines(sale: Sale, part: Part, kept: Kept): RefundSum {
  if (part.now <= 0 || part.before < 0 || part.before + part.now > part.whole)
    throw new RangeError('not a part of the sale');
  const { account } = sale.payable;
  const payable = shareOf(sale.payable.minor, part);
  const serviceFee = shareOf(sale.serviceFee, part);
  const gst = shareOf(sale.gst, part);
  const tds = shareOf(sale.tds, part);
  const convenienceFee = shareOf(sale.convenienceFee, part);
  const fare = shareOf(fareOf(sale), part);
  const taxesBack = (sale.taxedBefore ?? []).map((one) => ({
    ...one,
    minor: kept.taxesBack?.[one.account] ?? shareOf(0 - one.minor, part),
  }));
  // What a supplier gives back more than its share, by rounding, is the house's until the next part evens it out.
  const charge = Math.max(0, Math.min(kept.airlineCharge - (kept.withinServiceFee ?? 0), fare + tds));
  // What the supplier keeps beyond what it is owed, it was given as commission.
  const back = Math.max(0, payable - kept.airlineCharge);
  const lines: RefundLine[] = [
    line('fare', fare, [
      { account, minor: -payable },
      ...taxesBack,
      { account: 'commission', minor: payable - fare - sum(taxesBack) },
    ]),
    line('serviceFee', serviceFee, [{ account: 'revenue:serviceFee', minor: -serviceFee }]),
    line('gst', gst, [{ account: 'tax:gst', minor: -gst }]),
    line('tds', tds, [{ account: 'tax:tds', minor: -tds }]),
    line('convenienceFee', convenienceFee, [{ account: 'revenue:convenienceFee', minor: -convenienceFee }]),
    line('airlineCharge', -charge, [
      { account, minor: payable - back },
      { account: 'commission', minor: charge - (payable - back) },
    ]),
  ];
  if (kept.keepsServiceFee)
    lines.push(
      line('keptServiceFee', -serviceFee, [{ account: 'revenue:retainedFee', minor: serviceFee }]),
      line('gstOnKeptServiceFee', -gst, [{ account: 'tax:gst', minor: gst }]),
    );
  if (kept.keepsConvenienceFee)
    lines.push(
      line('keptConvenienceFee', -convenienceFee, [{ account: 'revenue:retainedFee', minor: convenienceFee }]),
    );
  const fee = feeWithin(sum(lines), kept.cancellationFee, kept.gstRate);
  const gstOnFee = portionOf(fee, kept.gstRate);
  lines.push(
    line('cancellationFee', -fee, [{ account: 'revenue:cancellationFee', minor: fee }]),
    line('gstOnCancellationFee', -gstOnFee, [{ account: 'tax:gst', minor: gstOnFee }]),
  );
  const before = Math.min(kept.givenBefore ?? 0, sum(lines));
  lines.push(line('givenBefore', -before, [{ account: 'outsideRefunds', minor: before }]));
  return { lines: lines.filter(({ posts }) => posts.length > 0), minor: sum(lines) };
}

const line = (kind: RefundLineKind, minor: number, posts: HouseLine[]): RefundLine => ({
  kind,
  minor: minor === 0 ? 0 : minor,
  posts: posts.filter((post) => post.minor !== 0),
});

/** A refund in the books, one line an account: reversals, what is kept, the rest into clearing. Sums to zero. */
export function refundPosting({ lines, minor }: RefundSum): HouseLine[] {
  const accounts = new Map<HouseLine['account'], number>([['clearing', minor]]);
  for (const { account, minor: posted } of lines.flatMap(({ posts }) => posts))
    accounts.set(account, (accounts.get(account) ?? 0) + posted);
  return [...accounts].filter(([, posted]) => posted !== 0).map(([account, posted]) => ({ account, minor: posted }));
}
