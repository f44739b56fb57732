import type { Page } from 'playwright-core';

/** Ends the page's session on the server, from another browser that holds the same cookies. `logout`: its address. */
export async function endElsewhere(page: Page, logout: string): Promise<void> {
  const elsewhere = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(logout);
  await other.waitForURL(/\/app\/(login|flight\/search)/);
  await elsewhere.close();
}
