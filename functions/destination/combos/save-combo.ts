import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import type { ComboOption } from '#shared/destination/combos/combo-fields.ts';
import type { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { conflict, fail, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { changedWords, factWords } from '#functions/records/changed-words.ts';
import { type ComboParts, isThere, readComboParts } from './combo-parts.ts';
import { readCombo } from './combo-store.ts';
import { comboFacts } from './combo-words.ts';
import { isSameCombo, saveComboWrites } from './combo-writes.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { showCombo } from './show-combo.ts';

type Request = RequestOf<typeof createDmcCombo>;
type Answer = AnswerOf<typeof createDmcCombo>;

const TAKEN = 'A combo with this name already exists.';
const NO_OPTION = 'This tour option is no longer sold. Please choose another.';
const NO_TRANSFER = 'This transfer no longer exists. Please choose another.';

/** Makes a combo, or changes the one that is named. What both calls do. */
export const saveCombo = (actor: UserActor, request: Request): Promise<Answer> =>
  untilItStands(() => saveOnce(actor, request));

async function saveOnce(actor: UserActor, { id, version, name, amount = 0, tourOptions }: Request): Promise<Answer> {
  const before = id === undefined ? undefined : await readCombo(actor, id);
  if (id !== undefined && !before) return fail('NOT_FOUND');
  const parts = await readComboParts(actor, [...tourOptions, ...(before?.tourOptions ?? [])]);
  const asked: ComboItem = {
    id: before?.id ?? randomId(100),
    name,
    amount,
    tourOptions,
    isDeactivated: before?.isDeactivated ?? false,
    version: before?.version ?? 0,
    createdAt: before?.createdAt ?? instant(clock.now()),
  };
  // Also what was sent again because its answer was lost.
  if (before && isSameCombo(before, asked)) return ok({ combo: showCombo(actor, before, parts) });
  if (before && version !== undefined && version !== before.version)
    return conflict({ record: showCombo(actor, before, parts) });
  const gone = tourOptions.findIndex(({ tourOptionId }) => !parts.options.has(tourOptionId));
  if (gone >= 0)
    return fail('NOT_FOUND', { message: NO_OPTION, errors: { [`tourOptions.${gone}.tourOptionId`]: NO_OPTION } });
  const errors = wrongIn(tourOptions, before, parts);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const next = { ...asked, version: asked.version + 1 };
  const facts = (combo: ComboItem) => comboFacts(combo, parts, actor.head.currency);
  const words = before ? changedWords(facts(before), facts(next)) : { from: '', to: factWords(facts(next)) };
  const cityOf = (optionId: string) => parts.options.get(optionId)?.cityId ?? '';
  const done = await commit(actor, saveComboWrites(actor, before, next, { words, cityOf }));
  if (done.ok) return ok({ combo: showCombo(actor, next, parts) });
  return done.code === 'RECORD_NAME_TAKEN'
    ? fail('RECORD_NAME_TAKEN', { message: TAKEN, errors: { name: TAKEN } })
    : done;
}

/** Options and transfers that are not there to be chosen. What the combo has already stays, however it stands. */
function wrongIn(tourOptions: readonly ComboOption[], before: ComboItem | undefined, parts: ComboParts): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, one] of tourOptions.entries()) {
    const had = before?.tourOptions.find(({ tourOptionId }) => tourOptionId === one.tourOptionId);
    const option = parts.options.get(one.tourOptionId);
    if (!option || (option.isDeactivated && !had)) {
      errors[`tourOptions.${at}.tourOptionId`] = NO_OPTION;
      continue;
    }
    for (const way of ['onwardTransfer', 'returnTransfer'] as const) {
      const id = one[way];
      if (id && id !== had?.[way] && !isThere(parts, one, id)) errors[`tourOptions.${at}.${way}`] = NO_TRANSFER;
    }
  }
  return errors;
}
