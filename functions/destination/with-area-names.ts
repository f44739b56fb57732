import type { Actor } from '#functions/actors/actor.ts';
import { areaNames } from './way-store.ts';

interface Placed {
  area: { id: string; name: string } | null;
}

/** Activities with their areas as these are called today; a trip a hundred areas, none where nothing is in one. */
export async function withAreaNames<Row extends Placed>(actor: Actor, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ area }) => (area ? [area.id] : []));
  const names = ids.length ? await areaNames(actor, ids) : new Map<string, string>();
  return rows.map((row) =>
    row.area ? { ...row, area: { ...row.area, name: names.get(row.area.id) ?? row.area.name } } : row,
  );
}
