import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { recordKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { queryPage } from '#functions/table/read.ts';
import { eventOf } from './event-writes.ts';
import type { RecordEventItem } from './record-event.ts';

/** What was done to one record, newest first. One Query. */
export async function readRecordEvents(
  actor: Actor,
  kind: string,
  id: string,
  most: number,
): Promise<RecordEventItem[]> {
  const { items } = await queryPage(recordKeys.recordEvents(actor, kind, id), {
    ...{ descending: true, consistent: true, limit: most, fields: ['card'] },
  });
  return items.map(eventOf);
}

/** What was done to records of any kind lately, newest first; at most 100. One Query. */
export async function readRecordChanges(scope: Scope, most: number): Promise<RecordEventItem[]> {
  const list = listIn(scope, { site: (actor) => recordKeys.recordChanges(actor) });
  const { items } = await queryPage(list, { descending: true, limit: most, fields: ['card'] });
  return items.map(eventOf);
}
