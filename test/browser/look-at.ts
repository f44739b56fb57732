import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from '#test/harness/expect-no-axe-violations.ts';

/** A folder for a picture of every screen that a journey looks at; unset, none are taken. */
const folder = process.env.JOURNEY_PICTURES;

/**
 * A screen as it stands, light and dark: no axe violation, nothing wider than the window. The page is left in light.
 */
export async function lookAt(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => page.evaluate(modeAtNextFrame, colorScheme), {
        message: `what ${screen} is shown in`,
        interval: 50,
      })
      .toBe(colorScheme);
    await drawn(page);
    if (folder)
      await takePicture(
        page,
        `${screen}-${page.viewportSize()!.width < 600 ? 'phone' : 'desk'}${colorScheme === 'dark' ? '-dark' : ''}`,
      );
    // The document is the same: in the dark only what hangs on colours is looked at again.
    await expectNoAxeViolations(page, colorScheme === 'light' ? 'all' : 'colours');
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `${screen} scrolls sideways by ${beyond} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** What the site is shown in (`asked` where it does not say). A page at rest hears of new colours with its next frame. */
const modeAtNextFrame = (asked: string): Promise<string> =>
  new Promise((told) => requestAnimationFrame(() => told(document.documentElement.dataset.mode ?? asked)));

/** Until what was asked for is drawn. Nothing fades: these pages are asked for less motion. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(folder!, { recursive: true });
  await page.screenshot({ path: path.join(folder!, `${name}.png`) });
}
