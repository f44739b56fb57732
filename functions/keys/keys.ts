import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, list, rows } from '#functions/table/site-key.ts';
import type { KeyItem } from './model.ts';

/** Programs' keys: those of an owner together, and all of a site for its staff. */
export const programKeys = {
  programKey: (actor: Actor, owner: OwnerId, id: string) => at(actor, 'KEY', owner)<KeyItem & Carded>(id),
  programKeysOf: (actor: Actor, owner: OwnerId) => rows<KeyItem>(actor, 'KEY', owner),
  /** What a key that works is called: no other of its owner's. */
  programKeyName: (actor: Actor, owner: OwnerId, name: string) =>
    at(actor, 'UQ', 'KEY', owner, name.toLowerCase())<{ id: string; expiresAt: number }>('A'),
  /** Stands until its owner is told that it ends soon. */
  programKeyTask: (actor: Actor, id: string) => at(actor, 'STAT', id)('TASK#END'),
  /** Sort key when it was made. */
  programKeysOfSite: (actor: Actor) => list(actor, 'gsi1', 'KEY'),
};
