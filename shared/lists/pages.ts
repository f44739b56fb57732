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
