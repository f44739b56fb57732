// domains: users, bookings, flights
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, family } from './accounts.ts';
import { approveAgents } from './approve-agents.ts';
import {
  enterAirport,
  fillContact,
  fillPassenger,
  passengersAsked,
  pay,
  pickDay,
  review,
  search,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { fillRegistration } from './register-steps.ts';
import { personAt } from './person.ts';
import { callsOf } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
/** Agents are approved here. */
const site = 'dune';
const staff = accountOf(site, 'staff');
const SETTINGS = '/app/staff/setting/other-settings?part=access';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The one link of a mail that leads to a path. */
const linkIn = ({ body }: Awaited<ReturnType<typeof mailTo>>, path: string): string => {
  const { pathname, search: query } = new URL(
    new RegExp(`https?://[^\\s"'<]*/${path}[^\\s"'<]*`).exec(body.text ?? '')![0],
  );
  return pathname + query;
};

it.each(widthsOf(import.meta.url))(
  'an agency registers, is told what it waits for before anybody is typed, is approved while it looks, and books its first ticket, %s',
  async (width) => {
    await approveAgents(await browser.open({ site, path: SETTINGS, as: staff, width }));
    const email = `anjali.${width}@malabar.example`;
    const client = `client.${width}@guest.example`;
    const agency = `Malabar ${width}`;

    const visitor = await browser.open({ site, path: '/app/createNewUser', width });
    await fillRegistration(
      visitor,
      width,
      {
        'First name': 'Anjali',
        'Last name': 'Pillai',
        Email: email,
        'Mobile number': width === 'phone' ? '501234581' : '501234582',
      },
      { 'Agency name': agency, Address: '7 Creek Road', City: 'Dubai', 'Postal code': '00000', State: 'Dubai' },
    );
    await visitor.getByRole('button', { name: 'Register' }).click();
    await visitor.getByRole('heading', { name: 'Check your email' }).waitFor();

    const welcome = linkIn(await mailTo(email, /set your password/), 'app/generate_password');
    const page = await browser.open({ site, path: welcome, width });
    const person = personAt(page);
    await page.getByLabel('New password').fill('A quiet harbour 7');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    const bar = page.getByRole('complementary', { name: 'Awaiting approval' });
    await bar.getByText(`${agency} is awaiting approval.`).waitFor();
    await bar.getByRole('link', { name: /^Call / }).waitFor();
    await page.getByRole('form', { name: 'Search flights' }).waitFor();
    await lookAt(page, 'waiting-home');

    await enterAirport(person, 'To', 'bombay', 'BOM');
    await pickDay(person, 'Depart', 21);
    await search(person);
    await bar.waitFor();
    await selectFlight(person);
    await page.getByRole('heading', { name: 'You cannot book yet', level: 1 }).waitFor();
    await page.getByRole('complementary', { name: 'Your booking' }).getByText('Total Fare').waitFor();
    await page.getByRole('link', { name: /^Call the desk/ }).waitFor();
    expect(await page.getByLabel('First name').count(), 'nobody is typed who cannot be booked').toBe(0);
    await lookAt(page, 'waiting-passengers');
    // A reload leads nowhere else, and Back to the flights.
    await page.reload();
    await page.getByRole('heading', { name: 'You cannot book yet', level: 1 }).waitFor();

    const office = await browser.open({ site, path: '/app/staff/customers', as: staff, width });
    await office.getByRole('button', { name: 'Show them' }).click();
    await office.waitForURL(/isAwaitingApproval=1/);
    await office.locator('[data-row]').filter({ hasText: 'Anjali Pillai' }).first().click();
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    await office.getByText('is approved. We email them.').first().waitFor();
    await mailTo(email, /your agency is approved/);

    // Looked at again, the page opens by itself where it was.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await passengersAsked(person);
    const { id } = await callsOf(page)(getUserBySessionId, {});
    await callsOf(office)(addWalletEntry, {
      userId: id,
      type: 'credit',
      amount: 400,
      remark: 'Opening balance',
      externalId: `OPENING ${width} ${agency}`,
    });
    await fillPassenger(person, 'Adult 1', { ...family[0]!, firstName: 'Leena' });
    await box(page, 'Email').fill(client);
    await fillContact(person, client);
    await review(person);
    await pay(person);
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);

    const ticket = await mailTo(client, /ticket/i);
    const guest = await browser.open({ site, path: linkIn(ticket, 'app/flight/eTicket/'), width });
    await guest.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    await guest.getByText(/Leena/).first().waitFor();
    await page.goto(browser.address(site, '/app/flight/search'));
    await page.getByRole('form', { name: 'Search flights' }).waitFor();
    expect(await bar.count(), 'nothing waits any more').toBe(0);
  },
);
