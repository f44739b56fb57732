import { formatMoney } from '#shared/money.ts';

/** What the site keeps of a price in minor units, and how much of it that is in basis points; undefined of no price. */
export const marginBetween = (paid: number, costs: number): { minor: number; basisPoints: number | undefined } => ({
  minor: paid - costs,
  basisPoints: paid === 0 ? undefined : Math.round(((paid - costs) * 10_000) / paid),
});

/** `22.5 %`. */
export const percentWords = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;

/** What a price leaves of itself, in a few words: `margin 22.5 %`, `4.2 % below cost`. Minor units; empty where nobody said what it costs. */
export function marginWords(paid: number, costs: number | null): string {
  if (costs === null) return '';
  const { minor, basisPoints } = marginBetween(paid, costs);
  if (basisPoints === undefined) return minor < 0 ? 'below cost' : '';
  return minor < 0 ? `${percentWords(-basisPoints)} below cost` : `margin ${percentWords(basisPoints)}`;
}

/** A margin in full: `Margin $ 37.80 (20 %)`, `$ 10.00 below its cost (4.2 %)`. */
export function fullMarginWords({ minor, basisPoints }: ReturnType<typeof marginBetween>, currency: string): string {
  const share = basisPoints === undefined ? '' : ` (${percentWords(Math.abs(basisPoints))})`;
  return minor < 0
    ? `${formatMoney(-minor, currency)} below its cost${share}`
    : `Margin ${formatMoney(minor, currency)}${share}`;
}
