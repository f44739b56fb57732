import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Lets an installed clock run, two seconds at a time, until something stands on the page: however long its answers take
 * on this machine.
 */
export const runUntil = (place: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await place.page().clock.runFor(2000);
        return place.isVisible();
      },
      { interval: 20 },
    )
    .toBe(true);
