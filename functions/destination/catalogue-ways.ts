import type { Actor } from '#functions/actor.ts';
import { formatMoney } from '#shared/money.ts';
import { readActivity } from './activities/activity-store.ts';
import { activityFacts } from './activities/activity-words.ts';
import { deleteActivityWrites, putActivity } from './activities/activity-writes.ts';
import type { ActivityItem, ComboItem, TourOptionItem } from './catalogue-model.ts';
import { factWords } from '#functions/records/changed-words.ts';
import { readCombo } from './combos/combo-store.ts';
import { deleteComboWrites, putCombo } from './combos/combo-writes.ts';
import type { RecordWays } from '#functions/records/record-ways.ts';
import { readTourOption } from './activities/tour-option-store.ts';
import { tourOptionFacts } from './activities/tour-option-words.ts';
import { deleteOptionWrites, putOption } from './activities/tour-option-writes.ts';

const later = <Row extends { version: number }>(row: Row, isDeactivated: boolean): Row => ({
  ...row,
  isDeactivated,
  version: row.version + 1,
});

/** What is done to an activity as to any record of the catalogue. */
export const activityWays: RecordWays<ActivityItem> = {
  kind: 'activity',
  revision: 'destination',
  read: readActivity,
  nameOf: ({ name }) => name,
  wordsOf: (item) => factWords(activityFacts(item)),
  deleteWrites: deleteActivityWrites,
  deactivateWrites: (actor, item, isDeactivated) => [putActivity(actor, item, later(item, isDeactivated))],
};

/** A tour option with its activity, which counts it. */
interface CountedOption extends Pick<TourOptionItem, 'id' | 'isDeactivated' | 'version'> {
  option: TourOptionItem;
  activity: ActivityItem | undefined;
}

async function readCounted(actor: Actor, id: string): Promise<CountedOption | undefined> {
  const option = await readTourOption(actor, id);
  if (!option) return undefined;
  const { isDeactivated, version } = option;
  return { id, isDeactivated, version, option, activity: await readActivity(actor, option.activityId) };
}

/** What is done to a tour option as to any record of the catalogue. */
export const tourOptionWays: RecordWays<CountedOption> = {
  kind: 'tourOption',
  revision: 'destination',
  read: readCounted,
  nameOf: ({ option }) => option.name,
  wordsOf: ({ option }) => factWords(tourOptionFacts(option)),
  deleteWrites: (actor, { option, activity }) => deleteOptionWrites(actor, activity, option),
  deactivateWrites: (actor, { option }, isDeactivated) => [putOption(actor, option, later(option, isDeactivated))],
};

/** A combo with the currency of its price. */
interface PricedCombo extends Pick<ComboItem, 'id' | 'isDeactivated' | 'version'> {
  combo: ComboItem;
  currency: string;
}

async function readPriced(actor: Actor, id: string): Promise<PricedCombo | undefined> {
  const combo = await readCombo(actor, id);
  return (
    combo && { id, isDeactivated: combo.isDeactivated, version: combo.version, combo, currency: actor.head.currency }
  );
}

/** What is done to a combo as to any record of the catalogue. */
export const comboWays: RecordWays<PricedCombo> = {
  kind: 'combo',
  revision: 'destination',
  read: readPriced,
  nameOf: ({ combo }) => combo.name,
  wordsOf: ({ combo, currency }) =>
    factWords([
      ['', combo.name],
      ['price', formatMoney(combo.amount, currency)],
      ['of', combo.tourOptions.length === 1 ? '1 option' : `${combo.tourOptions.length} options`],
    ]),
  deleteWrites: (actor, { combo }) => deleteComboWrites(actor, combo),
  deactivateWrites: (actor, { combo }, isDeactivated) => [putCombo(actor, combo, later(combo, isDeactivated))],
};
