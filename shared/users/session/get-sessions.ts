import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** Where the signed-in user is signed in. */
export const sessionRow = z.object({
  /** The session's id, for endSessions; it opens nothing. */
  id: z.string(),
  /** Browser and system as the session began, e.g. `Chrome on Android`; empty where they are not known. */
  device: z.string(),
  /** Network that it was opened from, e.g. `203.0.113.*` or the /64 of IPv6; empty where it is not known. */
  network: z.string(),
  /** Instant (ISO 8601, UTC) of signing in. */
  signedInAt: z.string(),
  /** Instant (ISO 8601, UTC) of the last use, to the hour. */
  lastUsedAt: z.string(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const getSessions = defineCall({
  name: 'users/session/get-sessions',
  method: 'GET',
  path: '/api/wl/user/getSessions',
  summary: 'The devices that the signed-in user is signed in on, this one first, then by last use.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({}),
  response: z.object({
    /** Live sessions, at most 100. */
    sessions: z.array(sessionRow),
  }),
  failures: [],
});
