import { DAY } from '#shared/time.ts';
import { appStateAtom } from '#web/app/app-state.ts';
import { isSecretAddress } from '#web/app/secret-address.ts';
import { store } from '#web/ui/store.ts';
import { type Redirect, redirectOf, withRedirect } from './redirect.ts';

/**
 * Remembers in this browser where somebody was who now waits for a mail: its link opens a page that knows nothing of
 * it. An address that is a secret is not kept.
 */
export function keepRedirect(asked: Redirect | undefined): void {
  const redirect = asked && !isSecretAddress(asked.redirectTo) ? asked : undefined;
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
