import { describe, expect, it } from 'vitest';
import { accountOf, family } from './accounts.ts';
import { enterAirport, fillPassenger, passengersAsked, pay, review, search, selectFlight } from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { runUntil } from './run-until.ts';
import { lookAtMenus } from './shell-steps.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const agent = accountOf('dune', 'travelAgent');

describe.each(['desktop', 'phone'] as Width[])(
  'what opens from the passengers on can be used by everybody, %s',
  (width) => {
    it('errors, fare rules, filters, flight information, and the ticket being edited', async () => {
      const page = await browser.open({ site: 'dune', path: '/app/flight/search', as: agent, width });
      const person = personAt(page);
      await enterAirport(person, 'To', 'COK', 'COK');
      await search(person);
      await selectFlight(person);
      await passengersAsked(person);
      const toReview = page.getByRole('button', { name: /^Continue( to review)?$/ });
      await toReview.click();
      await page
        .getByRole('region', { name: /need attention|to correct|errors?/i })
        .or(page.getByRole('alert'))
        .first()
        .waitFor();
      await lookAt(page, 'passengers-errors');
      await fillPassenger(person, 'Adult 1', family[0]!);
      await review(person);
      await page.getByRole('button', { name: 'Read the fare rules' }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
      await lookAt(page, 'review-fare-rules');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await pay(person);
      await page.waitForURL(/\/flight\/ticketQueue\?open=/);

      const opened = page.getByRole(
        width === 'desktop' ? 'complementary' : 'main',
        width === 'desktop' ? { name: 'Booking' } : {},
      );
      await opened.getByRole('button', { name: 'Flight Information' }).click();
      await page.getByRole('dialog', { name: 'Flight Information' }).getByText('Passport number').waitFor();
      await lookAt(page, 'flight-information');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await opened.getByRole('link', { name: 'View Ticket (Full)' }).click();
      const ticket = page.getByRole('article', { name: /^E-Ticket/ });
      await ticket.waitFor();
      expect(
        (await ticket.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2),
        'passengers before flights',
      ).toEqual(['Passenger', 'Flights']);
      await page.getByRole('button', { name: 'Add Markup' }).click();
      const fee = page.getByRole('textbox', { name: 'Txn Fee' });
      await expectFocusOn(fee, 'the fee');
      await expectInView(page.getByRole('button', { name: 'Update Markup' }), 'the button that saves');
      const total = page.getByRole('region', { name: 'Payment' }).getByText('Total Fare').locator('xpath=..');
      const before = await total.textContent();
      await fee.fill('250');
      expect(await total.textContent(), 'the total moves as one types').not.toBe(before);
      await lookAt(page, 'e-ticket-editing');
      await fee.press('Enter');
      await fee.waitFor({ state: 'detached' });
      expect(await total.textContent(), 'Enter saves').not.toBe(before);

      await page.goto(browser.address('dune', '/app/flight/ticketQueue'));
      await page.locator('[data-row]').first().waitFor();
      await page.getByRole('button', { name: /^Filter/ }).click();
      const all = page.getByRole('checkbox', { name: 'Select All' });
      await all.click();
      expect(await page.getByRole('checkbox', { name: 'International' }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: 'Domestic' }).click();
      await lookAt(page, 'queue-filter');
    });

    it('the account: a new password, and a phone number that nobody could call', async () => {
      const page = await browser.open({ site: 'dune', path: '/app/flight/search', as: agent, width });
      const account = page.getByRole('button', { name: /^Account of/ });
      await account.waitFor();
      await page.clock.install();
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('portolan-user')!) as object;
        localStorage.setItem(
          'portolan-user',
          JSON.stringify({
            ...user,
            phoneNumbers: [{ label: 'Primary', phoneNumber: '9847000101', phoneCountryCode: '' }],
          }),
        );
      });
      const now = () => page.evaluate(() => Date.now());
      const before = await now();
      await page.goto(browser.address('dune', '/app/flight/ticketQueue'));
      await account.waitFor();
      const told = page.getByRole('dialog', { name: 'Please enter a valid phone number' });
      expect(await told.count()).toBe(0);
      await runUntil(told);
      expect((await now()) - before, 'not before its time').toBeGreaterThanOrEqual(5000);
      await lookAt(page, 'phone-invalid');
      await told.getByRole('button', { name: 'OK' }).click();
      await told.waitFor({ state: 'detached' });
      await account.click();
      await page.getByRole('menuitem', { name: 'Change password' }).click();
      await page.getByRole('dialog', { name: 'Change password' }).waitFor();
      await lookAt(page, 'change-password');
      await page.reload();
      await account.waitFor();
      await page.clock.runFor(6000);
      expect(await told.count(), 'once').toBe(0);
    });

    it('for staff: the account, the menu, a booking beside the list and its documents', async () => {
      const page = await browser.open({
        site: 'dune',
        path: '/app/flight/ticketQueue',
        as: accountOf('dune', 'staff'),
        width,
      });
      await lookAtMenus(page, 'staff');
      await page.locator('[data-row]').first().click();
      await page.getByRole('heading', { name: 'Who did what' }).waitFor();
      await lookAt(page, 'staff-booking');
      await page.getByRole('button', { name: 'Flight Information' }).last().click();
      await page
        .getByRole('dialog', { name: 'Flight Information' })
        .getByText('Country', { exact: true })
        .first()
        .waitFor();
      await lookAt(page, 'staff-flight-information');
    });
  },
);
