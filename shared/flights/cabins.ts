/** What is asked for and sold, as the wire says it. */
export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof cabins)[number];
