// domains: users, bookings
import { describe, expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { inventBookings } from './invented-bookings.ts';
import { inventCustomers } from './invented-customers.ts';
import { lookAt } from './look-at.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');
const agent = accountOf('kestrel', 'travelAgent');

describe('where staff arrive', () => {
  it('/staff leads to the customers, their dashboard to the ticket queue, and Back to neither', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/staff', as: staff });
    await page.waitForURL(/\/app\/staff\/customers$/);
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => menu.getByRole('link', { name: 'Customers' }).getAttribute('aria-current')).toBe('page');
    expect(await menu.getByRole('link', { name: 'Overview' }).count(), 'no dashboard yet').toBe(0);
    await page.goto(browser.address('kestrel', '/app/user/dashboard/'));
    await page.waitForURL(/\/app\/flight\/ticketQueue$/);
    await page.goBack();
    await page.waitForURL(/\/app\/staff\/customers$/);
  });

  it.each(['/app/staff', '/app/staff/customers'])('%s is for staff alone', async (path) => {
    const page = await browser.open({ site: 'kestrel', path, as: agent });
    await page.waitForURL(/\/app\/403$/);
  });
});

it.each(widthsOf(import.meta.url))('staff find a customer and read their account, %s', async (width) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: staff, width });
  await inventBookings(page, 'Backwater Holidays');
  const rows = page.locator('[data-row]');
  await page.getByText(/^Total [\d,]+ customers$/).waitFor();
  await rows.first().waitFor();
  await lookAt(page, 'staff-customers');

  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await search.fill('backwater');
  await expect.poll(() => rows.allTextContents()).toContain('Tomas Rego');
  await search.fill(agent.email);
  await expect.poll(() => new URL(page.url()).searchParams.get('searchQuery')).toBe(agent.email);
  await page.getByText('1 found', { exact: true }).waitFor();
  await page.getByText('Total 1 customer', { exact: true }).waitFor();
  await expect.poll(() => rows.allTextContents()).toEqual(['Tomas Rego']);
  const card = page.getByRole(width === 'phone' ? 'article' : 'row', { name: /Tomas Rego/ });
  for (const fact of [
    /^Backwater Holidays, \d+, Travel agent$/,
    'Default Group Applicable',
    agent.email,
    'Verified',
    /\d\d [A-Z][a-z]+, 20\d\d$/,
  ])
    await card.getByText(fact).first().waitFor();

  const download = page.getByRole('button', { name: 'Download Excel' });
  await download.press('Enter');
  await page
    .getByRole('region', { name: 'Notices' })
    .getByText('The Excel file follows the filters, not the search.')
    .waitFor();
  await card.getByRole('link', { name: 'Add Money' }).click();
  await page.getByRole('dialog', { name: 'Add Money' }).waitFor();
  expect(new URL(page.url()).searchParams.get('email')).toBe(agent.email);
  // What opened the dialog has left the address.
  await expect.poll(() => new URL(page.url()).searchParams.has('add')).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Wallet report' }).waitFor();
  await page.goBack();
  await card.getByRole('link', { name: 'Add Money' }).waitFor();
  await expect.poll(() => page.getByRole('complementary', { name: 'Customer' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Actions for Tomas Rego' }).click();
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  const opened = width === 'phone' ? page.getByRole('main') : page.getByRole('complementary', { name: 'Customer' });
  await opened.getByRole('heading', { name: 'Tomas Rego' }).waitFor();
  for (const part of ['Bookings', 'Company', 'Colleagues', 'Notes', 'Profile', 'Look to book', 'Activity'])
    await opened.getByRole('heading', { name: part }).waitFor();
  const glance = opened.getByRole('region', { name: 'At a glance' });
  for (const label of ['Wallet', 'Credit limit', 'Bookings this month', 'Last search'])
    await glance.getByText(label, { exact: true }).waitFor();
  await glance.getByText(/^₹/).first().waitFor();
  await opened.getByRole('region', { name: 'Company' }).getByText('Backwater Holidays').first().waitFor();
  await opened.getByRole('button', { name: 'Send password link' }).waitFor();
  await opened
    .getByText('No searches or bookings in the last twelve months.')
    .or(opened.getByRole('img', { name: / in twelve months; / }))
    .first()
    .waitFor();
  await lookAt(page, 'staff-customer');
  if (width === 'desktop') {
    await opened.getByRole('button', { name: 'Full page' }).click();
    await page.getByRole('heading', { name: 'Tomas Rego', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Company' }).getByText('Backwater Holidays').first().waitFor();
    await lookAt(page, 'customer-page');
    await page.goBack();
    await opened.getByRole('button', { name: 'Full page' }).waitFor();
  }
  const show = (part: string) => opened.getByRole('radio', { name: part, exact: true }).click();
  await show('Statement');
  await opened.getByRole('region', { name: 'Statement' }).getByRole('list', { name: 'Entries' }).waitFor();
  await lookAt(page, 'customer-statement');
  await show('Bookings');
  await opened.getByRole('region', { name: 'Bookings' }).getByText('KTR1QZ').waitFor();
  await show('History');
  await opened.getByRole('region', { name: 'History' }).waitFor();
  await page.reload();
  await opened.getByRole('region', { name: 'History' }).waitFor();
  await lookAt(page, 'customer-history');
  await show('Overview');

  const link = page.url();
  expect(new URL(link).searchParams.get('open'), 'a link opens the same').toBeTruthy();
  await page.goBack();
  await opened.getByRole('heading', { name: 'Look to book' }).waitFor({ state: 'detached' });
  await page.goto(link);
  await opened.getByRole('heading', { name: 'Look to book' }).waitFor();

  const bookings = opened.getByRole('region', { name: 'Bookings' });
  const one = bookings.getByRole('link', { name: /KTR1QZ/ });
  await one.getByText('Ticketed').waitFor();
  await one.getByText(/COK – DXB/).waitFor();
  await one.getByText(/18,450.50/).waitFor();
  await one.scrollIntoViewIfNeeded();
  await lookAt(page, 'customer-bookings');
  await bookings.getByRole('link', { name: 'All bookings of the company' }).click();
  const chip = page.getByRole('button', { name: 'Remove Backwater Holidays' });
  await chip.waitFor();
  await page.getByText('KTR1QZ').first().waitFor();
  await lookAt(page, 'tickets-of-customer');
  const narrowed = page.url();
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('customerId')).toBeNull();
  await page.goto(narrowed);
  await chip.waitFor();
});

it.each(widthsOf(import.meta.url))(
  'staff narrow the ticket queue to whose tickets they look for, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/login', as: staff, width });
    await inventBookings(page, 'Backwater Holidays');
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    const tabs = page.getByRole('navigation', { name: 'Saved filters' });
    await tabs.getByRole('link', { name: 'Cancelled' }).waitFor();
    if (width === 'phone') {
      await expect.poll(() => tabs.getAttribute('data-more'), { message: 'a tab that is cut off fades' }).toBe('end');
      await tabs.evaluate((bar) => bar.scrollTo({ left: bar.scrollWidth }));
      await expect.poll(() => tabs.getAttribute('data-more')).toBe('start');
    } else await expect.poll(() => tabs.getAttribute('data-more')).toBe('');
    await page.getByRole('button', { name: /^Filters?/ }).click();
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('searchbox', { name: 'Customer' }).fill('backwater');
    await filters.getByRole('radio', { name: /^Tomas Rego/ }).check();
    await lookAt(page, 'tickets-filter-customer');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('customerId')).toBeTruthy();
    await page.getByRole('button', { name: 'Remove Backwater Holidays' }).waitFor();
    if (width === 'desktop') await page.getByRole('columnheader', { name: 'Customer' }).waitFor();
    await page.getByRole('row').getByText('Backwater Holidays', { exact: true }).first().waitFor();
    await page.getByText('KTR1QZ').first().waitFor();
    await lookAt(page, 'tickets-narrowed-to-customer');
  },
);

it('a filter shows those alone, and what fits nobody says so', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/staff/customers?userType=corporate',
    as: staff,
  });
  await page.getByText(/^\d+ found/).waitFor();
  const types = page.getByRole('row').getByText(/^\d+, /);
  for (const text of await types.allTextContents()) expect(text).toMatch(/, Corporate$/);
  // A search knows no filter: of more than it answers, those alone are held against it that came.
  await inventCustomers(page);
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('zoya');
  await page.getByText('0 found of the first 25; refine your search to see the rest', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'No Reults found!' }).count(), 'others may fit').toBe(0);
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('zzqx');
  await page.getByRole('heading', { name: 'No Reults found!' }).waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
});

it('a customer that is not the site’s cannot be opened', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers?open=nobody', as: staff });
  await page.getByRole('heading', { name: 'The customer could not be loaded' }).waitFor();
  await page.locator('[data-row]').first().waitFor();
});
