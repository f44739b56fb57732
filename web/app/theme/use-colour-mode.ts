import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { appStateAtom } from '#web/app/app-state.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: the person's choice, else the system's, followed as it changes. */
export function useColourMode(): { mode: 'light' | 'dark'; toggle: () => void } {
  const [state, setState] = useAtom(appStateAtom);
  const [systemDark, setSystemDark] = useState(system.matches);
  useEffect(() => {
    const follow = () => setSystemDark(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const mode = state.colourMode ?? (systemDark ? 'dark' : 'light');
  return { mode, toggle: () => setState((before) => ({ ...before, colourMode: mode === 'dark' ? 'light' : 'dark' })) };
}
