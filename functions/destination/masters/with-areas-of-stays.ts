import type { Actor } from '#functions/actor.ts';
import { readAreas } from '#functions/areas/store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { type AreaNamed, rowOfAreaCalled } from './area-called-store.ts';

/** What an accommodation says of its area: what it is called, and, where that is an area of its city, which. */
interface InArea extends AreaNamed {
  areaId: string;
}

/**
 * Accommodations with their areas as these are called today. Where none is known, the area of the city that is called as
 * was typed is theirs; `areaId` is empty where there is none. Names are kept in memory.
 */
export async function withAreasOfStays<Row extends InArea>(actor: Actor, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ areaId }) => (areaId ? [areaId] : []));
  const known = await readAreas(actor, ids, keptRows);
  const open = rows.filter(({ area, areaId }) => area !== '' && !known.has(areaId));
  const called = await keptRows(
    actor,
    open.map((row) => rowOfAreaCalled(actor, row)),
  );
  const found = new Map(open.map((row, at) => [row, called[at]]));
  return rows.map((row) => {
    const area = known.get(row.areaId);
    return { ...row, area: area?.name ?? row.area, areaId: area?.id ?? found.get(row) ?? '' };
  });
}
