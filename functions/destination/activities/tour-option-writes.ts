import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { destinationKeys } from '../keys.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { putActivity } from './activity-writes.ts';
import { tourOptionPlaces } from './catalogue-list-writes.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { recordEventWrite } from '#functions/records/event-writes.ts';
import { naturalKey } from '#functions/records/natural-key.ts';
import { nameWrites } from '#functions/records/name-writes.ts';
import { toldChange, toldWords } from '#functions/records/record-writes.ts';
import { tourOptionFacts } from './tour-option-words.ts';
import { unuseWrite, useWrite } from '#functions/records/uses-store.ts';

const nameKey = (actor: Actor, { activityId, name }: Pick<TourOptionItem, 'activityId' | 'name'>) =>
  recordKeys.recordName(actor, 'tourOption', naturalKey(activityId, name));

/** A tour option as it was, where there was one, and as it is to be, one version on. */
export interface ChangedOption {
  before: TourOptionItem | undefined;
  next: TourOptionItem;
}

/**
 * Makes and changes options of one activity. CONFLICT where the activity, the number of its options or one that is
 * changed is not as it was read; RECORD_NAME_TAKEN.
 */
export function saveOptionWrites(
  actor: Actor,
  activity: ActivityItem,
  changed: readonly ChangedOption[],
): Write<'NOT_FOUND' | 'RECORD_NAME_TAKEN'>[] {
  const made = changed.filter(({ before }) => !before).length;
  return [
    made
      ? putActivity(actor, activity, { ...activity, optionCount: activity.optionCount + made })
      : standsAs(actor, activity),
    ...nameWrites(
      changed.map(({ before, next }) => ({
        id: next.id,
        had: before && nameKey(actor, before),
        has: nameKey(actor, next),
      })),
    ),
    ...changed.flatMap((one) => optionWrites(actor, one)),
    bumpRevision(actor, 'destination'),
  ];
}

const toldOf = (item: TourOptionItem) => ({ facts: tourOptionFacts(item), isDeactivated: item.isDeactivated });

/** Options hold their activity's name and city. */
const standsAs = (actor: Actor, { id, version }: ActivityItem): Write<never> => ({
  kind: 'check',
  key: destinationKeys.activity(actor, id),
  when: [{ field: 'version', is: version }],
});

function optionWrites(actor: Actor, { before, next }: ChangedOption): Write<'NOT_FOUND'>[] {
  const { id, name, activityId } = next;
  const isNamed = before?.name !== name;
  const words = before ? toldChange(toldOf(before), toldOf(next)) : { from: '', to: toldWords(toldOf(next)) };
  return [
    before ? putOption(actor, before, next) : create(destinationKeys.tourOption(actor, id), rowOf(actor, next)),
    ...(isNamed ? [useWrite(actor, activityId, { kind: 'tourOption', id, name })] : []),
    recordEventWrite(actor, { kind: 'tourOption', id, name, ...words }),
  ];
}

const rowOf = (actor: Actor, item: TourOptionItem) => ({ ...item, ...tourOptionPlaces(actor, item) });

/** The row with what lists show of it. CONFLICT where it was changed since it was read, NOT_FOUND where it is gone. */
export const putOption = (actor: Actor, before: TourOptionItem, next: TourOptionItem): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: destinationKeys.tourOption(actor, next.id),
  set: rowOf(actor, next),
  when: [{ exists: true }, { field: 'version', is: before.version }],
  otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
});

/** Takes an option away with its name and its place in its activity; for the record table, which says so itself. */
export const deleteOptionWrites = (
  actor: Actor,
  activity: ActivityItem | undefined,
  item: TourOptionItem,
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: destinationKeys.tourOption(actor, item.id),
    when: [{ exists: true }, { field: 'version', is: item.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  { kind: 'delete', key: nameKey(actor, item) },
  unuseWrite(actor, item.activityId, { kind: 'tourOption', id: item.id }),
  ...(activity
    ? [putActivity(actor, activity, { ...activity, optionCount: Math.max(0, activity.optionCount - 1) })]
    : []),
];

/** Whether two states of an option are the same but for their versions. */
export const isSameOption = (one: TourOptionItem, other: TourOptionItem): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 });
