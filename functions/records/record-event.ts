/** A change that a history tells of, never changed itself. */
export interface ChangeItem {
  /** How it was and how it is, in words of then; empty for nothing: it was made, or deleted. */
  from: string;
  to: string;
  /** actorName of who did it. */
  by: string;
  /** Instant (ISO 8601, UTC). */
  at: string;
}

/** Something that was done to a record. */
export interface RecordEventItem extends ChangeItem {
  kind: string;
  id: string;
  /** The record as a person calls it, as of then. */
  name: string;
}

/** A row of a history: the event as one text, which its lists show. */
export interface RecordEventRow {
  card: string;
}
