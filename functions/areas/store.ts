import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { AreaItem, AreaTransferItem } from './model.ts';

/** An area of the actor's site; undefined where there is none of that id. */
export const readArea = (actor: Actor, id: string): Promise<AreaItem | undefined> =>
  getItem<AreaItem>(keys.area(actor, id));

/** A transfer between areas of the actor's site; undefined where there is none of that id. */
export const readTransfer = (actor: Actor, id: string): Promise<AreaTransferItem | undefined> =>
  getItem<AreaTransferItem>(keys.areaTransfer(actor, id));
