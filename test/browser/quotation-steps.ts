import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** Adds a line to a day, on a desk by its own button, on a phone by the day's menu; the form that opens. */
export async function addLine({ page, press }: Person, day: number, kind: string): Promise<Locator> {
  const adder = page.getByRole('group', { name: `Add to Day ${day}`, exact: true });
  const button = adder.getByRole('button', { name: kind, exact: true });
  if (await button.isVisible()) await press(button);
  else {
    await press(adder.getByRole('button', { name: `Add to Day ${day}` }));
    await press(page.getByRole('menuitem', { name: `Add ${kind.toLowerCase()}` }));
  }
  return page.getByRole('group', {
    name: new RegExp(`^New ${kind === 'Miscellaneous' ? 'line' : kind.toLowerCase()}`),
  });
}

/** Chooses what is found by typing. */
export async function find({ page, enter }: Person, form: Locator, label: string, typed: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await enter(field, typed);
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .waitFor();
  await field.press('Enter');
}
