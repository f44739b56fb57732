import type { Page } from 'playwright-core';
import { lookAt } from './look-at.ts';

/**
 * Looks at the account's menu and, on a phone, at the site's: both open, and close again by Escape. `name` begins the
 * pictures'.
 */
export async function lookAtMenus(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out', exact: true });
  await signOut.waitFor();
  await lookAt(page, `${name}-account`);
  await page.keyboard.press('Escape');
  await signOut.waitFor({ state: 'detached' });
  if (page.viewportSize()!.width >= 600) return;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await lookAt(page, `${name}-menu`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
