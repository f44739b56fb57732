import type { Actor } from '#functions/actors/actor.ts';
import { type IndexName, makeKey, makePlace } from './key.ts';

/** A partition of the actor's site. Of these three all tenant keys are made, so none can be named without a site. */
export const s = (actor: Actor, ...parts: string[]): string => [`S#${actor.site}`, ...parts].join('#');
/** A key in a partition of the actor's site. */
export const at =
  (actor: Actor, ...parts: string[]) =>
  (sk: string) =>
    makeKey(s(actor, ...parts), sk);
/** Where rows stand in a list; read through `listIn` (list-in.ts). */
export const list = (actor: Actor, index: IndexName, ...parts: string[]) => makePlace(s(actor, ...parts), index);
