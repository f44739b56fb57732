import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#functions/actor.ts';
import { dropFileWrites } from '#functions/files/writes.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { areaKeys } from '#functions/areas/keys.ts';
import { destinationKeys } from '../keys.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { create, type Test, type Write } from '#functions/table/write.ts';
import type { City } from '#shared/reference/model.ts';
import { activityFacts } from './activity-words.ts';
import { activityPlaces, tourOptionPlaces } from './catalogue-list-writes.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { recordEventWrite } from '#functions/records/event-writes.ts';
import { isCount } from '../is-count.ts';
import { naturalKey } from '#functions/records/natural-key.ts';
import { toldChange, toldWords } from '#functions/records/record-writes.ts';
import { unuseWrite, useWrite } from '#functions/records/uses-store.ts';

type Named = Pick<ActivityItem, 'cityId' | 'name'>;
const nameKey = (actor: Actor, { cityId, name }: Named) =>
  recordKeys.recordName(actor, 'activity', naturalKey(cityId, name));
const claimName = (actor: Actor, item: ActivityItem): Write<'RECORD_NAME_TAKEN'> =>
  create(nameKey(actor, item), { id: item.id }, 'RECORD_NAME_TAKEN');

const toldOf = (item: ActivityItem) => ({ facts: activityFacts(item), isDeactivated: item.isDeactivated });

/** One activity more in a city. */
const cameTo = (actor: Actor, { id, city, country }: City): Write<never> => ({
  kind: 'update',
  key: destinationKeys.activityCity(actor, id),
  set: { city, country },
  add: { activities: 1 },
});
const wentFrom = (actor: Actor, cityId: string): Write<never> => ({
  kind: 'update',
  key: destinationKeys.activityCity(actor, cityId),
  add: { activities: -1 },
  when: [{ exists: true }],
});

const usesArea = (actor: Actor, { area, id, name }: ActivityItem): Write<never>[] =>
  area ? [useWrite(actor, area.id, { kind: 'activity', id, name })] : [];

/**
 * An area is its city's own: it must be there, offered, and in the activity's city still. It counts who began to stand
 * in it, so that whoever takes it to another city at that moment hears of them. CONFLICT: whoever reads it anew sees why.
 */
const takesArea = (actor: Actor, areaId: string, { cityId }: ActivityItem): Write<never> => ({
  kind: 'update',
  key: areaKeys.area(actor, areaId),
  add: { timesTaken: 1 },
  when: [
    { field: 'isDeactivated', is: false },
    { field: 'cityId', is: cityId },
  ],
});

/**
 * A new activity; `pictures` are the writes of uploads that it takes. RECORD_NAME_TAKEN; CONFLICT where its area is gone,
 * deactivated or taken to another city, or another took an upload first.
 */
export const createActivityWrites = (
  actor: Actor,
  item: ActivityItem,
  city: City,
  pictures: Write<never>[],
): Write<'RECORD_NAME_TAKEN'>[] => [
  create(destinationKeys.activity(actor, item.id), { ...item, ...activityPlaces(actor, item) }),
  claimName(actor, item),
  cameTo(actor, city),
  ...usesArea(actor, item),
  ...(item.area ? [takesArea(actor, item.area.id, item)] : []),
  ...pictures,
  bumpRevision(actor, 'destination'),
  recordEventWrite(actor, {
    kind: 'activity',
    id: item.id,
    name: item.name,
    from: '',
    to: toldWords(toldOf(item)),
  }),
];

/** What a change of an activity needs beside it. */
export interface BesideActivity {
  /** All its options, where its name or city changes: they hold both. */
  options: readonly TourOptionItem[];
  /** Where its city changes: the new one, and how many rates each option has ever had, read before it had none. */
  move?: { city: City; ratesMade: ReadonlyMap<string, number> };
  /** Writes of uploads that it takes. */
  pictures: readonly Write<never>[];
}

/**
 * Another state of an activity, one version on, with what its options hold of it. CONFLICT where it, the number of its
 * options or one of the options was changed since they were read, or its new area is not in its city any more; NOT_FOUND
 * where it is gone; RECORD_NAME_TAKEN.
 */
export function changeActivityWrites(
  actor: Actor,
  before: ActivityItem,
  next: ActivityItem,
  { options, move, pictures }: BesideActivity,
): Write<'NOT_FOUND' | 'RECORD_NAME_TAKEN'>[] {
  const [had, has] = [nameKey(actor, before), nameKey(actor, next)];
  const renamed: Write<'RECORD_NAME_TAKEN'>[] =
    had.pk === has.pk ? [] : [claimName(actor, next), { kind: 'delete', key: had }];
  return [...changeNamedActivityWrites(actor, before, next, { options, move, pictures }), ...renamed];
}

/** The same, of an activity that keeps its name and city, or whose new name is claimed beside. CONFLICT, NOT_FOUND. */
export function changeNamedActivityWrites(
  actor: Actor,
  before: ActivityItem,
  next: ActivityItem,
  { options, move, pictures }: BesideActivity,
): Write<'NOT_FOUND'>[] {
  const isRenamed = before.name !== next.name;
  const isMoved = before.cityId !== next.cityId;
  const isElsewhere = before.area?.id !== next.area?.id;
  const kept = new Set(next.pictures.map(({ url }) => url));
  return [
    putActivity(actor, before, next),
    ...(isMoved && move ? [cameTo(actor, move.city), wentFrom(actor, before.cityId)] : []),
    ...(isElsewhere && before.area ? [unuseWrite(actor, before.area.id, { kind: 'activity', id: next.id })] : []),
    ...(isElsewhere || isRenamed ? usesArea(actor, next) : []),
    ...(isElsewhere && next.area ? [takesArea(actor, next.area.id, next)] : []),
    ...(isRenamed || isMoved ? options.map((option) => follows(actor, option, next, move?.ratesMade)) : []),
    ...pictures,
    ...before.pictures.filter(({ url }) => !kept.has(url)).flatMap(({ url }) => dropFileWrites(actor, url)),
    bumpRevision(actor, 'destination'),
    recordEventWrite(actor, {
      kind: 'activity',
      id: next.id,
      name: next.name,
      ...toldChange(toldOf(before), toldOf(next)),
    }),
  ];
}

/** The row with what its list shows, where nobody changed it, or made or deleted an option of it, since it was read. */
export function putActivity(actor: Actor, before: ActivityItem, next: ActivityItem): Write<'NOT_FOUND'> {
  const { area, ...fields } = next;
  const unchanged: Test[] = [
    { exists: true },
    { field: 'version', is: before.version },
    { field: 'optionCount', is: before.optionCount },
  ];
  return {
    kind: 'update',
    key: destinationKeys.activity(actor, next.id),
    set: { ...fields, ...(area && { area }), ...activityPlaces(actor, next) },
    remove: area ? [] : ['area'],
    when: unchanged,
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  };
}

/**
 * An option holds its activity's name and city. CONFLICT where the option was changed since it was read, or, where the
 * city is another one (`ratesMade`), has had a rate since: that one stands under the city of before.
 */
function follows(
  actor: Actor,
  option: TourOptionItem,
  activity: ActivityItem,
  ratesMade: ReadonlyMap<string, number> | undefined,
): Write<never> {
  const next = { ...option, activityName: activity.name, cityId: activity.cityId };
  return {
    kind: 'update',
    key: destinationKeys.tourOption(actor, option.id),
    set: { activityName: next.activityName, cityId: next.cityId, ...tourOptionPlaces(actor, next) },
    when: [
      { exists: true },
      { field: 'version', is: option.version },
      ...(ratesMade ? [isCount('ratesMade', ratesMade.get(option.id) ?? 0)] : []),
    ],
  };
}

/** Takes an activity away with its name, its pictures and its place; for the record table, which says so itself. */
export const deleteActivityWrites = (actor: Actor, item: ActivityItem): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: destinationKeys.activity(actor, item.id),
    when: [{ exists: true }, { field: 'version', is: item.version }, { field: 'optionCount', is: item.optionCount }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  { kind: 'delete', key: nameKey(actor, item) },
  wentFrom(actor, item.cityId),
  ...(item.area ? [unuseWrite(actor, item.area.id, { kind: 'activity', id: item.id })] : []),
  ...item.pictures.flatMap(({ url }) => dropFileWrites(actor, url)),
];

/** Whether two states of an activity are the same but for their versions. */
export const isSameActivity = (one: ActivityItem, other: ActivityItem): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 });
