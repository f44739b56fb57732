import { handle } from '#functions/http/handle.ts';
import { startJob } from '#functions/jobs/start-job.ts';
import { whyNotImported } from '#shared/destination/import/imported-masters.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { fail, ok } from '#shared/errors.ts';
import { mayImport } from './may-import.ts';
import type { ReadJob } from './model.ts';
import { showImport } from './show-import.ts';

export const previewImportHandler = handle(previewImport, async (actor, { kind, uploadId, fileName }) => {
  if (!mayImport(actor, kind)) return fail('FORBIDDEN');
  // Whose file it is stands in its name.
  if (!uploadId.startsWith(`${actor.userId}-`)) return fail('NOT_FOUND');
  const why = whyNotImported({ name: fileName, size: 1 });
  if (why) return fail('FILE_REFUSED', { message: why });
  const begun = await startJob(actor, { kind: 'importRead', input: { kind, uploadId, fileName }, writes: () => [] });
  if (!begun.ok) return begun;
  return ok(showImport(begun.value as unknown as ReadJob, undefined));
});
