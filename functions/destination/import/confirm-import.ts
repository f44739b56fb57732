import { handle } from '#functions/http/handle.ts';
import { startJob } from '#functions/jobs/start-job.ts';
import { confirmImport } from '#shared/destination/import/confirm-import.ts';
import { offeredRows } from '#shared/destination/import/import-shown.ts';
import { fail, ok } from '#shared/errors.ts';
import { mayImport } from './may-import.ts';
import type { WriteJob } from './model.ts';
import { showImport } from './show-import.ts';
import { readImport } from './store.ts';
import { confirmWrite, importedWrite } from './writes.ts';

export const confirmImportHandler = handle(confirmImport, async (actor, { importId, goodRowsAlone }) => {
  const found = await readImport(actor, importId);
  if (!found) return fail('NOT_FOUND');
  const { read, write } = found;
  const { kind } = read.input;
  if (!mayImport(actor, kind)) return fail('FORBIDDEN');
  // One that broke down may be tried again: what it had written says so itself.
  if (write && write.state !== 'FAILED') return ok(showImport(read, write));
  if (read.state !== 'DONE' || !read.result) return fail('ILLEGAL_TRANSITION');
  const { parts, bad, total, planned } = read.result;
  if (bad > 0 && !goodRowsAlone)
    return fail('IMPORT_HAS_BAD_ROWS', { message: `${bad} of ${total} rows cannot be imported.` });
  if (bad === total) return fail('ILLEGAL_TRANSITION', { message: 'No row of this file can be imported.' });
  if (!offeredRows(planned)) return fail('ILLEGAL_TRANSITION', { message: 'This file changes nothing.' });
  const begun = await startJob(actor, {
    kind: 'importWrite',
    input: { importId, kind, parts, after: write?.jobId ?? '' },
    writes: ({ jobId }) => [confirmWrite(actor, read, jobId), importedWrite(actor, read)],
  });
  if (begun.ok) return ok(showImport(read, begun.value as unknown as WriteJob));
  // Confirmed twice at once: the other one was it.
  const again = await readImport(actor, importId);
  if (again?.write?.state === 'RUNNING') return ok(showImport(again.read, again.write));
  return begun;
});
