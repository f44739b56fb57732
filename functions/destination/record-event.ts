import type { RecordKind } from '#shared/destination/record-kinds.ts';

/** Something that was done to a record of the catalogue, never changed itself. */
export interface RecordEventItem {
  kind: RecordKind;
  id: string;
  /** The record as a person calls it, as of then. */
  name: string;
  /** How it was and how it is, in words of then; empty for nothing: it was made, or deleted. */
  from: string;
  to: string;
  /** actorName of who did it. */
  by: string;
  at: string;
}

/** A row of a history: the event as one text, which its lists show. */
export interface RecordEventRow {
  card: string;
}
