import type { JobActor } from '#functions/actor.ts';
import type { Places } from '#functions/table/key.ts';
import type { Item } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';

/** What an older row is given: attributes set and removed, and writes of other rows, in one commit with it. */
export interface Change extends Partial<Omit<Places, 'set'>> {
  set?: Item;
  beside?: readonly Write<FailureCode>[];
  /** The row itself goes: what is written beside, if anything, stands in its place. */
  isMoved?: boolean;
}

/**
 * How rows of one kind, written by an older version, come to what the writers make today. It calls the functions that
 * the writers call, so that there is one account of what a row is. Doing it twice leaves the row as doing it once.
 */
export interface Upgrade<Row = Item> {
  /** As the log names them, plural. */
  rows: string;
  /** What `pk / sk` of such a row looks like. */
  at: RegExp;
  /** The schema version that this belongs to: rows below it are older. */
  to: number;
  /**
   * Fields that the change is derived from. Where somebody changed one of them meanwhile, the row is read and brought
   * up to date anew.
   */
  dependsOn: readonly (keyof Row & string)[];
  bringUpToDate(actor: JobActor, row: Row & { pk: string; sk: string }): Change | Promise<Change>;
}

/** An upgrade of rows whose shape is known by their place, as a store's reads know it. */
export const upgradeOf = <Row>(upgrade: Upgrade<Row>): Upgrade => upgrade as unknown as Upgrade;
