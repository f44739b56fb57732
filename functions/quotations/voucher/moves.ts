import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { readTransfersOfKart } from '#functions/transfers/store.ts';
import type { Moves } from '#shared/quotations/voucher/moves-shown.ts';
import { instant } from '#shared/time.ts';
import type { Kart } from '../model.ts';
import { changesOf, isMoved } from './changes.ts';
import { wantedOf } from './wanted.ts';

/** What a quotation as it is to be would do to its transfers, and whose they are. Nothing is written. */
export async function movesOf(actor: Actor, kart: Kart): Promise<Moves> {
  const transfers = await readTransfersOfKart(actor, kart.head.id);
  const now = instant(clock.now());
  const changes = changesOf(wantedOf(kart, ''), { transfers, days: [] }, { ...kart.head, now }).transfers;
  const told = changes.filter(({ event, before, next }) => event !== 'move' || (before && isMoved(before, next)));
  const counts = new Map<string, number>();
  for (const { before } of told)
    if (before?.driverId) counts.set(before.driverId, (counts.get(before.driverId) ?? 0) + 1);
  const named = await Promise.all(
    [...counts].map(async ([id, count]) => ({
      driverName: (await drivers.read(actor, id))?.driverName ?? '',
      transfers: count,
    })),
  );
  const many = (event: string) => told.filter((one) => one.event === event).length;
  return { made: many('make'), moved: many('move'), withdrawn: many('withdraw'), drivers: named };
}
