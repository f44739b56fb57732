/** Per API key: requests a second, at once, and a day. `standard` is what a new consumer gets. */
export const plans = {
  standard: { rateLimit: 20, burstLimit: 40, day: 100_000 },
  large: { rateLimit: 100, burstLimit: 200, day: 1_000_000 },
} as const;
