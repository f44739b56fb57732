import { useSyncExternalStore } from 'react';

/** Whether a media query (`@media (…)`, as makeStyles takes it) holds now. */
export function useMedia(query: string): boolean {
  const list = window.matchMedia(query.replace('@media ', ''));
  const subscribe = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => list.matches);
}
