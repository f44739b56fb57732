import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Lets what the corner says go now: until its time is up it lies over what a phone would press next. How long a message
 * stays is an animation's length, which no clock of the page moves.
 */
export async function endMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) {
            const { target } = animation.effect as KeyframeEffect;
            if (target?.matches('[data-timer-status]')) animation.finish();
          }
        });
        return messages.count();
      },
      { interval: 50 },
    )
    .toBe(0);
}
