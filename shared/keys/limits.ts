/** Business constants: what a key may ask unless staff say otherwise, and the most that they may say. */
export const USUAL_LIMITS = { perSecond: 20, perDay: 100_000 } as const;
export const MOST_LIMITS = { perSecond: 50, perDay: 1_000_000 } as const;
/** Keys that one company may have at once. */
export const MOST_KEYS = 20;
/** Days from today to the last one of a key. */
export const LONGEST_KEY_DAYS = 365;
/** Days before its end at which a key is said to end soon. */
export const ENDS_SOON_DAYS = 14;
/** Share of a day's calls from which on it is said that they are nearly used up. */
export const NEAR_LIMIT = 0.8;
