import type { Page } from 'playwright-core';
import { viewports, type Width } from '#test/harness/use-browser.ts';

/**
 * Turns an opened page into a phone or a desk, touch and width: for what is reached the same way on both. Close what
 * is open before; it opens otherwise on the other.
 */
export async function showAs(page: Page, width: Width): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' });
  await session.detach();
  await page.setViewportSize(viewports[width]);
}
