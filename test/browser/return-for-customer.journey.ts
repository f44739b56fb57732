// domains: flights, payments, bookings, wallet
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, family, saveTravellers } from './accounts.ts';
import { allAnswered, passengersAsked, pay, pickSaved, review, searchIdOf, selectFlight } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'kestrel';
const [company, customer] = ['Backwater Holidays', 'Tomas Rego'];
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two one-way fares of a return, each width on days of its own. */
const pathOf = (width: Width) => {
  const depart = width === 'phone' ? 47 : 44;
  const query = new URLSearchParams([
    ['origin', 'COK'],
    ['destination', 'DXB'],
    ['departure', dayAhead(depart)],
    ['origin', 'DXB'],
    ['destination', 'COK'],
    ['departure', dayAhead(depart + 5)],
    ['adt', '1'],
    ['chd', '0'],
    ['inf', '0'],
    ['journey', '2'],
    ['returnType', '2'],
  ]);
  return `/app/flight/searchResult/${searchIdOf(width === 'phone' ? 812 : 811)}?${query.toString()}`;
};

const chip = (page: Page) => page.getByRole('group', { name: 'Booking for' }).getByRole('button').first();

it.each(widthsOf(import.meta.url))(
  'staff book both ways of a return for a customer, who stays chosen from the first to the second, %s',
  async (width) => {
    await saveTravellers(
      await browser.open({ site, path: '/app/flight/ticketQueue', as: accountOf(site, 'travelAgent') }),
      family,
    );
    const page = await browser.open({ site, path: pathOf(width), as: accountOf(site, 'staff'), width });
    const clerk = personAt(page);
    await allAnswered(clerk);
    await chip(page).click();
    const finding = page.getByRole('dialog', { name: 'Booking for' });
    // Others of this name may have come since.
    await finding.getByRole('combobox').fill(accountOf(site, 'travelAgent').email);
    await finding.getByRole('option', { name: company }).click();
    await expect.poll(() => chip(page).textContent()).toBe(`${customer}, ${company}`);
    await allAnswered(clerk);
    await selectFlight(clerk, { list: 'Outbound flights' });
    await selectFlight(clerk, { list: 'Return flights' });
    await lookAt(page, 'return-for-customer');
    await page.getByRole('region', { name: 'Your choice' }).getByRole('button', { name: 'Book both' }).click();
    await passengersAsked(clerk);
    await expect.poll(() => chip(page).textContent()).toBe(`${customer}, ${company}`);
    await pickSaved(clerk, { 'Adult 1': 'Asha Menon' });
    await review(clerk);

    const paidOnce = async () => {
      await page
        .getByText('Booking for')
        .filter({ hasText: `${customer}, ${company}` })
        .waitFor();
      await expect.poll(() => page.getByRole('radio', { name: `Wallet of ${customer}` }).isChecked()).toBe(true);
      await pay(clerk);
    };
    await paidOnce();
    await page.getByRole('heading', { name: 'Next: your return flight', level: 1 }).waitFor();
    await page.getByText(/Ticketed, PNR/).waitFor();
    await lookAt(page, 'second-for-customer');
    await page.getByRole(width === 'phone' ? 'button' : 'link', { name: /^Continue/ }).click();
    await passengersAsked(clerk);
    expect(await chip(page).textContent(), 'the customer comes along').toBe(`${customer}, ${company}`);
    await page.getByRole('heading', { name: /Asha Menon/ }).waitFor();
    await review(clerk);
    await paidOnce();
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);
    await page.getByText(`Anjali Pillai for ${customer}`).waitFor();
  },
);
