import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { destinationKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem } from '#functions/table/read.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { comboOf, unpackCombo } from './combo-card.ts';

/** A combo of the actor's site, consistently; undefined where there is none of that id. */
export async function readCombo(actor: Actor, id: string): Promise<ComboItem | undefined> {
  const row = await getItem(destinationKeys.combo(actor, id));
  return row && comboOf(row);
}

/** Combos, the newest first. One Query. */
export const combosFrom = (
  scope: Scope,
  asked: { cursor: string | undefined; limit: number },
): Promise<{ cards: ComboItem[]; cursor: string | undefined }> =>
  readCards(listIn(scope, { site: destinationKeys.combos }), unpackCombo, { ...asked, descending: true });
