import type { Test } from '#functions/table/write.ts';

/** That a row has counted so far and no further; what has never counted has no such field. */
export const isCount = (field: string, count: number): Test =>
  count === 0 ? { field, missing: true } : { field, is: count };
