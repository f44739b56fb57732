import * as z from 'zod/mini';
import { importedKinds } from './imported-masters.ts';

/** Names an import that the caller began. */
export const importIdField = z.string().check(z.minLength(1), z.maxLength(140));

/** How rows of a file stand against what there is. */
export const importCounts = z.object({
  /** Rows of records that there are none of yet. */
  new: z.number(),
  /** Rows that change a record. */
  changed: z.number(),
  /** Rows of records that are so already. */
  same: z.number(),
  /** Rows that deactivate a record. */
  deactivated: z.number(),
});
export type ImportCounts = z.output<typeof importCounts>;

/** A file that somebody imports, and how far it has come. */
export const importShown = z.object({
  /** Its id, as the other calls of imports take it. */
  importId: z.string(),
  /** What it holds. */
  kind: z.enum(importedKinds),
  /** As the file was called. */
  fileName: z.string(),
  /**
   * `reading`: it is being looked through. `ready`: nothing is written until it is confirmed. `writing` until `done`; a
   * `failed` one says why, and what it had written stays.
   */
  state: z.enum(['reading', 'ready', 'writing', 'done', 'failed']),
  /** Why it failed, as a sentence; empty where it did not. */
  error: z.string(),
  /** Instant (ISO 8601, UTC) at which it was sent. */
  startedAt: z.string(),
  /** Rows of the file; 0 while it is being read. */
  total: z.number(),
  /** Rows that cannot be imported. */
  bad: z.number(),
  /** What the others will come to, as of when the file was read. */
  planned: importCounts,
  /** Rows written so far; those that are the same are not among them. */
  done: z.number(),
  /** What they came to; all zero before it is done. */
  written: importCounts,
});
export type ImportShown = z.output<typeof importShown>;

/** How one row of a file stands, in the order in which a preview shows them. */
export const importRowStates = ['bad', 'changed', 'deactivated', 'new', 'same'] as const;

/** Rows of a file that an import would write. */
export const offeredRows = ({ new: made, changed, deactivated }: ImportCounts): number => made + changed + deactivated;

/** A row of a file as its preview shows it. */
export const importRow = z.object({
  /** Its number in the sheet: the first below the headings is 2. */
  row: z.number(),
  /** How it stands against what there is; a bad one cannot be imported, one that is the same is not. */
  state: z.enum(importRowStates),
  /** Its cells as text, by column. */
  cells: z.array(z.string()),
  /** What is wrong with it. */
  errors: z.array(
    z.object({
      /** The column, from 0; -1 for the row as a whole. */
      column: z.number(),
      /** What would be right, as a sentence. */
      message: z.string(),
    }),
  ),
  /** What it changes, as it was: cells of the record before. */
  was: z.array(
    z.object({
      /** The column, from 0. */
      column: z.number(),
      /** What stood there, as the preview would show it; empty for nothing. */
      text: z.string(),
    }),
  ),
});
export type ImportRow = z.output<typeof importRow>;
