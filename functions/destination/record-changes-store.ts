import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import type { Key } from '#functions/table/key.ts';
import { destinationKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, queryPage } from '#functions/table/read.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { eventFields, eventOf } from './events.ts';
import type { RecordEventItem, RecordEventRow } from './record-event.ts';

/** What was done to one record, newest first. One Query. */
export async function readRecordEvents(
  actor: Actor,
  kind: RecordKind,
  id: string,
  most: number,
): Promise<RecordEventItem[]> {
  const { items } = await queryPage<RecordEventRow>(destinationKeys.recordEvents(actor, kind, id), {
    ...{ descending: true, consistent: true, limit: most, fields: eventFields },
  });
  return items.map(eventOf);
}

/** What was done to records of any kind lately, newest first; at most 100. One Query. */
export async function readRecordChanges(scope: Scope, most: number): Promise<RecordEventItem[]> {
  const list = listIn(scope, { site: (actor) => destinationKeys.recordChanges(actor) });
  const newest = { descending: true, limit: most } as const;
  const { items } = await queryPage<RecordEventRow>(list, { ...newest, fields: ['card'] });
  if (items.every(({ card }) => card !== undefined)) return items.map(eventOf);
  // Of events of before the list holds keys alone.
  const { items: places } = await queryPage<Key<RecordEventRow>>(list, { ...newest, fields: ['pk', 'sk'] });
  return (await getItems(places)).flatMap((row) => (row ? [eventOf(row)] : []));
}
