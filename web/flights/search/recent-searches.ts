import { useAtom } from 'jotai';
import { type FormState, formToSearch } from './form-state.ts';
import { appStateAtom } from '#web/app/app-state.ts';
import { searchToQuery } from '../search-url.ts';

const KEPT = 4;

/** The forms searched last, newest first, each question once; kept with the app's state until signing out. */
export function useRecentSearches(today: string): [readonly FormState[], (form: FormState) => void] {
  const [state, setState] = useAtom(appStateAtom);
  const idOf = (form: FormState) => searchToQuery(formToSearch(form)).toString();
  const recent = ((state.recentSearches ?? []) as FormState[]).filter(({ journeys }) => journeys[0]!.on >= today);
  const remember = (form: FormState) =>
    setState((before) => ({
      ...before,
      recentSearches: [
        form,
        ...((before.recentSearches ?? []) as FormState[]).filter((other) => idOf(other) !== idOf(form)),
      ].slice(0, KEPT),
    }));
  return [recent, remember];
}
