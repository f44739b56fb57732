import type { Scope } from '#functions/scope.ts';
import { type Driven, driverClashes } from '#shared/transfers/driver-clashes.ts';
import type { TransferItem } from './model.ts';
import { driverNames } from './show-transfer.ts';
import { transfersIn } from './store.ts';

/** Which of these transfers have a driver who drives another at that time, and what; a Query for each of their drivers. */
export async function clashesOfDrivers(
  scope: Scope,
  transfers: readonly TransferItem[],
): Promise<{ id: string; text: string; reason: string }[]> {
  const open = transfers.filter(({ state, driverId }) => state === 'OPEN' && driverId);
  const days = open.map(({ date }) => date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const [names, ...others] = await Promise.all([
    driverNames(scope),
    ...[...new Set(open.map(({ driverId }) => driverId))].map((driverId) =>
      transfersIn(scope, { from, to }, { driverId }),
    ),
  ]);
  const own = new Set(transfers.map(({ id }) => id));
  const named = (row: TransferItem): Driven => ({ ...row, driverName: names.get(row.driverId) ?? '' });
  const found = driverClashes(
    [...open, ...others.flatMap(({ cards }) => cards).filter(({ id }) => !own.has(id))].map(named),
  );
  return open.flatMap(({ id, aside = '' }) => {
    const text = found.get(id);
    return text ? [{ id, text, reason: aside }] : [];
  });
}
