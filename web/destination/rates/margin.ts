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
