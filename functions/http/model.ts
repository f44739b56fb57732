/** An answer that was given to an idempotency key. */
export interface Claim {
  body: string;
  answer: unknown;
  expiresAt: number;
}
