import type { Actor } from '#functions/actor.ts';
import type { DueKind } from '#functions/table/due.ts';
import { list } from '#functions/table/site-key.ts';

/** Work that staff look at. */
export const taskKeys = {
  /** Work of a kind that staff look at (listedKinds), by when it began to wait. */
  tasksByKind: (actor: Actor, kind: DueKind) => list(actor, 'gsi1', 'TASK', kind),
};
