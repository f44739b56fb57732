import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { changeSheet } from '#shared/changes/change-sheet.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import type { FilterOf } from '#shared/exports/lists.ts';
import { findChanges } from './find-changes.ts';
import { showChange } from './show-change.ts';

export const changesFile: ListFile<FilterOf<'changeRequests'>, ChangeView> = {
  columns: changeSheet,
  async read(actor, { filter, cursor = '', wanted }) {
    const page = await findChanges(scopeOfJob(actor), { ...filter, cursor }, wanted);
    return { rows: page.found.map((change) => showChange(actor, change)), cursor: page.cursor };
  },
};
