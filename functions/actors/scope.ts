import type { Access } from '#shared/contract.ts';
import type { Actor, OwnerId } from './actor.ts';

declare const scoped: unique symbol;

/** Whose rows a list may show. Only scopeOf makes one, and no list is read without it. */
export interface Scope {
  readonly [scoped]: true;
  readonly actor: Actor;
  /** The owner whose rows they are; undefined: the whole site's. */
  readonly owner: OwnerId | undefined;
}

/** Staff and the site's own jobs reach the whole site's rows. */
const reachesSite = (actor: Actor): boolean =>
  actor.kind === 'job' || (actor.kind === 'user' && actor.userType === 'staff');

/**
 * The one answer to whose rows a list shows: who asks, held against what the call declares (`call.access.scope`). `own`
 * is the actor's own rows, and the site's for staff. Throws where a contract and its actor do not go together: it lets
 * somebody in whose list there is none of.
 */
export function scopeOf(actor: Actor, declared: Access['scope']): Scope {
  if (declared !== 'public' && reachesSite(actor)) return Object.freeze({ actor, owner: undefined }) as Scope;
  if (declared === 'own' && actor.kind === 'user') return Object.freeze({ actor, owner: actor.owner }) as Scope;
  throw new Error(`no list of scope ${declared} for a ${actor.kind}`);
}

/** The rows of one owner among the whole site's. Throws for somebody who reaches their own only. */
export const ofOwner = (scope: Scope, owner: OwnerId): Scope =>
  Object.freeze({ actor: wholeSite(scope), owner }) as Scope;

/** Who asks, where the whole site's rows are asked for otherwise than by a list (words, claims). Throws for an owner. */
export function wholeSite({ actor, owner }: Scope): Actor {
  if (owner !== undefined)
    throw new Error('rows of the whole site were asked for by somebody who reaches their own only');
  return actor;
}
