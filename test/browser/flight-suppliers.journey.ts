// domains: site, flights
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import {
  addTravellers,
  enterAirport,
  fillContact,
  fillPassenger,
  findFlight,
  passengersAsked,
  pay,
  pickDay,
  review,
  search,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { personAt } from './person.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';
const admin = accountOf(site, 'staff');
const agent = accountOf(site, 'travelAgent');
const flightsPage = '/app/staff/flightSettings';
const secretsPage = '/app/staff/setting/other-settings?part=secrets';

interface FoundOffer {
  source: string;
  flightsKey: string;
  isLCC: boolean;
  segments: { airlineCode: string; flightNumber: string }[];
}
/** Every offer that the page's searches are answered with, whatever source they come from. */
function offersSeen(page: Page): FoundOffer[] {
  const seen: FoundOffer[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/flightApi/api/search')) return;
    void answer.json().then((body: { result?: { offers: FoundOffer[] } }) => seen.push(...(body.result?.offers ?? [])));
  });
  return seen;
}

/** The first of Duffel's flights that is paid at once and that no other source has, as its card names it. */
function onlyDuffels(seen: readonly FoundOffer[]): RegExp {
  const others = new Set(seen.filter(({ source }) => source !== 'duffel').map(({ flightsKey }) => flightsKey));
  const mine = seen.find(({ source, flightsKey, isLCC }) => source === 'duffel' && isLCC && !others.has(flightsKey))!;
  return new RegExp(` ${mine.segments.map((one) => `${one.airlineCode} ${one.flightNumber}`).join(', ')}, \\$`);
}

/** From the next load on the page reads tickets as they stand before the airline has issued their numbers. */
const withoutNumbers = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await real(...asked);
      if (!/\/(getBookingDetails|getTicketDetail)$/.test(answer.url)) return answer;
      const { status, headers } = answer;
      return new Response((await answer.text()).replace(/"ticketNumber":"\d+"/g, '"ticketNumber":""'), {
        status,
        headers,
      });
    };
  });

/** The sources' names in the order that is seen: rows that are held are placed by CSS. */
const orderOf = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole('group', { name: /^Source / }).allTextContents();
  return texts
    .map((text) => /^(\d+)\. (sandbox-gds|sandbox-lcc|sandbox-wholesale|duffel)/.exec(text)!)
    .toSorted(([, one], [, other]) => Number(one) - Number(other))
    .map(([, , name]) => name!);
};
const secondsOf = (page: Page, source: string) => page.getByLabel(`Seconds to answer of ${source},`);
/** By keyboard, as it is said: held, moved, let go. */
async function moveTo(page: Page, source: string, to: 'Home' | 'End'): Promise<void> {
  const handle = page.getByRole('button', { name: `Move ${source}` });
  await handle.focus();
  for (const key of ['Space', to, 'Space']) await page.keyboard.press(key);
  await expect.poll(() => handle.getAttribute('aria-pressed')).toBe('false');
}
/** Saves where there is something to save. */
async function save(page: Page): Promise<void> {
  const changes = page.getByRole('region', { name: 'Changes', exact: true });
  if (!(await changes.isVisible())) return;
  await changes.getByRole('button', { name: 'Save' }).click();
  await changes.waitFor({ state: 'detached' });
}

const testFlights = (page: Page) => page.getByRole('complementary', { name: 'Test flights' });

describe.each(widthsOf(import.meta.url))('flight suppliers, %s', (width) => {
  const isPhone = width === 'phone';

  it('a wrong token is refused in words, a test token is kept sealed, and the source is tried', async () => {
    const page = await browser.open({ site, path: secretsPage, width, as: admin });
    const ending = isPhone ? '7788' : '4455';
    const token = page.getByLabel(/^(New )?token$/i);
    await token.fill('duffel_live_not-a-real-token');
    await page.getByRole('button', { name: 'Save the token' }).click();
    await page.getByText('a live token would buy real tickets').waitFor();
    await lookAt(page, 'settings-suppliers-refused');
    await token.fill(`duffel_test_typed-by-staff-${ending}`);
    await page.getByRole('button', { name: 'Save the token' }).click();
    await page.getByText(`Its token ends in ${ending}.`).waitFor();
    await expect.poll(() => token.inputValue()).toBe('');

    await page.goto(browser.address(site, flightsPage));
    const duffel = page.getByRole('group', { name: 'Source duffel' });
    await duffel.getByText('Test flights, which nobody flies').waitFor();
    await lookAt(page, 'flight-settings');
    await duffel.getByRole('button', { name: 'Try a search with duffel' }).click();
    await duffel.getByRole('button', { name: 'Test duffel' }).click();
    await duffel.getByText(/^\d+ offers? for Dubai to Kochi in \d+\.\d s$/).waitFor();
    await lookAt(page, 'flight-settings-tried');
  });

  it('it is given its place and its seconds, and what Duffel signs its webhooks with', async () => {
    const page = await browser.open({ site, path: flightsPage, width, as: admin });
    await moveTo(page, 'duffel', isPhone ? 'End' : 'Home');
    const seconds = isPhone ? '20' : '15';
    await secondsOf(page, 'duffel').fill(seconds);
    await save(page);
    await page.reload();
    await expect.poll(() => secondsOf(page, 'duffel').inputValue()).toBe(seconds);
    await expect.poll(async () => (await orderOf(page)).at(isPhone ? -1 : 0)).toBe('duffel');

    await page.goto(browser.address(site, secretsPage));
    await page.getByText(/\/flightApi\/api\/duffel\/webhook$/).waitFor();
    const secret = page.getByLabel(/^(New )?webhook secret$/i);
    await secret.fill('short');
    await page.getByRole('button', { name: 'Save the webhook secret' }).click();
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
    await lookAt(page, 'settings-suppliers-webhook');
    // The demo's own again, by which its stand-in signs.
    await secret.fill('webhook-secret-of-the-demo');
    await page.getByRole('button', { name: 'Save the webhook secret' }).click();
    await expect.poll(() => secret.inputValue()).toBe('');
    await page.getByText('Its webhook secret ends in demo.').waitFor();
  });

  it('an order that is not saved yet goes on top of what somebody else saved', async () => {
    const page = await browser.open({ site, path: flightsPage, width, as: admin });
    const changes = page.getByRole('region', { name: 'Changes', exact: true });
    await secondsOf(page, 'sandbox-gds').waitFor();
    const moved = (await orderOf(page))[1]!;
    await moveTo(page, moved, 'Home');
    await changes.getByText('1 change', { exact: true }).waitFor();

    const other = await page.context().newPage();
    await other.goto(browser.address(site, flightsPage));
    const theirSeconds = isPhone ? '11' : '13';
    await secondsOf(other, 'sandbox-gds').fill(theirSeconds);
    await save(other);

    await changes.getByRole('button', { name: 'Save' }).click();
    const asked = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await asked
      .getByText(/^Sources: [a-z-]+, \d+ s; /)
      .first()
      .waitFor();
    await lookAt(page, 'flight-settings-conflict');
    await asked.getByRole('button', { name: 'Keep mine' }).click();
    await asked.waitFor({ state: 'detached' });
    await save(page);
    await page.reload();
    await expect.poll(async () => (await orderOf(page))[0]).toBe(moved);
    await expect.poll(() => secondsOf(page, 'sandbox-gds').inputValue()).toBe(theirSeconds);
    await expect.poll(async () => (await orderOf(page)).length).toBe(4);
  });

  it('rules are set, wrong ones refused where they stand, and the history tells them', async () => {
    const page = await browser.open({ site, path: flightsPage, width, as: admin });
    const changes = page.getByRole('region', { name: 'Changes', exact: true });
    const limited = page.getByRole('switch', { name: 'Limit customers’ searches' });
    await limited.check();
    const free = page.getByLabel('Free searches');
    await free.fill('');
    await page.getByLabel('Domestic, per traveller').fill(isPhone ? '310.50' : '300.00');
    await page.getByLabel('Service fee').selectOption({ label: isPhone ? 'Kept' : 'Refunded' });
    await page.getByLabel('Longest hold').fill(isPhone ? '36' : '24');
    await changes.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => free.getAttribute('aria-invalid')).toBe('true');
    await lookAt(page, 'flight-settings-refused');
    await free.fill('1000');
    await lookAt(page, 'flight-settings-changed');
    await save(page);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Domestic cancellation, amount').first().waitFor();
    await history.scrollIntoViewIfNeeded();
    await lookAt(page, 'flight-settings-history');
    // As others of this site's tests search.
    await limited.uncheck();
    await save(page);
  });

  it('a source that is off is not asked, and its row says so', async () => {
    const page = await browser.open({ site, path: flightsPage, width, as: admin });
    const lcc = page.getByRole('switch', { name: 'Ask sandbox-lcc' });
    await lcc.uncheck();
    await save(page);
    await page.getByRole('group', { name: 'Source sandbox-lcc' }).getByText('Off: searches do not ask it').waitFor();
    const searching = await browser.open({ site, path: '/app/flight/search', width, as: agent });
    const seen = offersSeen(searching);
    const person = personAt(searching);
    await enterAirport(person, 'From', 'DXB', 'DXB');
    await enterAirport(person, 'To', 'COK', 'COK');
    await pickDay(person, 'Depart', isPhone ? 25 : 21);
    await search(person);
    await searching.getByText(/ 3 of 3 suppliers/).waitFor();
    expect(seen.some(({ source }) => source === 'sandbox-lcc')).toBe(false);
    await lcc.check();
    await save(page);
  });

  it('every page that sells says that nobody can fly these', async () => {
    const page = await browser.open({ site, path: '/app/flight/search', width });
    await testFlights(page).waitFor();
    await lookAt(page, 'search-test-flights');
    const other = await browser.open({ site, path: '/app/login', width });
    await other
      .getByRole('button', { name: /sign in|log in/i })
      .first()
      .waitFor();
    await expect.poll(() => testFlights(other).count()).toBe(0);
    // An order of anything else says nothing of flights.
    const paying = await browser.open({ site, path: '/app/user/payments', width, as: agent });
    await testFlights(paying).waitFor();
    const orderId = await paying.evaluate(async (path) => {
      const body = JSON.stringify({ amount: 100 });
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer = (await (await fetch(path, sent)).json()) as { result: { orderId: string } };
      return answer.result.orderId;
    }, startTopUp.path);
    await paying.goto(new URL(`/app/user/payments/${orderId}`, paying.url()).href);
    await paying.getByRole('link', { name: 'Top up again' }).waitFor();
    await expect.poll(() => testFlights(paying).count()).toBe(0);
  });

  it('its offers stand beside the others; one is quoted, given a bag, paid, and comes back as an e-ticket', async () => {
    const page = await browser.open({ site, path: '/app/flight/search', width, as: agent });
    const seen = offersSeen(page);
    const person = personAt(page);
    await enterAirport(person, 'From', 'DXB', 'DXB');
    await enterAirport(person, 'To', 'COK', 'COK');
    await pickDay(person, 'Depart', isPhone ? 26 : 23);
    await search(person);
    await expect
      .poll(() => [...new Set(seen.map(({ source }) => source))].sort())
      .toEqual(['duffel', 'sandbox-gds', 'sandbox-lcc', 'sandbox-wholesale']);
    await testFlights(page).waitFor();
    const card = await findFlight(page, { flight: onlyDuffels(seen) });
    await card.getByRole('button', { name: 'Fares' }).click();
    await card.getByRole('button', { name: 'Select' }).first().waitFor();
    // Duffel does not say how many seats are left: nobody is told that there are none.
    await expect.poll(() => card.getByText(/seats? left/).count()).toBe(0);
    await lookAt(page, 'results-duffel');
    await card.getByRole('button', { name: 'Select' }).first().click();

    await passengersAsked(person);
    await fillPassenger(person, 'Adult 1', {
      ...{ title: 'Ms', firstName: 'Leila', lastName: isPhone ? 'Haddad' : 'Mansour' },
      ...{ dateOfBirth: '1991-03-14', passportNo: 'P1234567' },
    });
    await fillContact(person, agent.email);
    const bag = page.getByRole('combobox', { name: /^Baggage of Leila/ }).first();
    await bag.selectOption({ index: 1 });
    await lookAt(page, 'passengers-duffel');
    await review(person);
    await testFlights(page).waitFor();
    await lookAt(page, 'review-duffel');
    await pay(person);

    await page.waitForURL(/\/flight\/ticketQueue\?open=/);
    const opened = page.getByRole(isPhone ? 'main' : 'complementary', isPhone ? {} : { name: 'Booking' });
    await opened.getByRole('link', { name: 'View Ticket (Full)' }).waitFor();
    const pnr = (await opened.getByRole('heading').first().textContent())!;
    await lookAt(page, 'booking-duffel');
    await opened.getByRole('link', { name: 'View Ticket (Full)' }).click();
    const ticket = page.getByRole('article', { name: `E-Ticket ${pnr}` });
    await ticket.waitFor();
    await expect.poll(() => ticket.textContent()).toMatch(/125\d{10} \(/);
    await lookAt(page, 'ticket-duffel');
    await mailTo(agent.email, new RegExp(pnr));

    await withoutNumbers(page);
    await page.reload();
    await ticket.getByText(/^Number to follow \([A-Z0-9]{2}\)$/).waitFor();
    await lookAt(page, 'ticket-duffel-unnumbered');
    await page
      .getByRole('link', { name: 'Tickets' })
      .or(page.getByRole('button', { name: 'Tickets' }))
      .last()
      .click();
    if (isPhone) await page.getByText(pnr).first().click();
    await opened.getByText('No ticket number yet').waitFor();
    await lookAt(page, 'booking-duffel-unnumbered');
  });

  it('a child of four has its own price, said and agreed to before anybody pays', async () => {
    const page = await browser.open({ site, path: '/app/flight/search', width, as: agent });
    const seen = offersSeen(page);
    const person = personAt(page);
    await enterAirport(person, 'From', 'DXB', 'DXB');
    await enterAirport(person, 'To', 'COK', 'COK');
    await pickDay(person, 'Depart', isPhone ? 24 : 22);
    await addTravellers(person, { children: 1 });
    await search(person);
    await expect.poll(() => new Set(seen.map(({ source }) => source)).size).toBe(4);
    const card = await findFlight(page, { flight: onlyDuffels(seen) });
    await card.getByRole('button', { name: 'Fares' }).click();
    await card.getByRole('button', { name: 'Select' }).first().click();
    await passengersAsked(person);
    const lastName = isPhone ? 'Sabbagh' : 'Khoury';
    await fillPassenger(person, 'Adult 1', {
      ...{ title: 'Ms', firstName: 'Rana', lastName, dateOfBirth: '1990-03-14', passportNo: 'P7654321' },
    });
    const child = page.getByRole('region', { name: 'Child 1', exact: true });
    await child.getByText('The price is for a child of 11.').waitFor();
    const born = `${new Date().getFullYear() - 4}-01-02`;
    await fillPassenger(person, 'Child 1', {
      ...{ title: 'Mstr', firstName: 'Sami', lastName, dateOfBirth: born, passportNo: 'P1112223' },
    });
    await fillContact(person, agent.email);
    await child.getByText('The price is for a child of 11.').scrollIntoViewIfNeeded();
    await lookAt(page, 'passengers-duffel-child');
    await page.getByRole('button', { name: /^Continue( to review)?$/ }).click();
    const changed = page.getByRole('dialog', { name: 'The price has changed' });
    await changed.getByText(/The airline now asks for less than the/).waitFor();
    await lookAt(page, 'price-duffel-child');
    await changed.getByRole('button', { name: 'Accept new price' }).click();
    await page.getByRole('checkbox', { name: /accept the fare rules/ }).waitFor();
    await pay(person);
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);
    const opened = page.getByRole(isPhone ? 'main' : 'complementary', isPhone ? {} : { name: 'Booking' });
    await opened.getByRole('link', { name: 'View Ticket (Full)' }).waitFor();
  });

  it('staff see that Duffel told of the order by itself', async () => {
    const page = await browser.open({ site, path: secretsPage, width, as: admin });
    await page.getByText(/^Last message from Duffel: /).scrollIntoViewIfNeeded();
    await lookAt(page, 'settings-suppliers-heard');
  });
});
