import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A CSS pixel that rounding may take at an edge. */
const ROUNDING = 1;

/**
 * Asserts that an element lies wholly inside the window as it stands, without scrolling, and that nothing lies over it.
 * What holds more than fits must scroll within itself.
 */
export async function expectInView(place: Locator, name: string): Promise<void> {
  await place.waitFor();
  await expect.poll(() => outOfView(place), { message: `${name} lies in view` }).toBe('');
}

/** What keeps an element from being seen: `''` when all of it is. */
const outOfView = (place: Locator): Promise<string> =>
  place.evaluate((element, rounding) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    if (!width || !height) return 'it has no size';
    const beyond = { above: -top, left: -left, below: bottom - window.height, right: right - window.width };
    const worst = Object.entries(beyond).filter(([, by]) => by > rounding);
    if (worst.length) return worst.map(([side, by]) => `${Math.round(by)} px ${side} the window`).join(', ');
    // The middle and the middles of its edges: corners may be round.
    const [middle, centre, inside] = [left + width / 2, top + height / 2, 3];
    const points = [
      [middle, centre],
      [middle, top + inside],
      [middle, bottom - inside],
      [left + inside, centre],
      [right - inside, centre],
    ] as const;
    for (const [x, y] of points) {
      const over = document.elementFromPoint(x, y);
      if (over && !element.contains(over) && !over.contains(element))
        return `covered at ${Math.round(x)}, ${Math.round(y)} by ${over.outerHTML.slice(0, 120)}`;
    }
    return '';
  }, ROUNDING);

/** Asserts that the focus is on an element (waits for it: a screen may still be drawing). */
export async function expectFocusOn(place: Locator, name: string): Promise<void> {
  await place.waitFor();
  const where = () =>
    place.evaluate((element) => {
      const now = document.activeElement;
      return element === now ? 'there' : `on ${now?.outerHTML.slice(0, 160) ?? 'nothing'}`;
    });
  await expect.poll(where, { message: `the focus is on ${name}` }).toBe('there');
}

/** What the focus is on, in words: `h1 "Who is travelling?"`; `body` when it is lost. */
export const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body) return 'body';
    const name = now.getAttribute('aria-label') ?? now.textContent.trim();
    return `${now.getAttribute('role') ?? now.localName} "${name.slice(0, 80)}"`;
  });
