import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { drive } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { ok } from '#shared/errors.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { readComboParts } from './combo-parts.ts';
import { combosFrom } from './combo-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { showCombo } from './show-combo.ts';

export const getCombosHandler = handle(getCombos, async (actor, { search, cursor: from }) => {
  const scope = scopeOf(actor, getCombos);
  const { found, cursor, last } = await drive<ComboItem>({
    read: (page) => combosFrom(scope, page),
    fits: ({ name }) => fitsWords({ typed: search, called: name }),
    isNarrowed: search.trim() !== '',
    cursor: from,
  });
  const parts = await readComboParts(
    actor,
    found.flatMap(({ tourOptions }) => tourOptions),
    keptRows,
  );
  const records = found.map((combo) => showCombo(actor, combo, parts));
  return ok(cursorPageOf(records, { cursor, lookedBackTo: last?.createdAt }));
});
