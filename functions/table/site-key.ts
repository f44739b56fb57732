import type { Actor } from '#functions/actor.ts';
import { type Carded, type IndexName, type Item, makeKey, makePartition, makePlace } from './key.ts';

/** A partition of the actor's site. Of these all tenant keys are made, so none can be named without a site. */
export const s = (actor: Actor, ...parts: string[]): string => [`S#${actor.site}`, ...parts].join('#');
/** A key in a partition of the actor's site, of a row that stands beside it: `at(actor, 'USER', id)<UserItem>('A')`. */
export const at =
  (actor: Actor, ...parts: string[]) =>
  <Row>(sk: string) =>
    makeKey<Row>(s(actor, ...parts), sk);
/** Where rows stand in a list of an index; read through `listIn` (list-in.ts). */
export const list = <Row = Item & Carded>(actor: Actor, index: IndexName, ...parts: string[]) =>
  makePlace<Row>(s(actor, ...parts), index);
/** The same of rows that stand beside each other in the table. */
export const rows = <Row = Item>(actor: Actor, ...parts: string[]) => makePlace<Row>(s(actor, ...parts));
/** Those of them whose sort keys begin so, where rows of several kinds stand together. */
export const rowsBeginning = <Row>(actor: Actor, part: string, begins: string) =>
  makePlace<Row>(s(actor, part), undefined, begins);
/**
 * The rows of one thing, by its id: that somebody may read them was asked where the thing was reached. Who may is no
 * question of lists.
 */
export const below = <Row = Item>(actor: Actor, kind: string, id: string, ...more: string[]) =>
  makePartition<Row>(s(actor, kind, id, ...more));
/** Those of them whose sort keys begin so: below(actor, ['USER', id], 'NOTE#'). */
export const belowBeginning = <Row>(actor: Actor, thing: readonly [string, string, ...string[]], begins: string) =>
  makePartition<Row>(s(actor, ...thing), undefined, begins);
