import * as z from 'zod/mini';
import { exportedListNames } from './list-rights.ts';

/** A file that somebody asked for, and how far it has come. */
export const exportRow = z.object({
  /** Its id, as the other calls of exports take it. */
  exportId: z.string(),
  /** The list that it holds. */
  list: z.enum(exportedListNames),
  /** What it is saved as, e.g. `flight-ticket-queue.xlsx`. */
  fileName: z.string(),
  /** `running` until its one end; only one that is `done` can be fetched. */
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** Rows written so far, all of them once it is done. */
  rows: z.number(),
  /** Instant (ISO 8601, UTC) at which it was asked for. */
  startedAt: z.string(),
  /** Instant of its end; null while it is running. */
  endedAt: z.nullable(z.string()),
  /** Instant from which on it is gone. */
  expiresAt: z.string(),
  /** Why it failed, as a sentence; empty where it did not. */
  error: z.string(),
});
export type ExportRow = z.output<typeof exportRow>;

/** Names a file that the caller asked for. */
export const exportIdField = z.string().check(z.minLength(1), z.maxLength(140));
