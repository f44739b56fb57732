import { makeJob } from '#functions/actors/job.ts';
import { handle } from '#functions/http/handle.ts';
import { getCrStatus } from '#shared/changes/get-cr-status.ts';
import { fail, ok } from '#shared/errors.ts';
import { askStatus } from './ask-status.ts';
import { showWithRefund } from './show-change.ts';
import { readChange } from './store.ts';
import { readSubject } from './subject-of.ts';

/** What the supplier says is recorded in the worker's name: who looks decides nothing by looking. */
export const getCrStatusHandler = handle(getCrStatus, async (actor, { requestId }) => {
  const found = await readSubject(actor, requestId);
  if (!found.ok) return found;
  const worker = await makeJob(actor.site, 'changes');
  if (worker && found.value.change.state === 'WithSupplier') await askStatus(worker, found.value);
  const change = await readChange(actor, requestId);
  return change ? ok(await showWithRefund(actor, change)) : fail('NOT_FOUND');
});
