import type * as z from 'zod/mini';
import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { kartFilter } from '#shared/quotations/kart-filter.ts';
import type { KartRow } from '#shared/quotations/kart-row.ts';
import { kartSheet } from '#shared/quotations/kart-sheet.ts';
import { findKarts } from './find-karts.ts';

export const kartsFile: ListFile<z.output<typeof kartFilter>, KartRow> = {
  columns: kartSheet,
  async read(actor, { filter, cursor = '', wanted }) {
    const page = await findKarts(scopeOfJob(actor), { ...filter, cursor }, wanted);
    return { rows: page.found, cursor: page.cursor };
  },
};
