import { atomWithStorage } from 'jotai/utils';

/** What the app remembers between visits until somebody signs out. */
export interface AppState {
  /** The person's choice; left out, the system's. */
  colourMode?: 'light' | 'dark';
  menuFolded?: boolean;
  /** The flight searches made last, newest first, as their form. */
  recentSearches?: readonly unknown[];
  /** Where a person goes on who was sent to their mail to set a password; until: ms since 1970. */
  afterPassword?: { redirectTo: string; redirectType: string; until: number };
  /** The last five addresses, newest first. */
  lastPaths: readonly string[];
}

export const emptyAppState: AppState = { lastPaths: [] };
const LAST_PATHS = 5;

export const appStateAtom = atomWithStorage<AppState>('portolan-state', emptyAppState, undefined, { getOnInit: true });

export const withPath = (state: AppState, path: string): AppState =>
  state.lastPaths[0] === path ? state : { ...state, lastPaths: [path, ...state.lastPaths].slice(0, LAST_PATHS) };
