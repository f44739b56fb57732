import { useAtom } from 'jotai';
import { appStateAtom } from '#web/app/app-state.ts';
import { useMedia } from '#web/ui/use-media.ts';

/** Light or dark: the person's choice, else the system's, followed as it changes. */
export function useColourMode(): { mode: 'light' | 'dark'; toggle: () => void } {
  const [state, setState] = useAtom(appStateAtom);
  const systemDark = useMedia('@media (prefers-color-scheme: dark)');
  const mode = state.colourMode ?? (systemDark ? 'dark' : 'light');
  return { mode, toggle: () => setState((before) => ({ ...before, colourMode: mode === 'dark' ? 'light' : 'dark' })) };
}
