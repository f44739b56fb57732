// domains: bookings
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { makeWalkerWorld } from './walk/walker-world.ts';

const browser = useBrowser();
const SITE = 'dune';

interface Row {
  bookingId: string;
  numbersMissing?: boolean;
  passengers: { ticket: { ticketNumber: string } | null }[];
}
const unnumber = ({ passengers }: Pick<Row, 'passengers'>) => {
  for (const { ticket } of passengers) if (ticket) ticket.ticketNumber = '';
};

/** What the page reads is as it stands a day after ticketing without numbers, until staff close the case. */
async function letADayPass(page: Page, bookingId: string): Promise<void> {
  let isOpen = true;
  await page.route('**/getTickets', async (route) => {
    const { numbersMissing, ...filter } = route.request().postDataJSON() as { numbersMissing?: boolean };
    const answer = await route.fetch({ postData: JSON.stringify(filter) });
    const body = (await answer.json()) as { result: { tickets: Row[] } };
    for (const row of body.result.tickets)
      if (row.bookingId === bookingId) {
        unnumber(row);
        row.numbersMissing = isOpen;
      }
    if (numbersMissing) body.result.tickets = body.result.tickets.filter((row) => row.numbersMissing);
    await route.fulfill({ response: answer, json: body });
  });
  await page.route('**/getBookingDetails', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { booking: Row; desk: object | null } };
    unnumber(body.result.booking);
    const since = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const references = { supplier: 'sandbox-lcc', ourReference: bookingId, supplierReference: 'ord_0000AL3E9lRtT7' };
    body.result.desk = isOpen
      ? { about: 'ticketNumbers', ...references, since, mayAskAgain: false, mayRefund: false }
      : null;
    await route.fulfill({ response: answer, json: body });
  });
  await page.route('**/doWithoutTicketNumbers', async (route) => {
    isOpen = false;
    const body = { success: true, result: {}, message: '', errorMessage: null, errorCode: null };
    await route.fulfill({ status: 200, json: body });
  });
}

describe.each(['desktop', 'phone'] as Width[])('ticket numbers that do not come, %s', (width) => {
  const isPhone = width === 'phone';

  it('stand on top of staff’s queue and under a tab of their own until somebody says that none are needed', async () => {
    const agent = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent') });
    const { bookingId } = await makeWalkerWorld(agent);
    const page = await browser.open({ site: SITE, path: '/app/login', width, as: accountOf(SITE, 'staff') });
    await letADayPass(page, bookingId);
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
    await needs.getByText('The ticket numbers have not come').waitFor();
    await needs.getByText('ord_0000AL3E9lRtT7').waitFor();
    await lookAt(page, 'booking-numbers-missing');
    await needs.getByRole('button', { name: 'No number is needed' }).click();
    await page.getByText('Noted. Numbers that come all the same are taken.').first().waitFor();
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
