import type { JobItem } from '#functions/jobs/model.ts';
import type { ImportCounts, ImportRow } from '#shared/destination/import/import-shown.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';

/** A row of a file as it is kept in the bucket between reading and writing. */
export interface ImportLine extends ImportRow {
  /** What its cells came to, by field; absent of a bad row. */
  values?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Texts of which a preview shows the beginning alone, by column. */
  whole?: Readonly<Record<number, string>>;
}

/** A file to be read. */
export interface ReadInput {
  kind: ImportedKind;
  uploadId: string;
  fileName: string;
}

/** What reading a file came to. */
export interface ReadResult {
  /** Ids of the objects that hold its rows, PART_LINES each (`exportObject`): by how they stand, in the file’s order. */
  parts: readonly string[];
  /** The same of the bad ones alone. */
  badParts: readonly string[];
  total: number;
  bad: number;
  planned: ImportCounts;
}

/** A file's job; `writeId` is that of the job that writes it, once it was confirmed. */
export type ReadJob = JobItem<ReadInput, never, ReadResult> & { writeId?: string };

/** Rows to be written: those that were read under `importId`. */
export interface WriteInput {
  importId: string;
  kind: ImportedKind;
  parts: readonly string[];
  /** The job that broke down before this one; empty for none. */
  after: string;
}

/** How far the rows of a file were written. */
export interface WriteProgress {
  /** Parts that are done. */
  parts: number;
  written: ImportCounts;
}

export interface WriteResult {
  written: ImportCounts;
}
export type WriteJob = JobItem<WriteInput, WriteProgress, WriteResult>;

export const noCounts: ImportCounts = { new: 0, changed: 0, same: 0, deactivated: 0 };
