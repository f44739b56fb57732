import type { Scope } from '#functions/scope.ts';
import { folded } from '#functions/records/natural-key.ts';
import { hasWords } from '#functions/lists/fits-words.ts';
import { drive } from '#functions/lists/drive.ts';
import { typedWords } from '#functions/lists/words.ts';
import type { RequestOf } from '#shared/contract.ts';
import type { searchAreas } from '#shared/areas/search-areas.ts';
import { wordsOfArea } from './area-words.ts';
import type { AreaItem } from './model.ts';
import { areasByWord, areasOfCity, newestAreas } from './store.ts';

/** What the index finds a word by. */
const LEAST_LETTERS = 2;

interface FoundAreas {
  areas: AreaItem[];
  cursor: string | undefined;
  /** When the last area looked at was made, where that is the list's order. */
  lookedBackTo: string | undefined;
}

/**
 * A page of the areas of a scope: what is typed is found by its longest word, a city's areas by their own list, and the
 * rest is filtered, a bounded amount read.
 */
export async function findAreas(scope: Scope, filter: RequestOf<typeof searchAreas>): Promise<FoundAreas> {
  const { search, cityId, activeOnly, cursor } = filter;
  const words = typedWords(search);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const fits = (area: AreaItem) =>
    (!cityId || area.cityId === cityId) && (!activeOnly || !area.isDeactivated) && hasWords(area.name, words);
  if (longest.length >= LEAST_LETTERS) return byWord(scope, longest, fits, cursor);
  const driven = await drive<AreaItem>({
    read: (page) => (cityId ? areasOfCity(scope, cityId, page) : newestAreas(scope, page)),
    fits,
    isNarrowed: words.length > 0 || activeOnly,
    cursor,
  });
  return { areas: driven.found, cursor: driven.cursor, lookedBackTo: cityId ? undefined : driven.last?.createdAt };
}

async function byWord(
  scope: Scope,
  beginning: string,
  fits: (area: AreaItem) => boolean,
  cursor: string,
): Promise<FoundAreas> {
  const driven = await drive({
    read: (page) => areasByWord(scope, beginning, page),
    // An area stands once for each of its words: the first of those that begin so counts.
    fits: ({ area, word }) => word === firstWord(area.name, beginning) && fits(area),
    isNarrowed: true,
    cursor,
  });
  const areas = driven.found.map(({ area }) => area);
  return { areas: areas.toSorted(byName), cursor: driven.cursor, lookedBackTo: undefined };
}

const firstWord = (name: string, beginning: string): string | undefined =>
  wordsOfArea(name)
    .filter((word) => word.startsWith(beginning))
    .toSorted()[0];

/** As a city's list has them. */
export const byName = (a: AreaItem, b: AreaItem): number => {
  const [one, other] = [`${folded(a.name)}#${a.id}`, `${folded(b.name)}#${b.id}`];
  return one < other ? -1 : one > other ? 1 : 0;
};
