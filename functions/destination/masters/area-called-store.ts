import type { Actor } from '#functions/actor.ts';
import { readRows, type WantedRow, wantedRow } from '#functions/records/kept-store.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { naturalKey } from '#functions/records/natural-key.ts';

/** An area by its name, which no other of its city has. */
export interface AreaNamed {
  area: string;
  cityId: string;
}

/** The id of the area that is called so, as it is wanted of the table. */
export const rowOfAreaCalled = (actor: Actor, { area, cityId }: AreaNamed): WantedRow<string> =>
  wantedRow(recordKeys.recordName(actor, 'area', naturalKey(area, cityId)), ({ id }) => id);

/** Id of the area of a city that is called so, as of now, whatever the case of its letters; empty where there is none. */
export async function areaCalled(actor: Actor, named: AreaNamed): Promise<string> {
  if (!named.area) return '';
  const [id = ''] = await readRows(actor, [rowOfAreaCalled(actor, named)]);
  return id;
}
