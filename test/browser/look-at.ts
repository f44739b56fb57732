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
    await showIn(page, colorScheme, screen);
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
  await showIn(page, 'light', screen);
}

/** Until the page's own background is one of the mode: a page at rest hears of new colours with its next frame. */
async function showIn(page: Page, colorScheme: 'light' | 'dark', screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(shownAtNextFrame), { message: `what ${screen} is shown in`, interval: 50 })
    .toEqual({ asked: colorScheme, said: colorScheme, background: colorScheme });
}

/** What was asked for, what the site says it is shown in, and what a person sees behind it, as the next frame has it. */
const shownAtNextFrame = () =>
  new Promise((told) =>
    requestAnimationFrame(() => {
      const root = document.documentElement;
      const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const colour = getComputedStyle(root).backgroundColor.match(/[\d.]+/g) ?? [];
      const [red = 0, green = 0, blue = 0, opacity = 1] = colour.map(Number);
      // A page without a site has no theme: it is as the browser shows it.
      const isBare = root.dataset.mode === undefined && opacity === 0;
      told({
        asked,
        said: isBare ? asked : root.dataset.mode,
        background: isBare ? asked : red + green + blue < 3 * 128 ? 'dark' : 'light',
      });
    }),
  );

/** Until what was asked for is drawn, and what fades all the same has come to its end (not a toast's own clock). */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(folder!, { recursive: true });
  await page.screenshot({ path: path.join(folder!, `${name}.png`) });
}

/** CSS pixels of an A4 page between the margins that browsers leave. */
const PAPER = { width: 718, height: 1046 };

/** A screen as it is printed: nothing wider than the paper, nothing on it that is pressed. The page is left as it was. */
export async function lookAtPaper(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await drawn(page);
  if (folder) await takePicture(page, `${screen}-paper`);
  const { beyond, pressed } = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pressed: [...document.querySelectorAll<HTMLElement>('button, [role=switch], nav a')]
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }))
      .map((one) => one.getAttribute('aria-label') ?? one.innerText),
  }));
  expect(beyond, `${screen} is wider than the paper by ${beyond} px`).toBeLessThanOrEqual(0);
  expect(pressed, `${screen} prints what is pressed`).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(size);
}
