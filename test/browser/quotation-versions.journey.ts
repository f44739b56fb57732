// domains: quotations
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite, makeCatalogue } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { LINE, makeKart, type MadeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const RATED = '1123456789ABCDEFGHJKMNPQRS';

const change = (page: Page, id: string, fields: object) =>
  askSite<MadeKart>(page, '/api/kart/saveKart', { id, ...fields });
const send = (page: Page, id: string) => askSite(page, '/api/kart/sendKart', { id, email: '', message: '' });

async function openKart(page: Page, id: string, name: string): Promise<void> {
  await page.goto(browser.address(site, `/app/staff/kart/${id}`));
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

it.each(widths)(
  'two sent versions are compared, one is withdrawn and the other taken back into the builder, %s',
  async (width) => {
    const name = `Compared ${width}`;
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const id = await makeKart(page, name);
    await send(page, id);
    const guide = { id: RATED, day: 2, place: 1, name: 'Guide', price: 80 };
    await change(page, id, {
      serviceCharge: 40,
      miscellaneous: [{ id: LINE, version: 1, price: 130, description: 'For two' }, guide],
    });
    await send(page, id);
    await openKart(page, id, name);
    await choose(page, 'Compare versions');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText(/more, lines: 1 new, 1 changed\.$/).waitFor();
    await lookAt(page, 'kart-versions');
    const sums = page.getByRole('table', { name: 'Sums' });
    await sums.getByText('$ 100.00').last().waitFor();

    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^quotation-\d+-version-2\.pdf$/);

    await page.getByRole('button', { name: 'Withdraw version 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('Version 2 withdrawn.').first().waitFor();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Restore version 1 to the builder' }).click();
    await lookAt(page, 'kart-restore');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText('Version 1 is back in the builder.').first().waitFor();
    await page.getByRole('group', { name: 'Totals' }).getByText('$ 100.00').last().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Move Guide' }).count()).toBe(0);

    const { link } = await askSite<{ link: string }>(page, '/api/kart/sendKart', { id, email: '', message: '' });
    const guest = await browser.open({ site, path: new URL(link).pathname, width });
    await guest.getByRole('textbox', { name: 'Your name, to accept' }).fill('Anoop Nambiar');
    await askSite(page, '/api/kart/withdrawKartVersion', { id, number: 3 });
    await guest.getByRole('button', { name: 'Accept version 3' }).click();
    // It went while it was read: what stands is shown, to be accepted by another press.
    await guest.getByText('Version 3 was withdrawn.').first().waitFor();
    await guest.getByRole('button', { name: 'Accept version 1' }).waitFor();
  },
);

it.each(widths)('a total is sent in a second currency too, by the rate that staff name, %s', async (width) => {
  const name = `Two currencies ${width}`;
  const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
  await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
  await openKart(page, await makeKart(page, name), name);
  await page.getByRole('button', { name: 'Send quotation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send quotation' });
  await dialog.getByText('Show the total in a second currency too').click();
  await dialog.getByRole('textbox', { name: 'Currency' }).fill('aed');
  await dialog.getByRole('textbox', { name: 'For 1 USD' }).fill('3.6725');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('This is required field.').waitFor();
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Central bank');
  await lookAt(page, 'kart-send-second-currency');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('dialog', { name: 'Version 1 sent' });
  const link = await sent.getByText(/\/app\/quotation\//).innerText();
  const guest = await browser.open({ site, path: new URL(link).pathname, width });
  await guest.getByText(/^About AED\s367\.25, at 3\.6725 AED \(Central bank, /).waitFor();
  await lookAt(guest, 'quotation-second-currency');
});

it.each(widths)('a customer of whom only name and phone are known is the new quotation’s, %s', async (width) => {
  const page = await browser.open({ site, path: '/app/staff/kart/new', as: staff, width });
  await page.getByRole('heading', { name: 'New quotation', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Walkin');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(width === 'phone' ? 'Phone' : 'Desk');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('12');
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await dialog.getByText('Invalid Phone Number...').waitFor();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(width === 'phone' ? '501237701' : '501237702');
  await lookAt(page, 'kart-new-customer');
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('combobox', { name: 'Customer' }).inputValue()).toContain('Walkin');
});

it.each(widths)('whom the customer saved is taken along by one press, %s', async (width) => {
  const name = `Party ${width}`;
  const agent = await browser.open({ site, path: '/app/login', as: accountOf(site, 'travelAgent'), width });
  const lastName = width === 'phone' ? 'Handheld' : 'Deskbound';
  await askSite(agent, '/api/wl/user/saveTraveller', {
    ...{ title: 'Ms', firstName: 'Leela', lastName, paxType: 1, dateOfBirth: '1988-04-02' },
  });
  const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
  await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
  await openKart(page, await makeKart(page, name), name);
  await page.getByRole('button', { name: 'Passengers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passengers' });
  await dialog.getByRole('button', { name: 'Saved travellers' }).click();
  await dialog.getByRole('button', { name: `Add Leela ${lastName}` }).click();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Last name' }).last().inputValue()).toBe(lastName);
  await lookAt(page, 'kart-saved-travellers');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

it.each(widths)(
  'prices anew stand beside the old ones, and a quotation is copied for another arrival, %s',
  async (width) => {
    const [name, safari] = [`Repriced ${width}`, `Rated safari ${width}`];
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const made = (await makeCatalogue(page, 'ae-03-dubai', [safari]))[safari]!;
    const { optionId: tourOptionId, activityId } = made;
    const { market } = await askSite<{ market: { id: string } }>(page, '/api/dmc/createNewMarket', {
      name: `World ${width}`,
      isDefault: true,
    });
    const rate = (adultAmount: number) =>
      askSite(page, '/api/dmc/saveActivityTicketRates', {
        ...{ tourOptionId, marketId: market.id, isPerPax: true, adultAmount, childAmount: 10 },
        ...{ validFromDate: '2027-01-01', validTillDate: '2027-12-31' },
      });
    await rate(40);
    const id = await makeKart(page, name);
    const line = { day: 1, activityId, tourOptionId };
    await change(page, id, {
      activities: [
        { ...line, id: RATED, place: 2 },
        { ...line, id: RATED.replace('1', '2'), day: 2, place: 1, price: 75 },
      ],
    });
    await rate(50);
    await openKart(page, id, name);
    await choose(page, 'Update prices');
    const dialog = page.getByRole('dialog', { name: 'Update prices' });
    await dialog.getByText(/, set by hand$/).waitFor();
    await lookAt(page, 'kart-prices-anew');
    await dialog.getByRole('button', { name: 'Take all but those set by hand' }).click();
    await page.getByText('Prices updated.').first().waitFor();
    // Visa 100, two adults at 50, and 75 by hand.
    await page.getByRole('group', { name: 'Totals' }).getByText('$ 275.00').last().waitFor();

    await choose(page, 'Copy quotation');
    const copy = page.getByRole('dialog', { name: 'Copy quotation' });
    await copy.getByRole('textbox', { name: 'Kart name' }).fill(`Copy ${width}`);
    await copy.getByRole('textbox', { name: 'Arrival date' }).fill('20 Mar 2027');
    await lookAt(page, 'kart-copy');
    await copy.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('heading', { name: `Copy ${width}`, level: 1 }).waitFor();
    await page.getByText('20 Mar 2027').first().waitFor();

    await page.goto(browser.address(site, '/app/staff/kart'));
    await page.getByRole('button', { name: `Actions for Copy ${width}` }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await page.getByRole('dialog', { name: 'Copy quotation' }).waitFor();
  },
);
