import type { Actor } from '#functions/actors/actor.ts';
import { type IndexName, makeKey, makePartition, makePlace } from './key.ts';

/** A partition of the actor's site. Of these all tenant keys are made, so none can be named without a site. */
export const s = (actor: Actor, ...parts: string[]): string => [`S#${actor.site}`, ...parts].join('#');
/** A key in a partition of the actor's site, of a row that stands beside it: `at(actor, 'USER', id)<UserItem>('A')`. */
export const at =
  (actor: Actor, ...parts: string[]) =>
  <Row>(sk: string) =>
    makeKey<Row>(s(actor, ...parts), sk);
/** Where rows stand in a list of an index; read through `listIn` (list-in.ts). */
export const list = (actor: Actor, index: IndexName, ...parts: string[]) => makePlace(s(actor, ...parts), index);
/** The same of rows that stand beside each other in the table. */
export const rows = (actor: Actor, ...parts: string[]) => makePlace(s(actor, ...parts));
/**
 * The rows of one thing, by its id: that somebody may read them was asked where the thing was reached. Who may is no
 * question of lists.
 */
export const below = (actor: Actor, kind: string, id: string, ...more: string[]) =>
  makePartition(s(actor, kind, id, ...more));
