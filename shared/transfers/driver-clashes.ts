import type { TransferShown } from './transfer.ts';

/** A transfer as far as its driver's clashes go. */
export type Driven = Pick<TransferShown, 'id' | 'date' | 'time' | 'title' | 'state' | 'driverId' | 'driverName'>;

/** Transfers whose driver has another at the same time, each with what that is. Of one whose time nobody said yet none is known. */
export function driverClashes(transfers: readonly Driven[]): ReadonlyMap<string, string> {
  const byTime = new Map<string, Driven[]>();
  for (const row of transfers) {
    if (row.state !== 'OPEN' || !row.driverId || !row.time) continue;
    const at = `${row.driverId} ${row.date} ${row.time}`;
    byTime.set(at, [...(byTime.get(at) ?? []), row]);
  }
  return new Map(
    [...byTime.values()].flatMap((rows) =>
      rows.flatMap((row): [string, string][] => {
        const others = rows.filter((one) => one !== row).map(({ title }) => title);
        return others.length ? [[row.id, `${row.driverName} also drives ${row.time} ${others.join(', ')}.`]] : [];
      }),
    ),
  );
}
