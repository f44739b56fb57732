// domains: web-booking
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf, family } from './accounts.ts';
import { enterAirport, fillPassenger, passengersAsked, pay, review, search, selectFlight } from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { runUntil } from './run-until.ts';
import { lookAtMenus } from './shell-steps.ts';
import { showAs } from './show-as.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const agent = accountOf('dune', 'travelAgent');
const widths: readonly Width[] = ['desktop', 'phone'];

/** One booking is enough for both widths: what opens is opened, looked at and closed in each. */
it('passengers in error, fare rules, flight information, the ticket being edited, filters, both widths', async () => {
  const page = await browser.open({ site: 'dune', path: '/app/flight/search', as: agent });
  const person = personAt(page);
  await enterAirport(person, 'To', 'COK', 'COK');
  await search(person);
  await selectFlight(person);
  await passengersAsked(person);
  for (const width of widths) {
    await showAs(page, width);
    await page.getByRole('button', { name: /^Continue( to review)?$/ }).click();
    await page
      .getByRole('region', { name: /need attention|to correct|errors?/i })
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
    await lookAt(page, 'passengers-errors');
  }
  await fillPassenger(person, 'Adult 1', family[0]!);
  await review(person);
  for (const width of widths) {
    await showAs(page, width);
    await page.getByRole('button', { name: 'Read the fare rules' }).filter({ visible: true }).click();
    await lookAtOpened(page, 'review-fare-rules');
  }
  await pay(person);
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);

  for (const width of widths) {
    await showAs(page, width);
    await openedBooking(page, width).getByRole('button', { name: 'Flight Information' }).click();
    await page.getByRole('dialog', { name: 'Flight Information' }).getByText('Passport number').waitFor();
    await lookAtOpened(page, 'flight-information');
  }
  await openedBooking(page, 'phone').getByRole('link', { name: 'View Ticket (Full)' }).click();
  const ticket = page.getByRole('article', { name: /^E-Ticket/ });
  await ticket.waitFor();
  expect(
    (await ticket.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2),
    'passengers before flights',
  ).toEqual(['Passenger', 'Flights']);
  for (const width of widths) {
    await showAs(page, width);
    await addFee(page, width === 'desktop' ? '250' : '300');
  }

  for (const width of widths) {
    await showAs(page, width);
    await page.goto(browser.address('dune', '/app/flight/ticketQueue'));
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: /^Filter/ }).click();
    const all = page.getByRole('checkbox', { name: 'Select All' });
    await all.click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'International' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Domestic' }).click();
    await lookAt(page, 'queue-filter');
  }
});

it('the account: a new password, and a phone number that nobody could call, both widths', async () => {
  const page = await browser.open({ site: 'dune', path: '/app/flight/search', as: agent });
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.waitFor();
  await page.clock.install();
  const told = page.getByRole('dialog', { name: 'Please enter a valid phone number' });
  const now = () => page.evaluate(() => Date.now());
  for (const width of widths) {
    await showAs(page, width);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('portolan-user')!) as object;
      const phoneNumbers = [{ label: 'Primary', phoneNumber: '9847000101', phoneCountryCode: '' }];
      localStorage.setItem('portolan-user', JSON.stringify({ ...user, phoneNumbers }));
      sessionStorage.clear();
      localStorage.removeItem('portolan-phone-told');
    });
    const before = await now();
    await page.goto(browser.address('dune', '/app/flight/ticketQueue'));
    await account.waitFor();
    await expect.poll(() => told.count()).toBe(0);
    await runUntil(told);
    expect((await now()) - before, 'not before its time').toBeGreaterThanOrEqual(5000);
    await lookAt(page, 'phone-invalid');
    await told.getByRole('button', { name: 'Later' }).click();
    await told.waitFor({ state: 'detached' });
    await account.click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByRole('dialog', { name: 'Change password' }).waitFor();
    await lookAtOpened(page, 'change-password');
  }
  await page.reload();
  await account.waitFor();
  await page.clock.runFor(6000);
  expect(await told.count(), 'once').toBe(0);
});

it('for staff: the account, the menu, a booking beside the list and its documents, both widths', async () => {
  const queue = { site: 'dune', path: '/app/flight/ticketQueue' };
  const page = await browser.open({ ...queue, path: '/app/login', as: accountOf('dune', 'staff') });
  await everyBookingWaits(page);
  for (const width of widths) {
    await showAs(page, width);
    await page.goto(browser.address(queue.site, queue.path));
    const row = page.locator('[data-row]').first();
    await row.waitFor();
    if (width === 'desktop')
      await page
        .getByRole('button', { name: /^Check again: / })
        .first()
        .waitFor();
    await lookAtMenus(page, 'staff');
    await row.click();
    await page.getByRole('heading', { name: 'Activity' }).waitFor();
    const opened = openedBooking(page, width);
    await opened.getByText('Supplier cost').waitFor();
    await opened.getByText('Customer cost').waitFor();
    await lookAt(page, 'staff-booking');
    await opened.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Invoices' }).waitFor();
    await lookAt(page, 'staff-booking-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Flight Information' }).last().click();
    const information = page.getByRole('dialog', { name: 'Flight Information' });
    // Of the documents, which the list does not bring along.
    await information.getByText('Passport number', { exact: true }).first().waitFor();
    await lookAtOpened(page, 'staff-flight-information');
  }
});

/** A dialog as it stands; Escape closes it. */
async function lookAtOpened(page: Page, screen: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await lookAt(page, screen);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Beside the list on a desk; on a phone it is the page. */
const openedBooking = (page: Page, width: Width) =>
  width === 'desktop' ? page.getByRole('complementary', { name: 'Booking' }) : page.getByRole('main');

/** Adds a fee to the ticket that is shown, and saves it by Enter. */
async function addFee(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /^(Add|Edit|Update) Markup$/ }).click();
  const fee = page.getByRole('textbox', { name: 'Txn Fee' });
  await expectFocusOn(fee, 'the fee');
  await expectInView(page.getByRole('button', { name: 'Update Markup' }), 'the button that saves');
  const total = page.getByRole('region', { name: 'Payment' }).getByText('Total Fare').locator('xpath=..');
  const before = await total.textContent();
  await fee.fill(amount);
  expect(await total.textContent(), 'the total moves as one types').not.toBe(before);
  await lookAt(page, 'e-ticket-editing');
  await fee.press('Enter');
  await fee.waitFor({ state: 'detached' });
  await expect.poll(() => total.textContent(), { message: 'Enter saves' }).not.toBe(before);
  await page.getByRole('button', { name: 'Update Markup' }).waitFor();
}

/** The queue as it stands while no supplier answers: every booking the page reads of waits for its own. */
const everyBookingWaits = (page: Page): Promise<unknown> =>
  page.addInitScript((unknown) => {
    Response.prototype.json = async function json(this: Response) {
      return JSON.parse((await this.text()).replaceAll(/"statusId":\d/g, `"statusId":${unknown}`)) as unknown;
    };
  }, BookingStatus.Unknown);
