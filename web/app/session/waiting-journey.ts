/** Where a tab keeps its unfinished booking (web/flights/journey/journey.ts). */
export const JOURNEY = 'portolan-journey';

/**
 * Empties the tab's storage, all but an unfinished booking where it is to wait for its owner: the user whose session
 * ended by itself. Nobody else is shown it. Documents are never in it.
 */
export function clearTab(keepsJourney: boolean, user: string | undefined): void {
  const stored = keepsJourney && sessionStorage.getItem(JOURNEY);
  sessionStorage.clear();
  if (!stored) return;
  const journey = JSON.parse(stored) as { owner?: string };
  const owner = journey.owner ?? user;
  if (owner) sessionStorage.setItem(JOURNEY, JSON.stringify({ ...journey, owner, isWaiting: true }));
}
