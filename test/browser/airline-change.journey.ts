// domains: bookings, flights
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

describe.each(widthsOf(import.meta.url))('flights that their airline changed, %s', (width) => {
  const isPhone = width === 'phone';

  it('stand on top of staff’s queue until somebody accepts them for the customer, who is asked first', async () => {
    const agent = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent') });
    sold ??= await makeWalkerWorld(agent, 66);
    const page = await browser.open({ site: SITE, path: '/app/login', width, as: accountOf(SITE, 'staff') });
    const { bookingId } = sold;
    await asStaffCase(page, {
      bookingId,
      about: 'airlineChange',
      flag: 'changeToAccept',
      closedBy: '/acceptAirlineChange',
      hasNumbers: true,
    });
    await page.goto(new URL('/app/flight/ticketQueue', page.url()).href);
    const tabs = page.getByRole('navigation', { name: 'Saved filters' });
    const tab = tabs.getByRole('link', { name: /^Airline changes/ });
    await expect.poll(() => tab.textContent()).toBe('Airline changes1');
    await page.getByText('Needs action today').waitFor();
    await page.getByText('flights changed', { exact: true }).first().waitFor();
    await lookAt(page, 'queue-airline-changes');

    await tab.click();
    await page.waitForURL(/tab=changes/);
    await page.getByText('Walker, Route').first().click();
    const needs = page.getByRole('region', { name: 'Needs action' });
    await needs.getByText('The airline has changed the flights').waitFor();
    await lookAt(page, 'booking-airline-change');
    const accept = needs.getByRole('button', { name: 'Accept the change' });
    const agreed = needs.getByRole('button', { name: 'Accept for the customer' });
    await accept.click();
    await agreed.waitFor();
    await lookAt(page, 'booking-airline-change-sure');
    await needs.getByRole('button', { name: 'Not yet' }).click();
    await accept.click();
    await agreed.click();
    await page.getByText('Accepted with the supplier').first().waitFor();
    await expect.poll(() => needs.count()).toBe(0);
    if (!isPhone) await expect.poll(() => tab.textContent()).toBe('Airline changes');
  });

  it('are nothing that an agent’s queue has a tab for', async () => {
    const path = '/app/flight/ticketQueue';
    const page = await browser.open({ site: SITE, path, width, as: accountOf(SITE, 'travelAgent') });
    const tabs = page.getByRole('navigation', { name: 'Saved filters' });
    await tabs.getByRole('link', { name: /^Holds/ }).waitFor();
    await expect.poll(() => tabs.getByRole('link', { name: /^Airline changes/ }).count()).toBe(0);
  });
});
