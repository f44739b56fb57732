/** How far a thumb goes from end to end; fewer steps where there are fewer prices between. */
const STEPS = 100;

export type PriceRange = readonly [number, number];

/**
 * A slider's steps over a range of prices (minor units): the last step is the highest price, whatever the range. A step
 * in money does not divide most ranges, and a browser lets no thumb beyond the last whole one.
 */
export const stepsOf = ([low, high]: PriceRange): number => Math.max(1, Math.min(STEPS, high - low));

/** The price at a step. */
export const priceAt = ([low, high]: PriceRange, step: number): number =>
  low + Math.round((step * (high - low)) / stepsOf([low, high]));

/** The step nearest to a price; prices outside stand at the ends. */
export const stepAt = ([low, high]: PriceRange, price: number): number => {
  const within = Math.min(high, Math.max(low, price));
  return Math.round(((within - low) * stepsOf([low, high])) / (high - low || 1));
};
