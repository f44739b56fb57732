// domains: web
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fetchedScript, mostFetched } from '#test/harness/fetched-script.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';

const browser = useBrowser();

/** Looks that find nothing new, one after another, before a page counts as being at rest. */
const QUIET_LOOKS = 5;

/** Nobody touches it: it has loaded and is idle, and nothing that it asked for then is still to come. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout: 5_000 })));
  let [before, looks] = [0, 0];
  const quietLooks = async () => {
    const now = await fetchedScript(page);
    looks = now === before ? looks + 1 : 0;
    before = now;
    return looks;
  };
  await expect.poll(quietLooks, { interval: 250 }).toBeGreaterThanOrEqual(QUIET_LOOKS);
}

it.each([
  ['login', '/app/login', undefined, (page: Page) => page.getByRole('textbox', { name: 'Email' })],
  [
    'search',
    '/app/flight/search',
    accountOf('kestrel', 'travelAgent'),
    (page: Page) => page.getByRole('form', { name: 'Search flights' }),
  ],
] as const)('%s fetches no more code by itself than its budget, on a phone', async (name, path, as, ready) => {
  const page = await browser.open({ site: 'kestrel', path, width: 'phone', as });
  await ready(page).waitFor();
  await atRest(page);
  const kilobytes = await fetchedScript(page);
  // None at all would be a page that was counted wrongly.
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(mostFetched[name]);
});
