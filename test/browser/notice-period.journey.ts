// domains: site
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { runUntil } from './run-until.ts';
import { useBrowser } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const HOUR = 3_600_000;

interface Asked {
  chromium: Browser;
  /** The zone that the visitor's device is in. */
  timezoneId: string;
  /** What the device's clock shows. */
  at: string;
  period: { popupFrom?: string; popupTo?: string; popupFrequency?: number };
}

/** The search of a site in India with a notice of this period, as a device shows it; and where the notice would stand. */
async function open({ chromium, timezoneId, at, period }: Asked) {
  const context = await chromium.newContext({ timezoneId, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.clock.install({ time: new Date(at) });
  // The page reads the site's data out of its own text: with another period than the demo's.
  await page.addInitScript((given) => {
    const parse = JSON.parse;
    JSON.parse = (...args: Parameters<typeof parse>) => {
      const value = parse(...args) as { brandingSettings?: object } | null;
      if (value?.brandingSettings) Object.assign(value.brandingSettings, given);
      return value;
    };
  }, period);
  await page.goto(browser.address('lantern', '/app/flight/search'));
  await page.getByRole('form', { name: 'Search flights' }).waitFor();
  const note = page.getByRole('complementary', { name: 'Notice' });
  return { context, page, note };
}

const devices = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'];
// Midnight of the site, which is in India, is half past six in the evening, UTC.
const moments = [
  { at: '2026-12-09T18:29:30Z', isShown: false, when: 'the evening before' },
  { at: '2026-12-09T18:30:30Z', isShown: true, when: 'its first minute' },
  { at: '2026-12-12T18:29:30Z', isShown: true, when: 'its last minute' },
  { at: '2026-12-12T18:30:30Z', isShown: false, when: 'the night after' },
];

it.each(devices)('the notice is shown on the days that the site counts, wherever its reader is: %s', async (zone) => {
  const first = await browser.open({ site: 'lantern', path: '/app/flight/search' });
  const chromium = first.context().browser()!;
  const period = { popupFrom: '2026-12-10', popupTo: '2026-12-12' };
  for (const { at, isShown, when } of moments) {
    const { context, page, note } = await open({ chromium, timezoneId: zone, at, period });
    // A notice comes out of a file of its own: nothing is on its way any more.
    await page.waitForLoadState('networkidle');
    if (isShown) await runUntil(note);
    else {
      await page.clock.runFor(10_000);
      expect(await note.count(), `${zone}, ${when}`).toBe(0);
    }
    await context.close();
  }
});

it('it comes again once its hours are over, counted by no calendar', async () => {
  const first = await browser.open({ site: 'lantern', path: '/app/flight/search' });
  const chromium = first.context().browser()!;
  const now = new Date().toISOString();
  const { context, page, note } = await open({
    chromium,
    timezoneId: 'America/Los_Angeles',
    at: now,
    period: { popupFrequency: 36 },
  });
  await runUntil(note);
  await note.getByRole('button', { name: 'Close the notice' }).click();
  const kept = (await context.cookies()).find(({ name }) => name === 'portolan-popup-shown')!;
  expect(Math.abs(kept.expires * 1000 - Date.parse(now) - 36 * HOUR)).toBeLessThan(HOUR / 10);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  expect(await note.count(), 'closed is closed').toBe(0);
  await context.clearCookies({ name: 'portolan-popup-shown' });
  await page.reload();
  await runUntil(note);
  await context.close();
});
