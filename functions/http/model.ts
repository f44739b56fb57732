/** An answer that was given to an idempotency key. */
export interface Claim {
  body: string;
  answer: unknown;
  expiresAt: number;
}

/** The calls of a program's key on a day, as they are held against its limits before any work is done. */
export interface CallsOfDayItem {
  calls: number;
  /** Seconds since 1970: the second that is counted, and its calls so far. */
  second: number;
  inSecond: number;
  ttl: number;
}

/**
 * What a program's key was answered: a number for each day and kind (`2026-11-26 answered`), and the last answers by their
 * place in turn (`even 7`, `odd 99`): a hundred of each second day, so that the last hundred are always among them.
 */
export type AnswersItem = Readonly<Record<string, unknown>> & {
  /** Instant of the last one. */
  lastAt?: string;
};
