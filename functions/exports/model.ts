import type { JobItem } from '#functions/jobs/model.ts';
import type { ExportedListName, FilterOf } from '#shared/exports/lists.ts';

/** What is to be written: the list and its filter, as they were asked for. */
export type ExportInput = { [List in ExportedListName]: { list: List; filter: FilterOf<List> } }[ExportedListName];

/** How far the rows of a file were read. */
export interface ExportProgress {
  /** Ids of the objects that hold the rows read so far, in their order (`exportObject`). */
  parts: readonly string[];
  /** Where reading goes on; absent before the first part. */
  cursor?: string;
  /** Whether all were read: what is left is to make a file of the parts. */
  isRead: boolean;
  /** The widest cell of each column, in characters. */
  widths: readonly number[];
  /** What columns of money come to, by column and currency, in minor units. */
  totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The file. */
export interface ExportResult {
  /** What `exportObject` names it by. */
  objectId: string;
  /** Bytes. */
  size: number;
}

export type ExportJob = JobItem<ExportInput, ExportProgress, ExportResult>;
