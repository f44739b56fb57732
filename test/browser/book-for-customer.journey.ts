// domains: flights, payments, bookings, wallet
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import { bookingSlug } from '#shared/bookings/model.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, family, saveTravellers } from './accounts.ts';
import { allAnswered, passengersAsked, pay, pickSaved, review, searchIdOf, selectFlight } from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { type Person, personAt } from './person.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'lantern';
const staff = accountOf(site, 'staff');
/** Nobody else's on this site: what is booked and paid here is by this file. */
const agent = accountOf(site, 'travelAgent');
const [company, person] = ['Backwater Holidays', 'Tomas Rego'];
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const resultsPath = (nth: number) =>
  `/app/flight/searchResult/${searchIdOf(nth)}?origin=BLR&destination=BOM&departure=${dayAhead(40 + (nth % 7))}&adt=1&chd=0&inf=0`;

/** Asks one of the site's calls as whoever sits at the page. */
const ask = <T>(page: Page, path: string, body: object): Promise<{ result: T; errorCode: string | null }> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to!, { method: 'POST', headers, body: sent! })).json();
    },
    [path, JSON.stringify(body)],
  ) as Promise<{ result: T; errorCode: string | null }>;
const balanceOf = async (page: Page) =>
  (await ask<{ balance: number }>(page, '/api/wl/user/getWlUserWalletBalance', {})).result.balance;

/** The agent with a saved family, and what is in the wallet before. */
async function readyAgent(): Promise<{ page: Page; before: number }> {
  const page = await browser.open({ site, path: '/app/flight/ticketQueue', as: agent });
  await saveTravellers(page, family);
  return { page, before: await balanceOf(page) };
}

const chip = (page: Page) => page.getByRole('group', { name: 'Booking for' }).getByRole('button').first();
const finding = (page: Page) => page.getByRole('dialog', { name: 'Booking for' });

/** Types a customer into the dialog; Tab takes the first. */
async function typeCustomer(page: Page, text: string, width: Width): Promise<void> {
  await chip(page).click();
  const field = finding(page).getByRole('combobox', { name: 'Find a customer' });
  await field.pressSequentially(text);
  if (width === 'phone') {
    const option = finding(page).getByRole('option', { name: company });
    await expectInView(option, 'the customer that was found');
    await lookAt(page, 'customer-chosen-from');
    await option.click();
  } else await field.press('Tab');
  await finding(page).waitFor({ state: 'detached' });
  await expect.poll(() => chip(page).textContent()).toBe(`${person}, ${company}`);
}

const toPay = (page: Page): Promise<string | null> => page.getByRole('button', { name: /^Pay / }).textContent();

/** Accepts, pays from the customer's wallet, and follows the booking to its ticket. */
async function bookedFor({ page, ...one }: Person): Promise<{ pnr: string; amount: number; orderId: string }> {
  const orderId = new URL(page.url()).searchParams.get('order')!;
  await page
    .getByText('Booking for')
    .filter({ hasText: `${person}, ${company}` })
    .waitFor();
  await expect.poll(() => page.getByRole('radio', { name: `Wallet of ${person}` }).isChecked()).toBe(true);
  await lookAt(page, 'review-for-customer');
  await pay({ page, ...one });
  const look = () =>
    ask<{ state: string; pnr: string; amount: number }>(page, '/flightApi/api/payments/getOrder', { orderId });
  await expect.poll(async () => (await look()).result.state).toBe('COMPLETED');
  const { pnr, amount } = (await look()).result;
  return { pnr, amount, orderId };
}

/** The customer's own view of it: among their tickets, and out of their wallet. */
async function seenByAgent(page: Page, before: number, { pnr, amount }: { pnr: string; amount: number }) {
  await page.goto(browser.address(site, '/app/flight/ticketQueue'));
  await page.getByText(pnr).first().waitFor();
  expect(Math.round((before - (await balanceOf(page))) * 100)).toBe(Math.round(amount * 100));
}

it('staff choose a customer on the passengers’ page, agree to that price, and pay from that wallet', async () => {
  const theirs = await readyAgent();
  const page = await browser.open({ site, path: resultsPath(701), as: staff });
  const clerk = personAt(page);
  const own = await balanceOf(page);
  await allAnswered(clerk);
  await selectFlight(clerk);
  await passengersAsked(clerk);
  await expect.poll(() => chip(page).textContent()).toBe('Myself');
  await chip(page).click();
  await finding(page).getByRole('combobox').fill('zzzz');
  await finding(page).getByText('No customer found.').waitFor();
  await page.keyboard.press('Escape');
  await expectFocusOn(chip(page), 'the chip after Escape');
  await chip(page).click();
  await finding(page).getByRole('combobox').pressSequentially('backw');
  // What is not there yet cannot be chosen.
  await finding(page)
    .getByRole('option', { name: /Backwater/ })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  const changed = page.getByRole('dialog', { name: 'The price has changed' });
  await changed.getByText(new RegExp(`${person} pays (more|less) than`)).waitFor();
  await lookAt(page, 'price-of-customer');
  await changed.getByRole('button', { name: 'Go back' }).click();
  await expect.poll(() => chip(page).textContent()).toBe('Myself');
  await chip(page).click();
  await finding(page).getByRole('heading', { name: 'Recent' }).waitFor();
  await lookAt(page, 'recent-customers');
  await finding(page).getByRole('option', { name: company }).click();
  await changed.getByRole('button', { name: 'Accept new price' }).click();
  await expect.poll(() => chip(page).textContent()).toBe(`${person}, ${company}`);
  const contact = page.getByRole('region', { name: 'Contact' }).getByRole('textbox', { name: 'Email' });
  await expect.poll(() => contact.inputValue()).toBe(agent.email);
  await pickSaved(clerk, { 'Adult 1': 'Asha Menon' });
  await lookAt(page, 'passengers-for-customer');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => chip(other).textContent(), { message: 'in a second tab' }).toBe(`${person}, ${company}`);
  await other.close();
  await page.reload();
  await expect.poll(() => chip(page).textContent(), { message: 'after a reload' }).toBe(`${person}, ${company}`);
  const adult = page.getByRole('region', { name: 'Adult 1', exact: true });
  await adult.getByRole('heading', { name: /Asha Menon/ }).waitFor();
  await review(clerk);
  const shown = await toPay(page);
  await page.goBack();
  await expect.poll(() => chip(page).textContent(), { message: 'after Back' }).toBe(`${person}, ${company}`);
  await page.goForward();
  await page.getByRole('button', { name: shown! }).waitFor();
  const booked = await bookedFor(clerk);
  expect(await balanceOf(page), 'nothing of one’s own').toBe(own);
  await page.goto(browser.address(site, `/app/user/payments/${booked.orderId}`));
  await page.getByText('Booked for').waitFor();
  await page.getByText(`${person}, ${company}`).waitFor();
  await lookAt(page, 'order-for-customer');
  await page.goto(browser.address(site, `/app/flight/ticketQueue?open=${await bookingOf(page, booked.orderId)}`));
  await page.getByText(`Anjali Pillai for ${person}`).waitFor();
  await page.getByText(staff.email).first().waitFor();
  await lookAt(page, 'booking-for-customer');
  await opensMaker(page);
  const slug = encodeURIComponent(bookingSlug(await bookingOf(page, booked.orderId), booked.pnr));
  await page.goto(browser.address(site, `/app/flight/eTicket/${slug}`));
  await page.getByText(company).first().waitFor();
  await lookAt(page, 'eticket-for-customer');
  await seenByAgent(theirs.page, theirs.before, booked);

  expect(await page.evaluate(() => localStorage.getItem('portolan-state'))).toContain(company);
  await page.goto(browser.address(site, '/app/logout'));
  await page.waitForURL(/\/app\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(company);
});

/** Who made the opened booking, over it, and Back to it. */
async function opensMaker(page: Page): Promise<void> {
  const maker = page.getByRole('button', { name: staff.email });
  await maker.click();
  const dialog = page.getByRole('dialog', { name: 'Customer' });
  await dialog.getByRole('heading', { name: 'Activity' }).waitFor();
  await dialog.getByRole('link', { name: staff.email }).waitFor();
  await expectInView(dialog, 'who made the booking');
  await lookAt(page, 'made-by');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expectFocusOn(maker, 'who made it, after Back');
}

const bookingOf = async (page: Page, orderId: string) =>
  (await ask<{ bookingId: string }>(page, '/flightApi/api/payments/getOrder', { orderId })).result.bookingId;

it('staff choose a customer above the results on a phone, who stays on the way and back', async () => {
  const theirs = await readyAgent();
  const page = await browser.open({ site, path: resultsPath(702), as: staff, width: 'phone' });
  const clerk = personAt(page);
  await allAnswered(clerk);
  const first = page.getByRole('list', { name: 'Flights' }).getByRole('article').first();
  const own = await first.textContent();
  await typeCustomer(page, 'backwater', 'phone');
  await allAnswered(clerk);
  await expect.poll(() => first.textContent(), { message: 'at the customer’s price' }).not.toBe(own);
  await lookAt(page, 'results-for-customer');
  await selectFlight(clerk);
  await passengersAsked(clerk);
  await expect.poll(() => chip(page).textContent()).toBe(`${person}, ${company}`);
  await page.goBack();
  await allAnswered(clerk);
  await expect.poll(() => chip(page).textContent()).toBe(`${person}, ${company}`);
  await page.goForward();
  await passengersAsked(clerk);
  await pickSaved(clerk, { 'Adult 1': 'Asha Menon' });
  await lookAt(page, 'passengers-for-customer');
  await review(clerk);
  const booked = await bookedFor(clerk);
  await page.goto(browser.address(site, `/app/flight/ticketQueue?open=${await bookingOf(page, booked.orderId)}`));
  await opensMaker(page);
  await seenByAgent(theirs.page, theirs.before, booked);
});

/** One more member of staff, in a group of their own; signs in by the mailed link. */
async function hire(changes: { id: string; isActive: boolean }[]): Promise<{ email: string; password: string }> {
  const page = await browser.open({ site, path: '/app/flight/search', as: staff });
  type Made = { group: { id: string; version: number } };
  const groupName = `Counter ${Date.now()}`;
  const { group } = (await ask<Made>(page, '/api/rbac/saveUserGroup', { groupName })).result;
  await ask(page, '/api/rbac/savePermissions', { userGroupId: group.id, version: group.version, changes });
  const email = `counter${Date.now()}@lantern.example`;
  const fields = { firstName: 'Leena', lastName: 'Roy', email, permissionGroupId: group.id };
  expect((await ask(page, '/api/wl/user/createStaff', fields)).errorCode).toBeNull();
  const mail = await mailTo(email, /./);
  const token = /token=([\w.-]+)/.exec(mail.body.html ?? mail.body.text ?? '')![1]!;
  const set = await ask(page, '/api/wl/user/generatePassword', { token, password: DEMO_PASSWORD });
  expect(set.errorCode).toBeNull();
  return { email, password: DEMO_PASSWORD };
}

it.each(widthsOf(import.meta.url))(
  'staff without the right see no chip, and a link says nothing, %s',
  async (width) => {
    const counter = await hire([{ id: 'flights.bookForCustomer', isActive: false }]);
    const nth = width === 'phone' ? 704 : 703;
    const page = await browser.open({ site, path: `${resultsPath(nth)}&customer=2`, as: counter, width });
    const clerk = personAt(page);
    await allAnswered(clerk);
    await expect.poll(() => page.getByRole('group', { name: 'Booking for' }).count()).toBe(0);
    await selectFlight(clerk);
    await passengersAsked(clerk);
    await expect.poll(() => page.getByRole('group', { name: 'Booking for' }).count()).toBe(0);
    const { errorCode } = await ask(page, '/api/wl/user/getTravellers', { customerId: 2 });
    expect(errorCode).toBe('FORBIDDEN');
  },
);
