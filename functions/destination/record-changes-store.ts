import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { destinationKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { queryPage } from '#functions/table/read.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { eventOf } from './events.ts';
import type { RecordEventItem } from './record-event.ts';

/** What was done to one record, newest first. One Query. */
export async function readRecordEvents(
  actor: Actor,
  kind: RecordKind,
  id: string,
  most: number,
): Promise<RecordEventItem[]> {
  const { items } = await queryPage(destinationKeys.recordEvents(actor, kind, id), {
    ...{ descending: true, consistent: true, limit: most, fields: ['card'] },
  });
  return items.map(eventOf);
}

/** What was done to records of any kind lately, newest first; at most 100. One Query. */
export async function readRecordChanges(scope: Scope, most: number): Promise<RecordEventItem[]> {
  const list = listIn(scope, { site: (actor) => destinationKeys.recordChanges(actor) });
  const { items } = await queryPage(list, { descending: true, limit: most, fields: ['card'] });
  return items.map(eventOf);
}
