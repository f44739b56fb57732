// domains: bookings
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { makeWalkerWorld, type WalkerWorld } from './walk/walker-world.ts';

const browser = useBrowser();
const SITE = 'dune';
/** Sold once, in days that no other journey flies in: nobody buys the same seat twice without being asked. */
let sold: WalkerWorld | undefined;

/** From the next load on the page reads the booking as it stands a day after ticketing without numbers, until staff close the case. */
const letADayPass = (page: Page, bookingId: string) =>
  page.addInitScript((id) => {
    interface Row {
      bookingId: string;
      numbersMissing?: boolean;
      passengers: { ticket: { ticketNumber: string } | null }[];
    }
    const real = window.fetch;
    let isOpen = true;
    const unnumber = ({ passengers }: Row) => {
      for (const { ticket } of passengers) if (ticket) ticket.ticketNumber = '';
    };
    const asJson = (body: unknown) =>
      new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
    window.fetch = async (resource, options) => {
      const path = String(resource);
      if (path.endsWith('/doWithoutTicketNumbers')) {
        isOpen = false;
        return asJson({ success: true, result: {}, message: '', errorMessage: null, errorCode: null });
      }
      if (path.endsWith('/getTickets')) {
        const { numbersMissing, ...filter } = JSON.parse(String(options?.body)) as { numbersMissing?: boolean };
        const answer = await real(resource, { ...options, body: JSON.stringify(filter) });
        const body = (await answer.json()) as { result: { tickets: Row[]; cursor: string | null } };
        for (const row of body.result.tickets.filter((one) => one.bookingId === id)) {
          unnumber(row);
          row.numbersMissing = isOpen;
        }
        // What the server would find: this one alone, and nothing after it.
        if (numbersMissing) {
          body.result.tickets = body.result.tickets.filter((row) => row.numbersMissing);
          body.result.cursor = null;
        }
        return asJson(body);
      }
      const answer = await real(resource, options);
      if (!path.endsWith('/getBookingDetails')) return answer;
      const body = (await answer.json()) as { result: { booking: Row; desk: object | null } };
      unnumber(body.result.booking);
      const since = new Date(Date.now() - 25 * 3_600_000).toISOString();
      const references = { supplier: 'sandbox-gds', ourReference: id, supplierReference: 'ord_0000AL3E9lRtT7' };
      const desk = { about: 'ticketNumbers', ...references, since, mayAskAgain: false, mayRefund: false };
      body.result.desk = isOpen ? desk : null;
      return asJson(body);
    };
  }, bookingId);

describe.each(['desktop', 'phone'] as Width[])('ticket numbers that do not come, %s', (width) => {
  const isPhone = width === 'phone';

  it('stand on top of staff’s queue and under a tab of their own until somebody says that none are needed', async () => {
    const agent = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent') });
    sold ??= await makeWalkerWorld(agent, 63);
    const page = await browser.open({ site: SITE, path: '/app/login', width, as: accountOf(SITE, 'staff') });
    await letADayPass(page, sold.bookingId);
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
