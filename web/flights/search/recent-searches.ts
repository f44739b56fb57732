import { useAtom } from 'jotai';
import type { SearchQuery } from '#shared/flights/model.ts';
import { type FormState, formToSearch } from './form-state.ts';
import { appStateAtom } from '#web/app/app-state.ts';
import { searchToQuery } from '../search-url.ts';

const KEPT = 4;

/** The lowest price of an adult that a search found, minor units, and for what kind of user: others pay otherwise. */
export interface Lowest {
  minor: number;
  seenBy: string;
}
/** A form as it was searched, with what it found. */
export type RecentSearch = FormState & { lowest?: Lowest };

const idOf = (search: SearchQuery) => searchToQuery(search).toString();

/** The forms searched last, newest first, each question once; kept with the app's state until signing out. */
export function useRecentSearches(today: string) {
  const [state, setState] = useAtom(appStateAtom);
  const kept = (recentSearches: readonly unknown[] = []) => recentSearches as RecentSearch[];
  const recent = kept(state.recentSearches).filter(({ journeys }) => journeys[0]!.on >= today);
  const remember = (form: FormState) =>
    setState((before) => {
      const id = idOf(formToSearch(form));
      const earlier = kept(before.recentSearches);
      // A form filled from an earlier question still carries what that one found.
      const lowest = earlier.find((other) => idOf(formToSearch(other)) === id)?.lowest;
      const others = earlier.filter((other) => idOf(formToSearch(other)) !== id);
      return { ...before, recentSearches: [{ ...form, lowest }, ...others].slice(0, KEPT) };
    });
  const noteLowest = (search: SearchQuery, lowest: Lowest) =>
    setState((before) => {
      const id = idOf(search);
      const isNew = (form: RecentSearch) =>
        idOf(formToSearch(form)) === id &&
        (form.lowest?.minor !== lowest.minor || form.lowest.seenBy !== lowest.seenBy);
      const earlier = kept(before.recentSearches);
      if (!earlier.some(isNew)) return before;
      return { ...before, recentSearches: earlier.map((form) => (isNew(form) ? { ...form, lowest } : form)) };
    });
  return { recent, remember, noteLowest };
}
