import type { Page } from 'playwright-core';
import type { Width } from '#test/harness/use-browser.ts';

type Fields = Readonly<Record<string, string>>;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** From the person to their agency: on a phone they are two steps, on a desk one form. */
export async function toAgency(page: Page, width: Width): Promise<void> {
  if (width !== 'phone') return;
  await page.getByRole('button', { name: 'Next: your agency' }).click();
  await box(page, 'Agency name').waitFor();
}

/** Fills what an agency's registration asks for: first the person, then the agency. */
export async function fillRegistration(page: Page, width: Width, person: Fields, agency: Fields): Promise<void> {
  for (const [label, text] of Object.entries(person)) await box(page, label).fill(text);
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await toAgency(page, width);
  for (const [label, text] of Object.entries(agency)) await box(page, label).fill(text);
}
