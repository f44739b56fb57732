import type { ReactNode } from 'react';

/** A column of a list as data: what its two lines say, how wide it is and where a phone's three lines have it. */
export interface Column<Row> {
  /** Names the column; unique in its table. */
  heading: string;
  /** Its share of the width, beside the other columns'. */
  width: number;
  /** The first column's is the button that opens the row. */
  first(row: Row): ReactNode;
  /** The grey line below. */
  second?(row: Row): ReactNode;
  /** Amounts and counts stand at the right. */
  isNumber?: boolean;
  /** A phone's line: identity and status, subject and money, meta and time left, whose it is. */
  line: 1 | 2 | 3 | 4;
  /** At the right on a phone. */
  isEnd?: boolean;
  /** On a phone its second line is shown too, beside the first. */
  isInline?: boolean;
  /** Gives its room away while something is open beside the list. */
  hidesBeside?: boolean;
}

/** Rows under a heading of their own; without one the list is one. */
export interface ListGroup<Row> {
  heading?: string;
  count?: number | null;
  rows: readonly Row[];
}
