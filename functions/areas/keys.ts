import type { Actor } from '#functions/actor.ts';
import { at, list } from '#functions/table/site-key.ts';
import type { AreaItem, AreaTransferItem } from './model.ts';

/** Areas and the transfers between them. */
export const areaKeys = {
  area: (actor: Actor, id: string) => at(actor, 'AREA', id)<AreaItem & { timesTaken?: number }>('A'),
  areasOfCity: (actor: Actor, cityId: string) => list(actor, 'gsi1', 'AREA', cityId),
  areas: (actor: Actor) => list(actor, 'gsi2', 'AREA'),
  areaTransfer: (actor: Actor, id: string) => at(actor, 'AT', id)<AreaTransferItem>('A'),
  /** Sort key when it was made. */
  areaTransfers: (actor: Actor) => list(actor, 'gsi1', 'AT'),
  /** Sort keys the other area's id, then the transfer's. */
  areaTransfersFrom: (actor: Actor, areaId: string, marketId: string) => list(actor, 'gsi2', 'AT', areaId, marketId),
  areaTransfersTo: (actor: Actor, areaId: string, marketId: string) => list(actor, 'gsi4', 'ATT', areaId, marketId),
};
