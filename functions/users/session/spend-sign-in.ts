import type { Actor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { TriedBy } from './back-off.ts';
import { signInsPerAddress } from './mail-limits.ts';

/** One of the tries to sign in that a network has, whoever is meant; a known device has no need of one. */
export const spendSignIn = async (actor: Actor, by: TriedBy): Promise<Outcome<void, 'TOO_MANY_REQUESTS' | 'BUSY'>> =>
  'known' in by ? ok(undefined) : spend(actor, 'LOGIN', by.network, signInsPerAddress);
