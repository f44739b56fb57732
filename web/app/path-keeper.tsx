import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { appStateAtom, withPath } from './app-state.ts';
import { loadAgain } from '#web/ui/load-again.ts';

/** Remembers the last addresses; on a new one scrolls up and tries again what did not load. */
export function PathKeeper() {
  const { pathname, search } = useLocation();
  const setState = useSetAtom(appStateAtom);
  useEffect(() => void setState((state) => withPath(state, pathname + search)), [pathname, search, setState]);
  useEffect(() => void window.scrollTo(0, 0), [pathname]);
  useEffect(loadAgain, [pathname]);
  return null;
}
