import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getAllDmcData, MOST_CHANGES } from '#shared/destination/get-all-dmc-data.ts';
import { isRecordKind, type RecordKind } from '#shared/destination/record-kinds.ts';
import { fail, ok } from '#shared/errors.ts';
import { mayTouch } from './may-touch.ts';
import { readRecordChanges } from '#functions/records/event-store.ts';
import type { ListedRecord } from './record-lists.ts';
import { recordTable } from './record-table.ts';
import { showEvents } from '#functions/records/show-events.ts';

/** Rows wanted of a page, and how many pages of the master are looked through for them at most. */
const WANTED = 25;
const PAGES = 10;

export const getAllDmcDataHandler = handle(getAllDmcData, async (actor, { kind, isDeactivated, cursor }) => {
  if (kind && !mayTouch(actor, kind, 'view')) return fail('FORBIDDEN');
  const [page, changes] = await Promise.all([
    kind ? rowsOf(actor, kind, isDeactivated, cursor) : { records: [], cursor: null },
    cursor ? [] : lately(actor),
  ]);
  return ok({ ...page, changes });
});

/** As many rows as a page wants at least, within bounds. */
async function rowsOf(actor: UserActor, kind: RecordKind, isDeactivatedOnly: boolean, from: string) {
  const read = recordTable[kind]?.list;
  const records: ListedRecord[] = [];
  let cursor: string | null = from;
  for (let pages = 0; read && cursor !== null && pages < PAGES && records.length < WANTED; pages++) {
    const page: { records: ListedRecord[]; cursor: string | null } = await read(scopeOf(actor, getAllDmcData), cursor);
    records.push(...page.records.filter((one) => !isDeactivatedOnly || one.isDeactivated));
    cursor = page.cursor;
  }
  return { records, cursor: read ? cursor : null };
}

/** Rates are told to those who may see rates. */
async function lately(actor: UserActor) {
  const events = await readRecordChanges(scopeOf(actor, getAllDmcData), MOST_CHANGES);
  const shown = await showEvents(
    actor,
    events.flatMap(({ kind, ...event }) =>
      isRecordKind(kind) && mayTouch(actor, kind, 'view') ? [{ ...event, kind }] : [],
    ),
  );
  return shown.map(({ of: { kind, name }, ...event }) => ({ ...event, kind, name }));
}
