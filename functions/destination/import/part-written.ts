import type { ImportCounts } from '#shared/destination/import/import-shown.ts';

/** How much of a part of an import's rows is written. */
export interface PartWritten {
  /** Its good rows that are done, from its first. */
  lines: number;
  /** What these came to. */
  written: ImportCounts;
}
