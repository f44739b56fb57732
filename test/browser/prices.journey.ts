// domains: markups, users, flights
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { allAnswered, searchIdOf } from './flight-steps.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { makeOrder } from './make-order.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const customer = accountOf(site, 'corporate');
const nth = { desktop: 8801, phone: 8802 };

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** The cheapest price that the customer's search shows now, in cents. The same search is answered from store, priced anew. */
async function cheapest(width: Width): Promise<number> {
  const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  const path = `/app/flight/searchResult/${searchIdOf(nth[width])}?origin=DXB&destination=COK&departure=${day}&adt=1&chd=0&inf=0`;
  const page = await browser.open({ site, path, as: customer, width });
  await allAnswered({ page });
  const label = await page.getByRole('article').first().getAttribute('aria-label');
  await page.context().close();
  return Math.round(Number(/\$\s([\d,]+\.\d\d)/.exec(label!)![1]!.replaceAll(',', '')) * 100);
}

const row = (page: Page) => page.getByRole('button', { name: /^Actions for / });
const customersPath = `/app/staff/customers?searchQuery=${encodeURIComponent(customer.email)}`;

/** Opens `Change Group` of the customer and puts them into a group. */
async function moveTo(page: Page, group: string, picture?: string): Promise<void> {
  await page.goto(browser.address(site, customersPath));
  await row(page).click();
  await page.getByRole('menuitem', { name: 'Change Markup Group', exact: true }).click();
  const asked = dialog(page, 'Change Group');
  await asked.getByRole('radiogroup', { name: 'Markup group' }).getByText(group, { exact: true }).click();
  // Dubai deducts nothing from commission.
  await expect.poll(() => asked.getByText('TDS').count()).toBe(0);
  if (picture) await lookAt(page, picture);
  await press(asked, 'Save');
  await toast(page, 'Group successfully changed');
}

/** Narrows the customers to a group, which has the one that was just moved, and comes back to them. */
async function narrowTo(page: Page, group: string, width: Width): Promise<void> {
  await page.goto(browser.address(site, '/app/staff/customers'));
  await page.getByRole('button', { name: /^Filter/ }).click();
  const choice = page.getByRole('combobox', { name: 'Markup group' });
  await choice.locator('option', { hasText: group }).waitFor({ state: 'attached' });
  await choice.selectOption(group);
  await lookAt(page, 'customers-filter');
  await press(page, 'Apply');
  await page.getByRole('button', { name: 'Remove Markup group' }).waitFor();
  const shown = page.getByRole(width === 'phone' ? 'article' : 'row').filter({ hasText: customer.email });
  await shown.first().waitFor();
  await expect.poll(() => page.getByText(accountOf(site, 'retail').email).count()).toBe(0);
  await lookAt(page, 'customers-of-markup-group');
  await page.goto(browser.address(site, customersPath));
}

it.each(widths)('staff make a group and a rule, try it out, move a customer, and read why, %s', async (width) => {
  const group = `Harbour desks ${width}`;
  const before = await cheapest(width);
  const page = await browser.open({ site, path: '/app/staff/customers', as: staff, width });
  await press(page, 'Markup Groups');
  const groups = dialog(page, 'Customer Groups');
  await groups.getByRole('textbox', { name: 'New group name' }).fill(group);
  await press(groups, 'Save');
  await toast(page, 'Group successfully saved');
  await groups.getByRole('list', { name: 'Groups' }).getByText(group).waitFor();
  await lookAt(page, 'customer-groups');
  await groups.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.goto(browser.address(site, '/app/flights/manage-markup'));
  await page.getByRole('heading', { name: 'Markups', level: 1 }).waitFor();
  await press(page, 'New rule');
  const rule = dialog(page, 'New rule');
  await rule.getByRole('combobox', { name: 'Group' }).selectOption({ label: group });
  await rule.getByRole('textbox', { name: 'Amount' }).fill('37');
  await press(rule, 'Preview');
  await expectInView(rule.getByRole('region', { name: 'Effect on past sales' }), 'the preview');
  await lookAt(page, 'rule-previewed');
  await press(rule, 'Save');
  await toast(page, /^Rule saved/);
  const rules = page.getByRole('list', { name: 'Rules' });
  await rules.getByText(new RegExp(`^${group}`)).waitFor();
  await lookAt(page, 'manage-markup');

  await moveTo(page, group, 'change-group');
  await narrowTo(page, group, width);
  // 37 instead of the corporate desk's 6, and 5 % VAT on the difference.
  expect((await cheapest(width)) - before).toBe(3100 + 155);

  await row(page).click();
  await page.getByRole('menuitem', { name: 'View Details', exact: true }).click();
  await press(page, 'Why these prices');
  await page.getByText(new RegExp(`is in ${group}, which sets the price`)).waitFor();
  const why = page.getByRole('list', { name: 'Rules' }).getByRole('listitem').first();
  await why.getByText(new RegExp(`37\\.00 per passenger: ${group}`)).waitFor();
  await why.getByText('Applied').waitFor();
  await why.scrollIntoViewIfNeeded();
  await lookAt(page, 'why-their-prices');

  await moveTo(page, 'Corporate desk');
  expect(await cheapest(width)).toBe(before);
  await page.goto(browser.address(site, '/app/flights/manage-markup'));
  await press(page.getByRole('list', { name: 'Rules' }), new RegExp(`^Delete .*${group}`));
  await press(dialog(page, 'Delete this rule?'), 'Delete');
  await toast(page, /^Rule deleted/);
  await press(page, 'Customer Groups');
  await press(dialog(page, 'Customer Groups'), `Delete ${group}`);
  await press(dialog(page, `Delete ${group}?`), 'Delete');
  await toast(page, `${group} deleted.`);
});

const agent = accountOf(site, 'travelAgent');
const resultsOf = (nthSearch: number) => {
  const day = new Date(Date.now() + 47 * 86_400_000).toISOString().slice(0, 10);
  return `/app/flight/searchResult/${searchIdOf(nthSearch)}?origin=DXB&destination=COK&departure=${day}&adt=1&chd=0&inf=0`;
};
const firstPrice = async (page: Page): Promise<number> => {
  const label = await page.getByRole('article').first().getAttribute('aria-label');
  return Math.round(Number(/\$\s([\d,]+\.\d\d)/.exec(label!)![1]!.replaceAll(',', '')) * 100);
};

it.each(widths)('an agency adds its own markup to its results, and takes it out at one touch, %s', async (width) => {
  const path = resultsOf(nth[width] + 10);
  const page = await browser.open({ site, path, as: agent, width });
  await allAnswered({ page });
  const bare = await firstPrice(page);
  // The other width may have set it before.
  await page.getByRole('button', { name: width === 'desktop' ? 'Add our markup' : 'Change our markup' }).click();
  const asked = dialog(page, 'Our markup');
  await asked.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await lookAt(page, 'own-markup');
  await press(asked, 'Save');
  await toast(page, 'Your markup was saved.');
  const standing = page.getByRole('switch', { name: 'Show the price for your client, with our markup' });
  await expect.poll(() => standing.isChecked()).toBe(true);
  await expect.poll(() => firstPrice(page)).toBe(bare + 1250);
  await lookAt(page, 'results-with-own-markup');
  await standing.click();
  await expect.poll(() => standing.isChecked()).toBe(false);
  await expect.poll(() => firstPrice(page)).toBe(bare);
  await lookAt(page, 'results-without-own-markup');
  await standing.click();
  await expect.poll(() => firstPrice(page), { message: 'undone by one press' }).toBe(bare + 1250);
  await standing.click();
  await expect.poll(() => firstPrice(page)).toBe(bare);
});

it.each(widths)('staff read of an offer why it costs what it does, %s', async (width) => {
  const page = await browser.open({ site, path: resultsOf(nth[width] + 20), as: staff, width });
  await allAnswered({ page });
  const card = page.getByRole('article').first();
  await press(card, 'Fares');
  await press(card, 'Flight details');
  const details = dialog(page, 'Flight details');
  await press(details, 'Why this price');
  const lines = details.getByRole('list', { name: 'Lines of the price' });
  await lines.getByText('Service Fee', { exact: true }).waitFor();
  await lines.scrollIntoViewIfNeeded();
  await lookAt(page, 'why-this-offer');
});

/** Asks one of the site's calls as whoever sits at the page. */
const ask = (page: Page, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = (await (await fetch(to!, { method: 'POST', headers, body: sent! })).json()) as { result: unknown };
      return answer.result as Record<string, unknown>;
    },
    [`/flightApi/api/${path}`, JSON.stringify(body)],
  );

/** A booking of the agent's, paid from the wallet and ticketed. */
async function book(width: Width): Promise<string> {
  const page = await browser.open({ site, path: '/app/flight/search', as: agent, width });
  const passenger = { firstName: 'Asha', lastName: 'Menon', passportIssueDate: '2022-05-01' };
  const days = width === 'phone' ? 52 : 51;
  const made = await makeOrder(page, { origin: 'DXB', destination: 'COK', days, passenger });
  await ask(page, 'payments/payFromWallet', { orderId: made.orderId });
  await expect
    .poll(async () => (await ask(page, 'payments/getOrder', { orderId: made.orderId })).state, { timeout: 30_000 })
    .toBe('COMPLETED');
  return made.bookingId;
}

it.each(widths)('staff read of a booking which rule added what when it was sold, %s', async (width) => {
  const bookingId = await book(width);
  const page = await browser.open({ site, path: `/app/flight/ticketQueue?open=${bookingId}`, as: staff, width });
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Why this price' }).click();
  const why = dialog(page, 'Why this price');
  await why.getByText(/Today’s rules give the same price/).waitFor();
  await why.getByText('60 % of the supplier’s commission goes to Partner agents').waitFor();
  await lookAt(page, 'why-this-booking');
});

it.each(widths)('staff try a price, and read the taxes with the days they hold from, %s', async (width) => {
  const page = await browser.open({ site, path: '/app/flights/manage-markup', as: staff, width });
  await press(page, 'Test a price');
  const tried = dialog(page, 'Test a price');
  await tried.getByRole('textbox', { name: 'Net fare per adult' }).fill('200');
  await press(tried, 'Explain');
  await tried.getByRole('list', { name: 'Lines of the price' }).getByText('Service Fee', { exact: true }).waitFor();
  await lookAt(page, 'try-a-price');
  await tried.getByRole('button', { name: 'Close', exact: true }).last().click();
  await press(page, 'Taxes');
  const taxes = dialog(page, 'Taxes');
  await taxes.getByText('VAT on the Service Fee, 5 %').waitFor();
  await lookAt(page, 'taxes');
  await taxes.getByRole('textbox', { name: 'VAT on the Service Fee, percent' }).fill('5.5');
  await taxes.getByRole('textbox', { name: 'From' }).fill('1 Jan 2020');
  await press(taxes, 'Save rate');
  await taxes.getByText('Past days keep their rate. Please choose today or later.').waitFor();
});
