import { expect } from 'vitest';
import { exportObject } from '#functions/files/export-object.ts';
import { readJob } from '#functions/jobs/store.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { objects } from '#functions/runtime/objects.ts';
import type { ExportJob } from '#functions/exports/model.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import type { ExportRow } from '#shared/exports/export-row.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';

/** Asks for a file; it is not written yet. */
export async function begin(as: TestUser, body: WireRequestOf<typeof startExport>): Promise<ExportRow> {
  const answer = await callHttp({ site: as.site, call: startExport, as, body });
  expect(answer.errorMessage ?? '').toBe('');
  return answer.result as ExportRow;
}

/** The row of a file's job as it stands. */
export async function jobOf(as: TestUser, exportId: string): Promise<ExportJob> {
  const job = await readJob(testJob(as.site, 'test'), as.item.userId, exportId);
  if (!job) throw new Error(`there is no job ${exportId}`);
  return job as unknown as ExportJob;
}

/** Lets the worker have it until it stops. */
export const work = (as: TestUser, exportId: string): Promise<void> => runJob(as.site, as.item.userId, exportId);

/** The bytes of a file that is done. */
export async function bytesOf(as: TestUser, exportId: string): Promise<Uint8Array> {
  const { result, state, error } = await jobOf(as, exportId);
  if (!result) throw new Error(`no file: ${state} ${error ?? ''}`);
  return (await objects().get(exportObject(testJob(as.site, 'test'), result.objectId)))!;
}

/** The file that a request comes to. */
export async function sheetOf(as: TestUser, body: WireRequestOf<typeof startExport>): Promise<ReadSheet> {
  const { exportId } = await begin(as, body);
  await work(as, exportId);
  return readSheet(await bytesOf(as, exportId));
}
