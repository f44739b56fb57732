import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import type { Key } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, queryPage } from '#functions/table/read.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import type { RecordEventItem } from './events.ts';

/** What was done to one record, newest first. */
export const readRecordEvents = async (
  actor: Actor,
  kind: RecordKind,
  id: string,
  most: number,
): Promise<RecordEventItem[]> =>
  (
    await queryPage<RecordEventItem>(keys.recordEvents(actor, kind, id), {
      descending: true,
      consistent: true,
      limit: most,
    })
  ).items;

/** What was done to records of any kind lately, newest first; at most 100. Two trips: the list holds keys alone. */
export async function readRecordChanges(scope: Scope, most: number): Promise<RecordEventItem[]> {
  const list = listIn(scope, { site: (actor) => keys.recordChanges(actor) });
  const { items } = await queryPage<Key>(list, { descending: true, limit: most, fields: ['pk', 'sk'] });
  if (!items.length) return [];
  const found = (await getItems(items)) as unknown as (RecordEventItem | undefined)[];
  return found.filter((event) => event !== undefined);
}
