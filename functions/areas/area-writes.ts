import type { Actor } from '#functions/actor.ts';
import type { Master } from '#functions/destination/masters.ts';
import { folded, naturalKey } from '#functions/destination/natural-key.ts';
import { removeWrites, type RecordRow, changeRow } from '#functions/destination/record-writes.ts';
import { entry } from '#functions/table/key.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { areaKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import { wordsOfArea } from './area-words.ts';
import type { AreaItem } from './model.ts';
import { areaWords } from './show.ts';
import { readArea } from './store.ts';

/** An area's row, and its places: among its city's by name, and among the site's by when it was made. */
const rowOf = (actor: Actor, area: AreaItem): RecordRow => ({
  kind: 'area',
  id: area.id,
  version: area.version,
  key: areaKeys.area(actor, area.id),
  nameKey: naturalKey(area.name, area.cityId),
  name: area.name,
  words: areaWords(area),
  item: {
    ...area,
    card: JSON.stringify(area),
    ...entry(areaKeys.areasOfCity(actor, area.cityId), `${folded(area.name)}#${area.id}`),
    ...entry(areaKeys.areas(actor), `${area.createdAt}#${area.id}`),
  },
});

const dropWord = (actor: Actor, word: string, areaId: string): Write<never> => ({
  kind: 'delete',
  key: listKeys.word(actor, 'AREA', word, areaId),
});

/** The words that an area is found by, where its name has become another. */
export function areaWordWrites(actor: Actor, area: AreaItem, before: AreaItem | undefined): Write<never>[] {
  const [old, now] = [before ? wordsOfArea(before.name) : [], wordsOfArea(area.name)];
  return [
    ...now
      .filter((word) => !old.includes(word))
      .map((word): Write<never> => ({
        kind: 'put',
        key: listKeys.word(actor, 'AREA', word, area.id),
        item: { areaId: area.id, word },
      })),
    ...old.filter((word) => !now.includes(word)).map((word) => dropWord(actor, word, area.id)),
  ];
}

/** Areas as a master of the catalogue: how one is read and written, whatever is done to it. */
export const areas: Master<AreaItem> = {
  read: readArea,
  nameOf: ({ name }) => name,
  wordsOf: areaWords,
  rowOf,
  deleteWrites: (actor, area) => [
    ...removeWrites(actor, rowOf(actor, area)),
    ...wordsOfArea(area.name).map((word) => dropWord(actor, word, area.id)),
  ],
  deactivateWrites: (actor, area, isDeactivated) => [
    changeRow(rowOf(actor, area), rowOf(actor, { ...area, isDeactivated, version: area.version + 1 })),
  ],
};
