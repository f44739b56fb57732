import * as z from 'zod/mini';
import { emailField } from '../users/fields.ts';
import { isNetwork } from './network.ts';

/** What a key is for. */
export const keyAccess = ['read', 'sell'] as const;

export const keyId = z.string().check(z.minLength(1), z.maxLength(40));
export const keyName = z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(60));
export const keyNetworks = z
  .array(z.string().check(z.trim(), z.refine(isNetwork, 'Please enter a network such as 103.21.58.0/24.')))
  .check(z.maxLength(20));
/** Where mails go; empty: to the owner who makes the key. */
export const keyMailTo = z.union([emailField, z.literal('')]);

/** A key as its owner and staff see it: never its secret. */
export const keyShown = z.object({
  /** The key’s id. */
  id: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  /** What it is for: to read, or to sell too. */
  may: z.enum(keyAccess),
  /** It is of the sandbox: nothing that it sells is real. */
  isTest: z.boolean(),
  /** The end of its secret, by which people tell keys apart, e.g. `9f2c`. */
  endsIn: z.string(),
  /** Networks that it may be used from; empty: everywhere. */
  networks: z.array(z.string()),
  /** Where mails about its bookings go. */
  mailTo: z.string(),
  /** Whether it works: `active`, `ended` by somebody, or `expired`. */
  state: z.enum(['active', 'ended', 'expired']),
  /** Instant (ISO 8601, UTC) from which on it works no more, unless somebody ends it before. */
  endsAt: z.string(),
  /** Instant at which it was ended; null where nobody did. */
  endedAt: z.nullable(z.string()),
  /** Why staff ended it; empty otherwise. */
  reason: z.string(),
  /** Instant at which it was made. */
  createdAt: z.string(),
  /** Calls a second that it may make. */
  perSecond: z.number(),
  /** Calls that it may make on a day of the site’s. */
  perDay: z.number(),
  /** Calls that it made today. */
  callsToday: z.number(),
  /** Instant of its last answer; null where it was never used. */
  lastUsedAt: z.nullable(z.string()),
});
export type KeyShown = z.output<typeof keyShown>;
