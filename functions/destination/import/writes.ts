import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { jobKeys } from '#functions/jobs/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { userEventWrite } from '#functions/users/writes.ts';
import { importedMasters } from '#shared/destination/import/imported-masters.ts';
import { offeredRows } from '#shared/destination/import/import-shown.ts';
import { DAY } from '#shared/time.ts';
import type { ReadJob } from './model.ts';
import type { PartWritten } from './part-written.ts';

/** Only one job writes an import: the one that its row names. */
export const confirmWrite = (actor: UserActor, { jobId, userId, writeId }: ReadJob, next: string): Write<never> => ({
  kind: 'update',
  key: jobKeys.job(actor, userId, jobId),
  set: { writeId: next },
  when: [writeId === undefined ? { field: 'writeId', missing: true } : { field: 'writeId', is: writeId }],
  otherwise: 'CONFLICT',
});

/** In the history of the account that it was confirmed by. */
export const importedWrite = (actor: UserActor, { userId, input, result }: ReadJob): Write<never> =>
  userEventWrite(actor, userId, `Excel of ${importedMasters[input.kind].label.toLowerCase()} imported`, {
    changes: [{ field: 'Rows', from: '', to: String(result ? offeredRows(result.planned) : 0) }],
  });

/** Longer than an import can be gone on with (jobs are kept for a day after their end). */
const PROGRESS_KEPT = 7 * DAY;

/**
 * Into the commit of some rows: how far the part is with them. CONFLICT where another run of the same part was faster;
 * `before` is how far it was.
 */
export const partWrittenWrite = (
  actor: Actor,
  { importId, part }: { importId: string; part: number },
  before: number,
  { lines, written }: PartWritten,
): Write<never> => ({
  kind: 'put',
  key: destinationKeys.importPart(actor, importId, part),
  item: { lines, written: { ...written }, ttl: Math.ceil((clock.now() + PROGRESS_KEPT) / 1000) },
  when: [before ? { field: 'lines', is: before } : { absent: true }],
});
