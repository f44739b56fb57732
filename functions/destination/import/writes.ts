import type { UserActor } from '#functions/actors/actor.ts';
import { jobKeys } from '#functions/jobs/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { userEventWrite } from '#functions/users/writes.ts';
import { importedMasters } from '#shared/destination/imported-masters.ts';
import type { ReadJob } from './model.ts';

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
    changes: [{ field: 'Rows', from: '', to: String((result?.total ?? 0) - (result?.bad ?? 0)) }],
  });
