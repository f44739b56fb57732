import type { Actor } from '#functions/actor.ts';
import { at } from './site-key.ts';

/** What keeps those apart who want a row at once. */
export const lineKeys = {
  /** Until when the moments are taken at which those try again who lost a row, by its name. */
  line: (actor: Actor, name: string) => at(actor, 'LINE', name)<{ until: number }>('A'),
};
