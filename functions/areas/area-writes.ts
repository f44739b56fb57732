import type { Actor } from '#functions/actor.ts';
import { folded } from '#functions/records/natural-key.ts';
import { recordKind } from '#functions/records/record-kind.ts';
import { entry } from '#functions/table/key.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { areaKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import { wordsOfArea } from './area-words.ts';
import type { AreaItem } from './model.ts';
import { showArea } from './show.ts';
import { readArea, readSomeAreas } from './store.ts';

/** Its places: among its city's by name, and among the site's by when it was made. */
const areaPlaces = (actor: Actor, area: AreaItem): Record<string, string> => ({
  card: JSON.stringify(area),
  ...entry(areaKeys.areasOfCity(actor, area.cityId), `${folded(area.name)}#${area.id}`),
  ...entry(areaKeys.areas(actor), `${area.createdAt}#${area.id}`),
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

/** Areas, as a kind of record. */
export const areas = recordKind<AreaRow, AreaItem>(
  {
    kind: 'area',
    revision: 'destination',
    own: { name: true, cityId: true, city: true, country: true },
    nameField: 'name',
    taken: 'This city already has an area with this name.',
    toldApartBy: ({ name, cityId }) => [name, cityId],
    words: ({ name, city }) => [name, city],
    show: showArea,
    places: areaPlaces,
    leaves: (actor, { id, name }) => wordsOfArea(name).map((word) => dropWord(actor, word, id)),
  },
  { key: areaKeys.area, read: readArea, readSome: readSomeAreas },
);
