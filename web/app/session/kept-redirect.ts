import { DAY } from '#shared/time.ts';
import { appStateAtom } from '#web/app/app-state.ts';
import { store } from '#web/app/store.ts';
import { type Redirect, redirectOf, withRedirect } from './redirect.ts';

/**
 * Remembers in this browser where somebody was who now waits for a mail: its link opens a page that knows nothing of
 * it.
 */
export function keepRedirect(redirect: Redirect | undefined): void {
  store.set(appStateAtom, (state) => ({
    ...state,
    afterPassword: redirect && { ...redirect, until: Date.now() + DAY },
  }));
}

/** Where to go on after the mailed link; undefined where nothing was kept, within the last day, or it leads away. */
export function keptRedirect(): Redirect | undefined {
  const kept = store.get(appStateAtom).afterPassword;
  return kept && kept.until > Date.now() ? redirectOf(withRedirect('', kept)) : undefined;
}
