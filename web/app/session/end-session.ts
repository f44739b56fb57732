import { RESET } from 'jotai/utils';
import { queryClient } from '#web/app/query-client.ts';
import { appStateAtom } from '#web/app/app-state.ts';
import { store } from '#web/ui/store.ts';
import { configureApi } from '#web/api/configure.ts';
import { siteAtom } from '#web/site/site.ts';
import { removeMarker } from './marker.ts';
import { heldAtom } from './permissions.ts';
import { signedInAtom, userAtom } from './session.ts';
import { forgetDrafts } from '#web/ui/edit/forget-drafts.ts';
import { clearTab } from './waiting-journey.ts';

interface Ending {
  /** The session ended by itself: the unfinished booking waits in this tab until its owner signs in again. */
  keepsJourney?: boolean;
}

/**
 * Forgets everything about the person in this browser: user data, persisted state, unfinished journey, cached answers,
 * marker cookie.
 */
export async function endSession({ keepsJourney = false }: Ending = {}): Promise<void> {
  clearTab(keepsJourney, store.get(userAtom)?.id);
  if (!keepsJourney) forgetDrafts();
  await removeMarker();
  store.set(userAtom, RESET);
  store.set(heldAtom, RESET);
  store.set(appStateAtom, RESET);
  store.set(signedInAtom, false);
  queryClient.clear();
  configureApi({ staffId: store.get(siteAtom)?.defaultStaffId ?? '' });
}
