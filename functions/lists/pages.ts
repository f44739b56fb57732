import type { CursorPage, NarrowablePage, NumberedPage } from '#shared/lists/pages.ts';

/** A page among all the rows of its list. */
export const pageOf = <Row>(records: Row[], totalRecords: number, page: number, size: number): NumberedPage<Row> => {
  const totalPages = Math.ceil(totalRecords / size);
  return {
    records,
    totalRecords,
    totalPages,
    currentPage: page,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
  };
};

/** How far a list by cursor came. */
interface Came {
  /** Where to go on, as `drive` says it; none at the end. */
  cursor?: string | null;
  /** Where the last row looked at stands in the list's order: an instant or a day; none where nothing was looked at. */
  lookedBackTo?: string;
}

/** A page of a list that goes on by cursor, with the whole list's `total` where a counter knows it. */
export const cursorPageOf = <Row>(
  records: Row[],
  { cursor, lookedBackTo, total }: Came & { total?: number | null } = {},
): CursorPage<Row> => ({
  records,
  cursor: cursor ?? null,
  lookedBackTo: lookedBackTo ?? null,
  total: total ?? null,
});

/** A numbered page of a list that goes on by cursor only when it is narrowed. */
export const wholePage = <Row>(page: NumberedPage<Row>): NarrowablePage<Row> => ({
  ...page,
  cursor: null,
  lookedBackTo: null,
});

/**
 * What was found of such a list when narrowed. What it holds in all is not known without reading it: it counts what it
 * found, and says that more follows.
 */
export const onePage = <Row>(records: Row[], { cursor, lookedBackTo }: Came = {}): NarrowablePage<Row> => ({
  records,
  totalRecords: records.length,
  totalPages: records.length ? 1 : 0,
  currentPage: 1,
  hasNextPage: Boolean(cursor),
  hasPreviousPage: false,
  cursor: cursor ?? null,
  lookedBackTo: lookedBackTo ?? null,
});
