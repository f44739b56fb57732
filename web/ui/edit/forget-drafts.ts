/** What begins the name of whatever waits in the browser to be saved. */
export const DRAFT = 'portolan-draft ';

/** Forgets what waits in this browser to be saved: nobody who signs in next is to find it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
}
