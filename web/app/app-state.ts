import { atomWithStorage } from 'jotai/utils';
import { isSecretAddress } from './secret-address.ts';

/** What the app remembers between visits until somebody signs out. */
export interface AppState {
  /** The person's choice; left out, the system's. */
  colourMode?: 'light' | 'dark';
  /** The person's choice; left out, as the screen wants it (`hasPanes`). */
  menuFolded?: boolean;
  /** The flight searches made last, newest first, as their form. */
  recentSearches?: readonly unknown[];
  /** The customers that a member of staff booked for last, newest first: a name and the site's own number. */
  recentCustomers?: { userId: string; customers: readonly { customerId: number; name: string }[] };
  /** What was opened from the search of the whole site, newest first, and by whom. */
  recentFinds?: { userId: string; finds: readonly RecentFind[] };
  /** Where a person goes on who was sent to their mail to set a password; until: ms since 1970. */
  afterPassword?: { redirectTo: string; redirectType: string; until: number };
  /** The last five addresses, newest first; none that opens something to whoever has it. */
  lastPaths: readonly string[];
}

/** Something that was found and opened; `kind` says what it is (`web/find/kinds`), whose right it is shown under. */
export interface RecentFind {
  kind: string;
  id: string;
  to: string;
  title: string;
  detail: string;
}

export const emptyAppState: AppState = { lastPaths: [] };
const LAST_PATHS = 5;

export const appStateAtom = atomWithStorage<AppState>('portolan-state', emptyAppState, undefined, { getOnInit: true });

/** An address more; one that is a secret is not kept, nor what an older version kept of such. */
export function withPath(state: AppState, path: string): AppState {
  const before = state.lastPaths.filter((kept) => !isSecretAddress(kept));
  const isKept = !isSecretAddress(path) && before[0] !== path;
  if (!isKept && before.length === state.lastPaths.length) return state;
  return { ...state, lastPaths: isKept ? [path, ...before].slice(0, LAST_PATHS) : before };
}
