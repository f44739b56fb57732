import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { appStateAtom, withPath } from './app-state.ts';

/** Remembers the last addresses and scrolls up on a new one. */
export function PathKeeper() {
  const { pathname, search } = useLocation();
  const setState = useSetAtom(appStateAtom);
  useEffect(() => void setState((state) => withPath(state, pathname + search)), [pathname, search, setState]);
  useEffect(() => void window.scrollTo(0, 0), [pathname]);
  return null;
}
