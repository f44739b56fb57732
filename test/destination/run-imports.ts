import { expect } from 'vitest';
import { importedWays } from '#functions/destination/import/masters.ts';
import type { Values } from '#functions/destination/import/ways.ts';
import { siteObject } from '#functions/files/object-name.ts';
import { readJob } from '#functions/jobs/store.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { objects } from '#functions/runtime/objects.ts';
import { confirmImport } from '#shared/destination/import/confirm-import.ts';
import { getImport } from '#shared/destination/import/get-import.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { startImport } from '#shared/destination/import/start-import.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';

/** Sends a file as a browser does; its name. */
export async function send(as: TestUser, kind: ImportedKind, bytes: Buffer, fileName = 'file.xlsx'): Promise<string> {
  const { uploadId } = await told(as, startImport, { kind, fileName, size: bytes.length });
  await objects().put(siteObject(testJob(as.site, 'test'), 'uploads', uploadId), bytes);
  return uploadId;
}

/** Does the work of a job, as far as it comes. */
export const work = (as: TestUser, jobId: string): Promise<void> => runJob(as.site, as.item.userId, jobId);

/** Sends a file and has it read. */
export async function preview(as: TestUser, kind: ImportedKind, bytes: Buffer) {
  const uploadId = await send(as, kind, bytes);
  const { importId } = await told(as, previewImport, { kind, uploadId, fileName: 'file.xlsx' });
  await work(as, importId);
  return told(as, getImport, { importId });
}

/** Confirms an import; the id of the job that writes it. */
export async function confirm(as: TestUser, importId: string, goodRowsAlone = false): Promise<string> {
  const answer = await asking(as)(confirmImport, { importId, goodRowsAlone });
  expect(answer.errorMessage ?? '').toBe('');
  const job = await readJob(testJob(as.site, 'test'), as.item.userId, importId);
  return (job as unknown as { writeId: string }).writeId;
}

/** Confirms an import and has it written. */
export async function write(as: TestUser, importId: string, goodRowsAlone = false) {
  await work(as, await confirm(as, importId, goodRowsAlone));
  return told(as, getImport, { importId });
}

/** A master as the file that somebody takes it out in: its bytes, and its rows by field. */
export async function takenOut(as: TestUser, kind: ImportedKind): Promise<{ bytes: Buffer; rows: Values[] }> {
  const { columns, readPage } = importedWays[kind];
  const rows: Values[] = [];
  let cursor: string | null = '';
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(testJob(as.site, 'test'), cursor);
    rows.push(...page.rows);
    cursor = page.cursor;
  } while (cursor !== null);
  const said = (value: Values[string]) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);
  const cells = rows.map((row) => columns.map(({ field }) => said(row[field])));
  const headings = columns.map(({ heading }) => heading);
  return { bytes: await bookOf(headings, cells), rows };
}
