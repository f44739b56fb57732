// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { inventCustomers, inventedCustomer } from './invented-customers.ts';
import { lookAt } from './look-at.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');
const rows = (page: Page) => page.locator('[data-row]');
const shownPage = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const address = (page: Page) => new URL(page.url()).searchParams.toString();

/** Thirty members: every sixth of the invented customers is staff. */
const members = Array.from({ length: 30 }, (_, at) => inventedCustomer(9996 - 6 * at));

/** The members of the group DESK, which no call can make yet; whole pages as the server's. */
async function inventMembers(page: Page): Promise<void> {
  await page.route('**/api/wl/user/getCustomersByRbacGroup', async (route) => {
    const { rbacUserGroupId, page: number } = route.request().postDataJSON() as Record<string, unknown>;
    expect(rbacUserGroupId).toBe('DESK');
    const result = {
      records: members.slice(25 * (Number(number) - 1), 25 * Number(number)),
      totalRecords: 30,
      totalPages: 2,
      currentPage: number,
      hasNextPage: number === 1,
      hasPreviousPage: number === 2,
      cursor: number === 1 ? 'where the first page ended' : null,
    };
    await route.fulfill({ json: { success: true, result, message: '', errorCode: null } });
  });
}

it.each(widthsOf(import.meta.url))('a link shows a permission group’s members, page by page, %s', async (width) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/login', as: staff, width });
  await inventCustomers(page);
  await inventMembers(page);
  await page.goto(browser.address('kestrel', '/app/staff/customers?group=DESK'));
  await shownPage(page).getByText('1 – 25 of 30').waitFor();
  await page.getByText('Total 30 customers').waitFor();
  await lookAt(page, 'customers-of-group');
  await shownPage(page).getByRole('button', { name: 'Next page' }).click();
  await shownPage(page).getByText('26 – 30 of 30').waitFor();
  await expect.poll(() => rows(page).count()).toBe(5);
  expect(address(page)).toBe('group=DESK&page=2');
  await page.reload();
  await shownPage(page).getByText('Page 2 of 2').waitFor();

  await page.getByRole('button', { name: /^Filter \(1\)/ }).click();
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Blocked');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^25 found, searched back to/).waitFor();
  expect(address(page), 'the group’s call knows no other filter').toBe('isBlocked=1');
  await page.goBack();
  await shownPage(page).getByText('Page 2 of 2').waitFor();

  await page.getByRole('button', { name: 'Remove Permission group' }).click();
  await shownPage(page).getByText('1 – 25 of 10,000').waitFor();
  expect(address(page)).toBe('');
});

it('a group that the site does not have has no members, which its chip mends', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers?group=NOBODYS', as: staff });
  await page.getByRole('heading', { name: 'No Reults found!' }).waitFor();
  await lookAt(page, 'customers-of-no-group');
  await page.getByRole('button', { name: 'Remove Permission group' }).click();
  await rows(page).first().waitFor();
  expect(address(page)).toBe('');
});
