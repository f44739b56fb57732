import type { Call } from '#shared/contract.ts';
import type { Actor, JobActor, OwnerId } from './actor.ts';

declare const scoped: unique symbol;

/** Whose rows a list may show. Only this file makes one, and no list is read without it (functions/table/list-in.ts). */
export interface Scope {
  readonly [scoped]: true;
  readonly actor: Actor;
  /** The owner whose rows they are; undefined: the whole site's. */
  readonly owner: OwnerId | undefined;
}

/**
 * The one answer to whose rows a call's lists show: who asks, held against what the call declares (`access.scope`). `own`
 * is the actor's own rows, and the site's for staff. Throws where a contract and its actor do not go together: it lets
 * somebody in whose list there is none of.
 */
export function scopeOf(actor: Actor, { name, access: { scope } }: Call): Scope {
  if (actor.kind === 'user' && actor.userType === 'staff' && scope !== 'public') return scoping(actor, undefined);
  if (actor.kind === 'user' && scope === 'own') return scoping(actor, actor.owner);
  throw new Error(`${name}: no list of scope ${scope} for a ${actor.kind}`);
}

/** The whole site's rows, for its own jobs: they answer no call. */
export const scopeOfJob = (job: JobActor): Scope => scoping(job, undefined);

const scoping = (actor: Actor, owner: OwnerId | undefined): Scope => Object.freeze({ actor, owner }) as Scope;

/** The rows of one owner among the whole site's. Throws for somebody who reaches their own only. */
export const ofOwner = (scope: Scope, owner: OwnerId): Scope => scoping(wholeSite(scope), owner);

/** Who asks, where the whole site's rows are asked for otherwise than by a list (words, claims). Throws for an owner. */
export function wholeSite({ actor, owner }: Scope): Actor {
  if (owner !== undefined)
    throw new Error('rows of the whole site were asked for by somebody who reaches their own only');
  return actor;
}
