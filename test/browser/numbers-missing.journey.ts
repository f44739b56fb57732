// domains: bookings
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { asStaffCase } from './staff-case.ts';
import { makeWalkerWorld, type WalkerWorld } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'dune';
/** Sold once, in days that no other journey flies in: nobody buys the same seat twice without being asked. */
let sold: WalkerWorld | undefined;

describe.each(widthsOf(import.meta.url))('ticket numbers that do not come, %s', (width) => {
  const isPhone = width === 'phone';

  it('stand on top of staff’s queue and under a tab of their own until somebody says that none are needed', async () => {
    const agent = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent') });
    sold ??= await makeWalkerWorld(agent, 63);
    const page = await browser.open({ site: SITE, path: '/app/login', width, as: accountOf(SITE, 'staff') });
    // As it stands a day after ticketing without numbers, until staff close the case.
    await asStaffCase(page, {
      bookingId: sold.bookingId,
      about: 'ticketNumbers',
      flag: 'numbersMissing',
      closedBy: '/doWithoutTicketNumbers',
      hasNumbers: false,
    });
    await page.goto(new URL('/app/flight/ticketQueue', page.url()).href);
    const tabs = page.getByRole('navigation', { name: 'Saved filters' });
    const tab = tabs.getByRole('link', { name: /^No ticket number/ });
    await expect.poll(() => tab.textContent()).toBe('No ticket number1');
    await page.getByText('Needs action today').waitFor();
    await page.getByText('no ticket number', { exact: true }).first().waitFor();
    await lookAt(page, 'queue-numbers-missing');

    await tab.click();
    await page.waitForURL(/tab=numbers/);
    await page.getByText('Walker, Route').first().click();
    const needs = page.getByRole('region', { name: 'Needs action' });
    await needs.getByText('Ticket numbers missing').waitFor();
    await needs.getByText('ord_0000AL3E9lRtT7').waitFor();
    await lookAt(page, 'booking-numbers-missing');
    await needs.getByRole('button', { name: 'No number needed' }).click();
    await page.getByText('Noted. Ticket numbers that still arrive are added.').first().waitFor();
    await expect.poll(() => needs.count()).toBe(0);
    if (!isPhone) await expect.poll(() => tab.textContent()).toBe('No ticket number');
  });

  it('are nothing that an agent’s queue has a tab for', async () => {
    const path = '/app/flight/ticketQueue';
    const page = await browser.open({ site: SITE, path, width, as: accountOf(SITE, 'travelAgent') });
    const tabs = page.getByRole('navigation', { name: 'Saved filters' });
    await tabs.getByRole('link', { name: /^Holds/ }).waitFor();
    await expect.poll(() => tabs.getByRole('link', { name: /^No ticket number/ }).count()).toBe(0);
  });
});
