import type { Actor } from '#functions/actor.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { areaNames } from '../offered-transfer-store.ts';

interface Placed {
  area: { id: string; name: string } | null;
}

/** Activities with their areas as these are called today, which lists keep in memory. */
export async function withAreaNames<Row extends Placed>(actor: Actor, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ area }) => (area ? [area.id] : []));
  const names = ids.length ? await areaNames(actor, ids, keptRows) : new Map<string, string>();
  return rows.map((row) =>
    row.area ? { ...row, area: { ...row.area, name: names.get(row.area.id) ?? row.area.name } } : row,
  );
}
