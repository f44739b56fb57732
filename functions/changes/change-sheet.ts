import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { changeSheet } from '#shared/changes/change-sheet.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import type { FilterOf } from '#shared/exports/lists.ts';
import { showChange } from './show-change.ts';
import { changesIn } from './store.ts';

export const changesFile: ListFile<FilterOf<'changeRequests'>, ChangeView> = {
  columns: changeSheet,
  async read(actor, { filter: { waiting }, cursor, wanted }) {
    const page = await changesIn(scopeOfJob(actor), waiting, { cursor, limit: wanted });
    return { rows: page.cards.map((change) => showChange(actor, change)), cursor: page.cursor };
  },
};
