import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { entry } from '#functions/table/key.ts';
import { areaKeys } from '#functions/areas/keys.ts';
import { destinationKeys } from '../keys.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { ComboOption } from '#shared/destination/combos/combo-fields.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { packedCombo } from './combo-card.ts';
import { isRateOf } from './combo-parts.ts';
import { recordEventWrite } from '#functions/records/event-writes.ts';
import { nameWrites } from '#functions/records/name-writes.ts';
import { naturalKey } from '#functions/records/natural-key.ts';
import { nameRateWrite } from '../rates/writes.ts';
import { unuseWrite, usableWrite, useWrite } from '#functions/records/uses-store.ts';

/** Where a combo stands in the site's list, and what the list shows of it. */
export const comboPlaces = (actor: Actor, item: ComboItem): Record<string, string> => ({
  card: packedCombo(item),
  ...entry(destinationKeys.combos(actor), `${item.createdAt}#${item.id}`),
});

const nameKey = (actor: Actor, { name }: ComboItem) => recordKeys.recordName(actor, 'combo', naturalKey(name));

/** Everything that a combo uses, each once: its options, their rates, transfers between areas. */
const usedBy = ({ tourOptions }: Pick<ComboItem, 'tourOptions'>): Set<string> =>
  new Set(
    tourOptions.flatMap(({ tourOptionId, onwardTransfer, returnTransfer }) =>
      [tourOptionId, onwardTransfer, returnTransfer].filter(Boolean),
    ),
  );

/** Options, their rates and transfers between areas that are used from now on must be there, and offered. */
function usableWrites(
  actor: Actor,
  before: ComboItem | undefined,
  { tourOptions }: ComboItem,
  cityOf: CityOf,
): Write<'NOT_FOUND'>[] {
  const known = before ? usedBy(before) : new Set<string>();
  const begun = (one: ComboOption) =>
    [...new Set([one.onwardTransfer, one.returnTransfer])].filter((id) => id && !known.has(id));
  const options = tourOptions.map(({ tourOptionId }) => tourOptionId).filter((id) => !known.has(id));
  const transfers = new Set(tourOptions.flatMap((one) => begun(one).filter((id) => !isRateOf(one, id))));
  return [
    ...options.map((id) => usableWrite(destinationKeys.tourOption(actor, id))),
    ...[...transfers].map((id) => usableWrite(areaKeys.areaTransfer(actor, id))),
    ...tourOptions.flatMap((one) => {
      const option = { id: one.tourOptionId, cityId: cityOf(one.tourOptionId) };
      const rates = begun(one).filter((id) => isRateOf(one, id));
      return rates.map((id) => nameRateWrite(actor, option, 'transfer', id));
    }),
  ];
}

/** The city in which an option of a combo stands, and its rates with it. */
type CityOf = (tourOptionId: string) => string;

/**
 * Makes or changes a combo, one version on. CONFLICT where it was changed since it was read; NOT_FOUND where it, or
 * something that it begins to use, is gone or deactivated; RECORD_NAME_TAKEN.
 */
export function saveComboWrites(
  actor: Actor,
  before: ComboItem | undefined,
  next: ComboItem,
  { words, cityOf }: { words: { from: string; to: string }; cityOf: CityOf },
): Write<'NOT_FOUND' | 'RECORD_NAME_TAKEN'>[] {
  const { id, name } = next;
  const [had, has] = [before ? usedBy(before) : new Set<string>(), usedBy(next)];
  const isRenamed = before?.name !== name;
  return [
    before
      ? putCombo(actor, before, next)
      : create(destinationKeys.combo(actor, id), { ...next, ...comboPlaces(actor, next) }),
    ...nameWrites([{ id, had: before && nameKey(actor, before), has: nameKey(actor, next) }]),
    ...[...has]
      .filter((one) => isRenamed || !had.has(one))
      .map((one) => useWrite(actor, one, { kind: 'combo', id, name })),
    ...[...had].filter((one) => !has.has(one)).map((one) => unuseWrite(actor, one, { kind: 'combo', id })),
    ...usableWrites(actor, before, next, cityOf),
    bumpRevision(actor, 'destination'),
    recordEventWrite(actor, { kind: 'combo', id, name, ...words }),
  ];
}

/** The row with what its list shows. CONFLICT where it was changed since it was read, NOT_FOUND where it is gone. */
export const putCombo = (actor: Actor, before: ComboItem, next: ComboItem): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: destinationKeys.combo(actor, next.id),
  set: { ...next, ...comboPlaces(actor, next) },
  when: [{ exists: true }, { field: 'version', is: before.version }],
  otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
});

/** Takes a combo away with its name and its uses; for the record table, which says so itself. */
export const deleteComboWrites = (actor: Actor, item: ComboItem): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: destinationKeys.combo(actor, item.id),
    when: [{ exists: true }, { field: 'version', is: item.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  { kind: 'delete', key: nameKey(actor, item) },
  ...[...usedBy(item)].map((one) => unuseWrite(actor, one, { kind: 'combo', id: item.id })),
];

/** Whether two states of a combo are the same but for their versions. */
export const isSameCombo = (one: ComboItem, other: ComboItem): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 });
