import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import type { Failure } from '#shared/errors.ts';

/** What every record of the catalogue has, whatever else it is. */
export interface StoredRecord {
  id: string;
  isDeactivated: boolean;
  /** Counts its changes: a write names the one that it has seen. */
  version: number;
}

/**
 * How one kind of record is read, deleted and deactivated. Its writes go into a commit that also has the record's event
 * and the new `destination` revision: they say neither themselves.
 *
 * Whoever makes a record use another one puts `useWrite` and `usableWrite` (uses.ts) of the used one into that commit.
 * Deleting first deactivates, then looks who uses the record, and then deletes: so nobody begins to use what goes.
 */
export interface RecordWays<Row extends StoredRecord> {
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

/** A record found, with what may be done to it. */
export interface FoundRecord extends StoredRecord {
  name: string;
  words: string;
  refused: Failure<'VALIDATION' | 'RECORD_IN_USE'> | undefined;
  deleteWrites(): Write<'NOT_FOUND'>[];
  deactivateWrites(isDeactivated: boolean): Write<'NOT_FOUND'>[];
}

/** A kind's line in the record table: finds one by its id. */
export type FindRecord = (actor: Actor, id: string) => Promise<FoundRecord | undefined>;

/** Makes a kind's line of its ways. */
export const findBy =
  <Row extends StoredRecord>(ways: RecordWays<Row>): FindRecord =>
  async (actor, id) => {
    const row = await ways.read(actor, id);
    return (
      row && {
        id: row.id,
        isDeactivated: row.isDeactivated,
        version: row.version,
        name: ways.nameOf(row),
        words: ways.wordsOf(row),
        refused: ways.refuses?.(row),
        deleteWrites: () => ways.deleteWrites(actor, row),
        deactivateWrites: (isDeactivated) => ways.deactivateWrites(actor, row, isDeactivated),
      }
    );
  };
