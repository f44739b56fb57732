import type { ReactNode } from 'react';

/** What a list's call has answered so far, whatever its pages are like: what `ListContent` draws. */
export interface Listed<Row> {
  /** The call the rows come from. */
  query: { error: Error | null; data?: unknown; refetch(): unknown };
  isPending: boolean;
  rows: readonly Row[];
  /** There may be more where there are no rows: to look at, or on a page that is there. */
  hasMore: boolean;
  /** Whether a filter narrows it. */
  isNarrowed: boolean;
  /** Below the rows: more of them, or pages. */
  foot: ReactNode;
}

/** A list that comes whole, with nothing below it. */
export const wholeList = <Row>(
  query: Listed<Row>['query'] & { isPending: boolean },
  rows: readonly Row[] = [],
  isNarrowed = false,
): Listed<Row> => ({ query, isPending: query.isPending, rows, hasMore: false, isNarrowed, foot: null });
