import type { Page } from 'playwright-core';

/** Staff, on the settings of who comes in, see to it that agents are approved; where they are already, nothing is saved. */
export async function approveAgents(page: Page): Promise<void> {
  const asked = page.getByRole('switch', { name: 'Agents need approval' });
  await asked.waitFor();
  if (await asked.isChecked()) return;
  await asked.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Setting saved successfully').first().waitFor();
}
