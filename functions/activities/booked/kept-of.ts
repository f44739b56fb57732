import type { SoldItem } from '#functions/activities/cart/model.ts';

/** What a visit's price is made of, minor units: together its total. `rest` is what a rule took off, zero or below. */
export interface VisitParts {
  net: number;
  fee: number;
  tax: number;
  rest: number;
}

type Priced = Pick<SoldItem, 'total' | 'net' | 'fee' | 'tax'>;

const partNames = ['net', 'fee', 'tax', 'rest'] as const;

const NOTHING: VisitParts = { net: 0, fee: 0, tax: 0, rest: 0 };

/** All of a visit's price. */
export const wholeOf = ({ total, net, fee, tax }: Priced): VisitParts => ({
  ...{ net, fee, tax },
  rest: total - net - fee - tax,
});

/**
 * What is kept of a visit, in proportion: parts that come to `kept` to the minor unit, by largest remainder, the earlier of
 * equals first. The one rule of its papers and of what it earns.
 */
export function keptOf(sold: Priced, kept: number): VisitParts {
  const whole = wholeOf(sold);
  if (kept <= 0) return NOTHING;
  if (kept >= sold.total) return whole;
  const total = BigInt(sold.total);
  const shares = partNames.map((name) => {
    const exact = BigInt(whole[name]) * BigInt(kept);
    // Of what is taken off, too, the floor is below: what is left to be given is never less than nothing.
    const over = ((exact % total) + total) % total;
    return { name, minor: Number((exact - over) / total), over };
  });
  const left = kept - shares.reduce((sum, { minor }) => sum + minor, 0);
  const first = shares.toSorted((one, other) => (one.over === other.over ? 0 : one.over < other.over ? 1 : -1));
  for (const share of first.slice(0, left)) share.minor += 1;
  const minorOf = (wanted: (typeof partNames)[number]) => shares.find(({ name }) => name === wanted)?.minor ?? 0;
  return { net: minorOf('net'), fee: minorOf('fee'), tax: minorOf('tax'), rest: minorOf('rest') };
}

/** What goes back of a visit: the rest of it, so that both together are what was sold. Minor units. */
export function backOf(sold: Priced, back: number): VisitParts {
  const [whole, kept] = [wholeOf(sold), keptOf(sold, sold.total - back)];
  return {
    ...{ net: whole.net - kept.net, fee: whole.fee - kept.fee, tax: whole.tax - kept.tax },
    rest: whole.rest - kept.rest,
  };
}
