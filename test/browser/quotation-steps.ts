import type { Locator, Page } from 'playwright-core';
import { askSite } from './catalogue-steps.ts';
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

/** The line of a quotation that was made by calls. */
export const LINE = '0123456789ABCDEFGHJKMNPQRS';

export interface MadeKart {
  kart: {
    id: string;
    miscellaneous: { name: string; description: string; time: string; price: number; version: number }[];
  };
}

/** A quotation of one line, made by the calls alone. */
export async function makeKart(page: Page, kartName: string): Promise<string> {
  const { found } = await askSite<{ found: { id: string }[] }>(page, '/api/kart/findForKart', {
    kind: 'customer',
    search: 'Tomas',
  });
  const { kart } = await askSite<MadeKart>(page, '/api/kart/saveKart', {
    kartName,
    customerId: Number(found[0]!.id),
    adults: 2,
    child: 0,
    infant: 0,
    arrivalDate: '2027-03-12',
    noOfDays: 2,
    noOfNights: 1,
    miscellaneous: [{ id: LINE, day: 1, place: 1, name: 'Visa', price: 100 }],
  });
  return kart.id;
}
