import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import type { Failure } from '#shared/errors.ts';
import type { RevisionName } from '#shared/site/model.ts';

/** What every record has, whatever else it is. */
export interface StoredRecord {
  id: string;
  isDeactivated: boolean;
  /** Counts its changes: a write names the one that it has seen. */
  version: number;
}

/** A record as its row has it. */
export interface KeptRecord extends StoredRecord {
  /** Instant (ISO 8601, UTC) at which it was made. */
  createdAt: string;
}

/** The row of a record of which calls show this. */
export type Kept<Shown extends StoredRecord> = Shown & KeptRecord;

/**
 * How one kind of record is read, deleted and deactivated; enough for a kind that is saved by a call of its own. Its writes go into a commit that also has the record's event
 * and the new revision: they say neither themselves.
 *
 * Whoever makes a record use another one puts `useWrite` and `usableWrite` (uses-store.ts) of the used one into that commit.
 * Deleting first deactivates, then looks who uses the record, and then deletes: so nobody begins to use what goes.
 */
export interface RecordWays<Row extends StoredRecord = StoredRecord> {
  /** As its history, its deletions, its uses and its files name it. */
  kind: string;
  /** What a change of one makes stale, and what is kept in memory of them is kept by. */
  revision: RevisionName;
  /** The record as it stands now, consistently; undefined where the site has none of that id. */
  read(actor: Actor, id: string): Promise<Row | undefined>;
  /** As a person calls it. */
  nameOf(row: Row): string;
  /** How it is, in words for its history: `Desert safari, Dubai, priority 2`. */
  wordsOf(row: Row): string;
  /** Takes it away with its name's claim, its own uses of others and its lists, where its version is the one read. */
  deleteWrites(actor: Actor, row: Row): Write<'NOT_FOUND'>[];
  /** Its row and what lists show of it, one version on, deactivated or not, where its version is the one read. */
  deactivateWrites(actor: Actor, row: Row, isDeactivated: boolean): Write<'NOT_FOUND'>[];
  /** Why it can be neither deleted nor deactivated, whoever uses it. */
  refuses?(row: Row): Failure<'VALIDATION' | 'RECORD_IN_USE'> | undefined;
}
