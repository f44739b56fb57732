// domains: site
import { describe, expect, it } from 'vitest';
import type { UserType } from '#shared/users/types.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const widths = ['desktop', 'phone'] as Width[];

describe('each type of user finds its own menu', () => {
  it('staff: the staff menu beside the ticket queue', async () => {
    const page = await browser.open({
      site: 'kestrel',
      path: '/app/flight/ticketQueue',
      as: accountOf('kestrel', 'staff'),
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /Collapse|Expand/ })
      .waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Wallet' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it.each(['travelAgent', 'retail', 'corporate'] as UserType[])('%s: tickets and the own account', async (userType) => {
    const page = await browser.open({
      site: 'kestrel',
      path: '/app/flight/search',
      as: accountOf('kestrel', userType),
    });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Tickets' }).click();
    await page.waitForURL(/\/flight\/ticketQueue/);
    await expect.poll(() => page.getByRole('button', { name: /Collapse|Expand/ }).count()).toBe(0);
  });
});

it.each(widths)('an unknown domain is coming soon, %s', async (width) => {
  const page = await browser.open({ site: 'nowhere', path: '/app/', width });
  await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
  await lookAt(page, 'coming-soon');
});

it('an empty queue says what to do', async () => {
  const page = await browser.open({ site: 'dune', path: '/app/flight/ticketQueue', as: accountOf('dune', 'retail') });
  await page.getByText('No tickets yet...').waitFor();
  await page.getByRole('link', { name: 'Book a Flight' }).waitFor();
});

it('a locked site asks for login before the search', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/login' });
  // No demo site is locked: the page's own configuration is read as a locked one's.
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text: string) => parse(String(text).replace('"lockMode":false', '"lockMode":true')) as unknown;
  });
  await page.goto(browser.address('kestrel', '/app/flight/search'));
  await page.waitForURL(/\/login\?.*redirectTo=%2Fflight%2Fsearch/);
});

it('dark mode is a choice that stays', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: accountOf('kestrel', 'retail') });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /Dark mode/ }).click();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await page.getByRole('form', { name: 'Search flights' }).waitFor();
  expect(await scheme()).toBe('dark');
});

it('signing out empties the three storages', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/flight/ticketQueue',
    as: accountOf('kestrel', 'retail'),
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  const kept = await page.evaluate(() => ({
    user: Object.entries(localStorage).filter(([, value]) => /siddiqui|traveller@/i.test(value)),
    session: { ...sessionStorage },
    cookie: document.cookie,
  }));
  expect(kept).toMatchObject({ user: [], session: {}, cookie: '' });
  // The device stays known to the account, by a cookie that opens nothing.
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => /portolan/i.test(name));
  expect(cookies).toEqual(['__Host-portolan-device']);
});
