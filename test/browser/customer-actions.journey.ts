// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { inventCustomers } from './invented-customers.ts';
import { lookAt } from './look-at.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const staff = accountOf('lantern', 'staff');
/** Nobody else's: what is done to them here is undone again. */
const customer = accountOf('lantern', 'corporate');
const name = 'Nikhil';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true }).first().waitFor();

/** The list of customers, narrowed to the one that is acted on. */
async function openList(width: Width): Promise<Page> {
  const page = await browser.open({
    site: 'lantern',
    path: `/app/staff/customers?searchQuery=${encodeURIComponent(customer.email)}`,
    as: staff,
    width,
  });
  await page.getByRole('button', { name: `Actions for ${name}` }).waitFor();
  return page;
}

const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** The customer's details, beside the list or in its place. */
async function openDetails(page: Page, width: Width) {
  await choose(page, 'View Details');
  const opened = width === 'phone' ? page.getByRole('main') : page.getByRole('complementary', { name: 'Customer' });
  await opened.getByRole('heading', { name: 'Activity' }).waitFor();
  return opened;
}

it.each(widths)(
  'staff block a customer, who is signed out at their next call, and let them in again, %s',
  async (width) => {
    const page = await openList(width);
    const theirs = await browser.open({ site: 'lantern', path: '/app/flight/ticketQueue', as: customer });
    await theirs.getByRole('button', { name: /^Account of/ }).waitFor();
    const opened = await openDetails(page, width);
    await opened.getByRole('button', { name: 'Block', exact: true }).click();
    const asked = page.getByRole('dialog', { name: /^Block Nikhil/ });
    await asked.waitFor();
    await lookAt(page, 'customer-block');
    await asked.getByRole('button', { name: 'Block', exact: true }).click();
    await toast(page, 'Customer successfully blocked');
    await opened.getByRole('button', { name: 'Unblock', exact: true }).waitFor();
    await opened.getByText('Blocked', { exact: true }).first().waitFor();
    await theirs.reload();
    await theirs.waitForURL(/\/app\/(login|flight\/search)/);
    await theirs.getByRole('button', { name: /^Account of/ }).waitFor({ state: 'detached' });

    await opened.getByRole('button', { name: 'Unblock', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Unblock Nikhil/ })
      .getByRole('button', { name: 'Unblock', exact: true })
      .click();
    await toast(page, 'Customer successfully Unblocked');
    await opened.getByRole('button', { name: 'Block', exact: true }).waitFor();
    const again = await browser.open({ site: 'lantern', path: '/app/flight/ticketQueue', as: customer });
    await again.getByRole('button', { name: /^Account of/ }).waitFor();
  },
);

it.each(widths)('staff write notes on a customer, which stay typed while nobody can be reached, %s', async (width) => {
  const page = await openList(width);
  const opened = await openDetails(page, width);
  const text = `Pays on Fridays (${width}).\nAsk for Ms Kurian.`;
  const note = opened.getByRole('textbox', { name: 'New note' });
  const save = opened.getByRole('button', { name: 'Save note' });
  await note.fill(text);
  await page.context().setOffline(true);
  await save.click();
  await opened
    .getByRole('alert')
    .getByText(/You are offline\. Nothing was sent/)
    .waitFor();
  await expect.poll(() => note.inputValue()).toBe(text);
  await page.context().setOffline(false);
  await save.click();
  await toast(page, 'Note saved.');
  await expect.poll(() => note.inputValue()).toBe('');
  const notes = opened.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await notes.first().getByText(`Pays on Fridays (${width}).`).waitFor();
  await opened.getByText('Note written').first().waitFor();
  await note.scrollIntoViewIfNeeded();
  await lookAt(page, 'customer-notes');
});

it.each(widths)(
  'the first message of a page is shown without a connection, and nothing is sent later, %s',
  async (width) => {
    const page = await openList(width);
    let sent = 0;
    await page.route('**/toggleFlightSearchExemption', (route) => (sent++, route.continue()));
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    const exempt = page.getByRole('menuitem', { name: 'Exempt L2B', exact: true });
    await exempt.waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.includes('site-toaster')),
    );
    await page.context().setOffline(true);
    await exempt.click();
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/You are offline\. Nothing was sent/)
      .waitFor();
    await lookAt(page, 'first-toast-offline');
    const before = sent;
    await page.context().setOffline(false);
    await page.reload();
    const card = page.getByRole(width === 'phone' ? 'article' : 'row', { name });
    await card.first().waitFor();
    expect(sent, 'not once more').toBe(before);
    await expect.poll(() => card.getByText('Exempted', { exact: true }).count()).toBe(0);
  },
);

it.each(widths)(
  'what a page says first stands there in plain words where its toasts did not come, %s',
  async (width) => {
    const page = await openList(width);
    await page.route('**/site-toaster*', (route) => route.abort());
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    const exempt = page.getByRole('menuitem', { name: 'Exempt L2B', exact: true });
    await exempt.waitFor();
    await page.context().setOffline(true);
    await exempt.click();
    await page
      .getByRole('alert')
      .getByText(/You are offline\. Nothing was sent/)
      .waitFor();
    await lookAt(page, 'first-words-offline');
    await page.unroute('**/site-toaster*');
    await page.context().setOffline(false);
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/Nothing was sent/)
      .waitFor();
  },
);

it.each(widths)('staff exempt a customer from look to book, and no more, %s', async (width) => {
  const page = await openList(width);
  const card = page.getByRole(width === 'phone' ? 'article' : 'row', { name });
  await choose(page, 'Exempt L2B');
  await toast(page, 'Customer successfully exempted from search');
  await card.getByText('Exempted', { exact: true }).waitFor();
  await lookAt(page, 'customer-exempted');
  await choose(page, 'Remove L2B Exemption');
  await toast(page, 'Customer successfully removed from search exemption');
  await card.getByText('Exempted', { exact: true }).waitFor({ state: 'detached' });
});

it.each(widths)('a switch moves only once the server has said so, %s', async (width) => {
  const page = await openList(width);
  const opened = await openDetails(page, width);
  const search = opened.getByRole('switch', { name: 'Flights Search Allowed' });
  const hold = opened.getByRole('switch', { name: 'Flights Hold Allowed' });
  await hold.waitFor();
  const before = await search.isChecked();
  for (const next of [!before, before]) {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      '**/wl/user/setFlightSearchSettingForUser',
      async (route) => {
        await answered;
        await route.continue();
      },
      { times: 1 },
    );
    const sent = page.waitForRequest('**/wl/user/setFlightSearchSettingForUser');
    await search.click();
    await sent;
    expect(await search.isChecked(), 'not before the server says so').toBe(!next);
    answer();
    await expect.poll(() => search.isChecked()).toBe(next);
  }
  await toast(page, 'setting saved successfully');
  await lookAt(page, 'customer-switches');
  await page.reload();
  await search.waitFor();
  await expect.poll(() => search.isChecked()).toBe(before);
});

/** Changes the customer's family name as another tab would, without looking at a version. */
const renameElsewhere = (page: Page, lastName: string) =>
  page.evaluate(async (name) => {
    const call = async (path: string, body: object) => {
      const answer = await fetch(`/api/wl/user/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { result: { customer: Record<string, unknown> } },
      };
    };
    const id = new URL(location.href).searchParams.get('open');
    const { customerNumber, firstName, email, companyName, panNumber, gstNumber } = (await call('getUserById', { id }))
      .body.result.customer;
    const kept = { firstName, email, companyName, panNumber, gstNumber };
    return (await call('updateDetails', { customerId: customerNumber, ...kept, lastName: name })).status;
  }, lastName);

/** An Indian number that an account of this journey's site has, not the customer's own. */
const phoneElsewhere = (page: Page): Promise<string> =>
  page.evaluate(async (email) => {
    const answer = await fetch('/api/wl/user/getCustomers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    type Row = { email: string; phoneNumbers: { label: string; phoneNumber: string; phoneCountryCode: string }[] };
    const { records } = ((await answer.json()) as { result: { records: Row[] } }).result;
    return records
      .filter((row) => row.email !== email)
      .flatMap(({ phoneNumbers }) => phoneNumbers)
      .find(({ phoneNumber, phoneCountryCode }) => /^\d{10}$/.test(phoneNumber) && phoneCountryCode === '+91')!
      .phoneNumber;
  }, customer.email);

it.each(widths)('details are changed: errors stand at their fields, and nobody’s change is lost, %s', async (width) => {
  const page = await openList(width);
  const opened = await openDetails(page, width);
  await opened.getByRole('button', { name: 'Change Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Details' });
  const field = (label: string) => dialog.getByRole('textbox', { name: label });
  const save = dialog.getByRole('button', { name: 'Save' });
  await field('Primary Phone').fill('12');
  await field('Email').fill(accountOf('lantern', 'retail').email);
  await field('First Name').fill('');
  await field('Last Name').focus();
  await dialog.getByText('Please enter a valid phone number').waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await field('First Name').fill('Nikhil');
  await field('Primary Phone').fill('');
  await expect.poll(() => save.isDisabled(), { message: 'what is mended is no error' }).toBe(false);
  await save.click();
  await dialog.getByText('An account with this email already exists.').waitFor();
  await expect.poll(() => field('Email').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await lookAt(page, 'customer-details-errors');

  await field('Email').fill(customer.email);
  const theirs = await phoneElsewhere(page);
  const numbers = ['PAN Number', 'GST Number'] as const;
  const stands = await Promise.all(numbers.map((label) => field(label).inputValue()));
  for (const [label, wrong, right, says] of [
    ['Primary Phone', theirs, '', 'An account with this phone number already exists.'],
    [numbers[0], '12345', stands[0]!, 'Please enter a valid PAN, such as ABCPE1234F.'],
    [
      numbers[1],
      '32ABCCE1234F1Z0',
      stands[1]!,
      'Please check the GSTIN: its last character does not match the others.',
    ],
  ] as const) {
    await field(label).fill(wrong);
    await expect.poll(() => save.isDisabled()).toBe(false);
    await save.click();
    await dialog.getByText(says).waitFor();
    await expect.poll(() => field(label).getAttribute('aria-invalid'), { message: label }).toBe('true');
    await field(label).fill(right);
    await dialog.getByText(says).waitFor({ state: 'detached' });
  }

  await field('Email').fill('');
  await field('Last Name').fill(width === 'phone' ? 'Sen' : 'Roy');
  await expect.poll(() => dialog.getByText('Email or Primary Phone is required').count()).toBeGreaterThan(0);
  await field('Email').fill(customer.email);
  await expect.poll(() => save.isDisabled()).toBe(false);
  expect(await renameElsewhere(page, 'Basu')).toBe(200);
  await save.click();
  await dialog.getByText(/^Anjali Pillai changed this in the meantime/).waitFor();
  await dialog.getByText('Now: Basu').waitFor();
  expect(await field('Last Name').inputValue(), 'what was typed stays').toBe(width === 'phone' ? 'Sen' : 'Roy');
  await lookAt(page, 'customer-details-conflict');
  await save.click();
  await toast(page, 'Details saved.');
  await dialog.waitFor({ state: 'detached' });
  await opened.getByRole('heading', { name: width === 'phone' ? 'Nikhil Sen' : 'Nikhil Roy' }).waitFor();
});

it.each(widths)('somebody whom nobody could call corrects their number, %s', async (width) => {
  const page = await browser.open({ site: 'lantern', path: '/app/flight/ticketQueue', as: customer, width });
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('portolan-user')!) as object;
    localStorage.setItem(
      'portolan-user',
      JSON.stringify({ ...user, phoneNumbers: [{ label: 'Primary', phoneNumber: 'INVALID', phoneCountryCode: '' }] }),
    );
  });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Please enter a valid phone number' });
  await dialog.waitFor();
  for (const label of ['Primary', 'Secondary', 'Emergency'])
    await dialog.getByRole('textbox', { name: label }).waitFor();
  const primary = dialog.getByRole('textbox', { name: 'Primary' });
  await dialog.getByRole('combobox', { name: 'Country code' }).first().selectOption('IN');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Phone number is required!').waitFor();
  await primary.fill('12');
  await dialog.getByText('Invalid Phone Number...').waitFor();
  await lookAt(page, 'phone-corrected');
  await primary.fill('9847066112');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Successfully updated phone number');
  await dialog.waitFor({ state: 'detached' });
});

it('nobody acts on themselves', async () => {
  const page = await browser.open({
    site: 'lantern',
    path: `/app/staff/customers?searchQuery=${encodeURIComponent(staff.email)}`,
    as: staff,
  });
  await page.getByRole('button', { name: /^Actions for / }).click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: 'View Details' }).waitFor();
  for (const entry of ['Exempt L2B', 'Change Permission Group'])
    expect(await menu.getByRole('menuitem', { name: entry }).count(), entry).toBe(0);
});

it('rows and cards say what is out of the usual; a super admin chooses the permission group of staff alone', async () => {
  const page = await browser.open({ site: 'lantern', path: '/app/login', as: staff });
  await inventCustomers(page);
  await page.goto(browser.address('lantern', '/app/staff/customers'));
  const desk = page.viewportSize()!;
  for (const role of ['row', 'article'] as const) {
    if (role === 'article') await page.setViewportSize({ width: 390, height: 844 });
    const whose = (number: number) => page.getByRole(role).filter({ hasText: `${number}, ` });
    for (const [number, says, others] of [
      [9999, 'Blocked', 9998],
      [9995, 'Not Verified', 9996],
      [9996, 'Ticketing desk', 9994],
    ] as const) {
      await whose(number).getByText(says, { exact: true }).waitFor();
      expect(await whose(others).getByText(says, { exact: true }).count(), `${says}, ${others}`).toBe(0);
    }
  }
  await page.setViewportSize(desk);
  const menuOf = (number: number) =>
    page.getByRole('row', { name: new RegExp(`\\b${number},`) }).getByRole('button', { name: /^Actions for/ });
  const change = page.getByRole('menuitem', { name: 'Change Permission Group' });
  await menuOf(9998).click();
  await page.getByRole('menuitem', { name: 'View Details' }).waitFor();
  expect(await change.count(), 'an agent is in no group').toBe(0);
  await page.keyboard.press('Escape');
  await menuOf(9996).click();
  await change.click();
  await page.getByRole('dialog', { name: 'Select Permission Group' }).waitFor();
});

it('the filter narrows to a permission group, which stands alone', async () => {
  const page = await browser.open({ site: 'lantern', path: '/app/staff/customers?status=verified', as: staff });
  const groupName = 'Night desk of the filter';
  const status = await page.evaluate(async (name) => {
    const answer = await fetch('/api/rbac/saveUserGroup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ groupName: name }),
    });
    return answer.status;
  }, groupName);
  expect(status).toBe(200);
  await page.getByRole('button', { name: /^Filter \(1\)/ }).click();
  const group = page.getByRole('combobox', { name: 'Permission group' });
  await group.locator('option', { hasText: groupName }).waitFor({ state: 'attached' });
  await group.selectOption(groupName);
  await expect.poll(() => page.getByRole('combobox', { name: 'Email' }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'No Reults found!' }).waitFor();
  expect(new URL(page.url()).searchParams.get('group')).toBeTruthy();
  await page.getByRole('button', { name: 'Remove Permission group' }).waitFor();
});
