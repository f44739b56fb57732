import * as z from 'zod/mini';

/** A page of a list that is numbered: rows of one kind and where they stand among all (spec: customers-and-partners 7). */
export const numberedPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    /** The page's rows, in the list's order. */
    records: z.array(row),
    /** Rows on all pages together. */
    totalRecords: z.number(),
    /** How many pages there are; 0 where there are no rows. */
    totalPages: z.number(),
    /** Number of this page, from 1. */
    currentPage: z.number(),
    /** True where a page follows. */
    hasNextPage: z.boolean(),
    /** True where a page goes before. */
    hasPreviousPage: z.boolean(),
  });

/** A page of a list that goes on by cursor: narrowed rows, and how far the search for them went. */
export const cursorPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    /** The page's rows, in the list's order. */
    records: z.array(row),
    /** Where to go on; null at the end of the list. */
    cursor: z.nullable(z.string()),
    /** Where in the list's order (an instant or a day) the last row looked at stands, fitting or not; null for none. */
    lookedBackTo: z.nullable(z.string()),
    /** Rows of the whole list where that is known without counting; null otherwise. */
    total: z.nullable(z.number()),
  });

/**
 * A page of a list that is numbered as a whole and goes on by cursor once it is narrowed: what a narrowed list holds in
 * all is not known without reading it, so it counts the rows of this answer as one page, and says whether more follow.
 */
export const narrowablePage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    ...numberedPage(row).shape,
    /** Where a narrowed list goes on; null at its end, and where pages are numbered. */
    cursor: z.nullable(z.string()),
    /**
     * Where in the order (an instant or a day) the last row that a narrowed list looked at stands, fitting or not; null
     * for none, and where pages are numbered.
     */
    lookedBackTo: z.nullable(z.string()),
  });

/** What a numbered page answers, by its row. */
export interface NumberedPage<Row> {
  records: Row[];
  totalRecords: number;
  totalPages: number;
  currentPage: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** What a page by cursor answers, by its row. */
export interface CursorPage<Row> {
  records: Row[];
  cursor: string | null;
  lookedBackTo: string | null;
  total: number | null;
}

/** What a page of a list answers that is numbered as a whole and goes on by cursor when narrowed, by its row. */
export interface NarrowablePage<Row> extends NumberedPage<Row> {
  cursor: string | null;
  lookedBackTo: string | null;
}
