// domains: users, permissions
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { endMessages } from './end-messages.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const admin = accountOf('kestrel', 'staff');
const groupsPath = '/app/staff/setting/permission-groups';
const OFFLINE = /You are offline\. Nothing was sent/;
const WAITS = 'This loads automatically once you are back online.';

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();

/** Somebody looks at the tab again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** Messages come out of a file of their own, which is fetched once the page is touched. */
async function withMessages(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name: file }) => file.includes('site-toaster')),
  );
}

/** Calls by their last word that came through, since the beginning. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/').at(-1)!);
  });
  return sent;
}

let made = 0;
/** A customer of this journey's own, whose details are open. */
async function openCustomer(width: Width) {
  const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: admin, width });
  await page.locator('[data-row]').first().waitFor();
  const firstName = `Twotab${'abcdefghij'[made++]}`;
  const email = `${firstName}.${width}@travellers.example`.toLowerCase();
  const customer = await askSite<{ users_id: string; customerNumber: number }>(page, '/api/wl/user/createAgent', {
    userData: {
      userType: 'retail',
      customer: { firstName, lastName: width === 'phone' ? 'Menon' : 'Kurian', email, phone: '', phoneCode: '' },
    },
  });
  const address = `/app/staff/customers?searchQuery=${encodeURIComponent(email)}&open=${customer.users_id}`;
  await page.goto(browser.address('kestrel', address));
  const place = (tab: Page) =>
    width === 'phone' ? tab.getByRole('main') : tab.getByRole('complementary', { name: 'Customer' });
  await place(page).getByRole('heading', { name: 'Activity' }).waitFor();
  await withMessages(page);
  return { page, ...customer, email, address, details: place(page) };
}

it.each(widths)('what another tab did to a customer is seen on coming back, and said over it, %s', async (width) => {
  const { page, customerNumber, users_id: userId, details } = await openCustomer(width);
  const other = await page.context().newPage();
  await other.goto(browser.address('kestrel', '/app/staff/customers'));
  await other.locator('[data-row]').first().waitFor();

  await details.getByRole('button', { name: 'Block', exact: true }).click();
  const asked = page.getByRole('dialog', { name: /^Block / });
  await asked.getByText(/is signed out with their next click/).waitFor();
  await askSite(other, '/api/wl/user/toggleBlock', { customerId: customerNumber, isBlocked: true });
  await comeBack(page);
  await asked.getByText('This account has already been blocked in the meantime.').waitFor();
  await expect.poll(() => asked.getByRole('button', { name: 'Block', exact: true }).count()).toBe(0);
  await lookAt(page, 'blocked-meanwhile');
  await asked.getByRole('button', { name: 'Close' }).last().click();
  await details.getByRole('button', { name: 'Unblock', exact: true }).waitFor();

  const search = details.getByRole('switch', { name: 'Flights Search Allowed' });
  await expect.poll(() => search.isChecked()).toBe(true);
  await askSite(other, '/api/wl/user/setFlightSearchSettingForUser', { userId, isFlightSearchAllowed: false });
  await askSite(other, '/api/wl/user/toggleFlightSearchExemption', { customerId: customerNumber, exempt: true });
  await askSite(other, '/api/wl/user/toggleBlock', { customerId: customerNumber, isBlocked: false });
  await comeBack(page);
  await expect.poll(() => search.isChecked()).toBe(false);
  await details.getByText('Exempted', { exact: true }).waitFor();
  await details.getByRole('button', { name: 'Block', exact: true }).waitFor();
});

it.each(widths)('what is written of a customer stays where it cannot be asked again, %s', async (width) => {
  const { page, details } = await openCustomer(width);
  const note = details.getByRole('textbox', { name: 'New note' });
  await note.fill('Rings back on Monday.');
  await page.route('**/api/wl/user/getUserById', (route) => route.abort());
  await comeBack(page);
  await details.getByText('This could not be refreshed and may be out of date.').waitFor();
  await expect.poll(() => note.inputValue()).toBe('Rings back on Monday.');
  await lookAt(page, 'could-not-be-asked-again');
  await page.unroute('**/api/wl/user/getUserById');
  await details.getByRole('button', { name: 'Try again' }).click();
  await details.getByText(/^This could not be refreshed/).waitFor({ state: 'detached' });
  await expect.poll(() => note.inputValue()).toBe('Rings back on Monday.');
});

it.each(widths)('without a connection nothing is done to a customer, now or later: it says so, %s', async (width) => {
  const { page, details } = await openCustomer(width);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const said = page.getByRole('region', { name: 'Notices' }).getByText(OFFLINE);
  const sent = sentBy(page);
  /** Presses it without a connection, until the message has come; another message comes of the next press. */
  const pressOffline = async (place: Locator, look?: string) => {
    await place.waitFor();
    await page.context().setOffline(true);
    await place.click();
    await said.first().waitFor();
    if (look) await lookAt(page, look);
    await endMessages(page);
    await page.context().setOffline(false);
  };

  await details.getByRole('button', { name: 'Block', exact: true }).click();
  const block = dialog(/^Block /);
  await pressOffline(block.getByRole('button', { name: 'Block', exact: true }), 'block-offline');
  await block.getByRole('button', { name: 'Cancel' }).click();

  const hold = details.getByRole('switch', { name: 'Flights Hold Allowed' });
  await pressOffline(hold);
  await expect.poll(() => hold.isChecked()).toBe(true);

  await details.getByRole('button', { name: 'Resend link', exact: true }).click();
  const link = dialog(/a new link\?$/);
  await pressOffline(link.getByRole('button', { name: 'Send link' }));
  await link.getByRole('button', { name: 'Cancel' }).click();

  await details.getByRole('button', { name: 'Change Details', exact: true }).click();
  const change = dialog('Change Details');
  await change.getByRole('textbox', { name: 'Last Name' }).fill('Changed');
  await pressOffline(change.getByRole('button', { name: 'Save' }));
  await expect.poll(() => change.getByRole('textbox', { name: 'Last Name' }).inputValue()).toBe('Changed');

  await page.reload();
  await details.getByText('Account opened').first().waitFor();
  await details.getByRole('button', { name: 'Block', exact: true }).waitFor();
  await expect.poll(() => hold.isChecked()).toBe(true);
  const acts = ['toggleBlock', 'setFlightHoldSettingForUser', 'resendLink', 'updateDetails'];
  expect(sent.filter((name) => acts.includes(name))).toEqual([]);
});

it.each(widths)('what is not there yet says that it waits for the connection, and comes with it, %s', async (width) => {
  const { page } = await openCustomer(width);
  await page.goto(browser.address('kestrel', '/app/staff/customers'));
  const rows = page.locator('[data-row]');
  const opened = page.getByRole('heading', { name: 'Activity' });
  await rows.first().click();
  await opened.waitFor();
  if (width === 'phone') await page.goBack();
  await page.context().setOffline(true);
  await rows.nth(2).click();
  await page.getByText(WAITS).first().waitFor();
  await lookAt(page, 'customer-offline');
  await page.context().setOffline(false);
  await opened.waitFor();
});

/** A group of this journey's own, on the page of groups. */
async function openGroup(width: Width, name: string) {
  const page = await browser.open({ site: 'kestrel', path: groupsPath, as: admin, width });
  const group = page.getByRole('combobox', { name: 'Group', exact: true });
  await group.waitFor();
  const saved = await askSite<{ group: { id: string; version: number } }>(page, '/api/rbac/saveUserGroup', {
    groupName: name,
  });
  await page.reload();
  await group.selectOption(name);
  await withMessages(page);
  return { page, group, ...saved.group };
}
const menu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

it.each(widths)(
  'a group that another tab deleted is gone in words, and nobody is left before it, %s',
  async (width) => {
    const [first, second] = [`Gone one ${width}`, `Gone two ${width}`];
    const { page, group, id } = await openGroup(width, first);
    const chosen = () => group.locator('option:checked').textContent();
    await page.getByRole('checkbox', { name: 'Read passport data', exact: true }).check();
    await askSite(page, '/api/rbac/deleteUserGroup', { id });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page
      .getByRole('region', { name: 'Changes' })
      .getByText('Someone else deleted this group in the meantime. Your changes cannot be saved.')
      .waitFor();
    await expect.poll(chosen, { message: 'what was changed is still to be read' }).toBe(first);
    await lookAt(page, 'group-gone');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(chosen).not.toBe(first);
    await expect.poll(() => group.locator('option', { hasText: first }).count()).toBe(0);

    const two = await askSite<{ group: { id: string } }>(page, '/api/rbac/saveUserGroup', { groupName: second });
    await comeBack(page);
    await group.selectOption(second);
    await menu(page, second, 'Rename');
    const named = page.getByRole('textbox', { name: 'Group name' });
    await named.fill(`${second} again`);
    await askSite(page, '/api/rbac/deleteUserGroup', { id: two.group.id });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Someone else deleted this group in the meantime.').first().waitFor();
    await expect.poll(() => named.getAttribute('aria-invalid')).toBe('true');
    await lookAt(page, 'group-gone-rename');
    await page.keyboard.press('Escape');
    await expect.poll(() => group.locator('option', { hasText: second }).count()).toBe(0);
  },
);

it.each(widths)('a group that another tab renamed is not deleted under its old name, %s', async (width) => {
  const name = `Old name ${width}`;
  const { page, group, id, version } = await openGroup(width, name);
  await menu(page, name, 'Delete');
  const asked = page.getByRole('dialog', { name: `Delete ${name}?` });
  await asked.getByText('The group has no members.').waitFor();
  await page.context().setOffline(true);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await notice(page, OFFLINE);
  await endMessages(page);
  await page.context().setOffline(false);
  await askSite(page, '/api/rbac/saveUserGroup', { id, version, groupName: `New name ${width}` });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Someone else changed this in the meantime. It was not deleted.');
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => group.locator('option:checked').textContent()).toBe(`New name ${width}`);
  await askSite(page, '/api/rbac/deleteUserGroup', { id });
});
