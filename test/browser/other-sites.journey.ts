// domains: site
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { UserType } from '#shared/users/types.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import {
  allAnswered,
  fillContact,
  fillPassenger,
  passengersAsked,
  pay,
  review,
  searchIdOf,
  selectFlight,
} from './flight-steps.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';
import { mailTo } from './mailbox.ts';
import { personAt } from './person.ts';

const browser = useBrowser();
const departure = new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10);
const mira = { title: 'Ms', firstName: 'Mira', lastName: 'Das', dateOfBirth: '1991-03-14', passportNo: 'P1234567' };

interface Trip {
  site: string;
  by: UserType;
  from: string;
  to: string;
  /** As the site writes money. */
  money: RegExp;
  width: Width;
}
const trips: Trip[] = [
  { site: 'dune', by: 'corporate', from: 'DXB', to: 'COK', money: /\$\s[\d,]+\.\d\d/, width: 'desktop' },
  { site: 'lantern', by: 'travelAgent', from: 'BLR', to: 'DEL', money: /₹\s[\d,]+\.\d\d/, width: 'phone' },
];

it.each(trips)(
  "the same job on $site, by a $by user, $width: brand, currency, ticket and mail are the site's",
  async ({ site, by, from, to, money, width }) => {
    const account = accountOf(site, by);
    const page = await browser.open({
      site,
      path: `/app/flight/searchResult/${searchIdOf(611)}?origin=${from}&destination=${to}&departure=${departure}&adt=1&chd=0&inf=0`,
      as: account,
      width,
    });
    const person = personAt(page);
    await allAnswered(person);
    const { sum, moved } = await layoutShift(page);
    expect(sum, `the results moved by themselves: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    await selectFlight(person);
    await passengersAsked(person);
    await fillPassenger(person, 'Adult 1', mira);
    await fillContact(person, account.email);
    await review(person);
    await expect
      .poll(() => page.getByText('Total Fare').filter({ visible: true }).first().locator('..').textContent())
      .toMatch(money);
    await pay(person);
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);
    const opened = page.getByRole(
      width === 'desktop' ? 'complementary' : 'main',
      width === 'desktop' ? { name: 'Booking' } : {},
    );
    await opened.getByRole('link', { name: 'View Ticket (Full)' }).waitFor();
    const pnr = (await opened.getByRole('heading').first().textContent())!;
    await opened.getByRole('link', { name: 'View Ticket (Full)' }).click();
    const ticket = page.getByRole('article', { name: `E-Ticket ${pnr}` });
    await ticket.waitFor();
    await expect.poll(() => ticket.textContent()).toMatch(money);
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: /^Barcode/ })
          .first()
          .getAttribute('data-barcode'),
      )
      .toMatch(/^M1DAS\/MIRA/);
    await mailTo(account.email, new RegExp(pnr));
  },
);

it.each(['desktop', 'phone'] as Width[])(
  'results stay where they are when it is heard late who asks, %s',
  async (width) => {
    const page = await browser.open({
      site: 'lantern',
      path: '/app/flight/search',
      as: accountOf('lantern', 'travelAgent'),
      width,
    });
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.evaluate(() => localStorage.clear());
    const asked = new Promise<Route>((heard) => void page.route('**/getUserBySessionId', heard));
    await page.goto(
      browser.address(
        'lantern',
        `/app/flight/searchResult/${searchIdOf(612)}?origin=BLR&destination=DEL&departure=${departure}&adt=1&chd=0&inf=0`,
      ),
    );
    await allAnswered({ page });
    const first = page.getByRole('list', { name: 'Flights' }).getByRole('article').first();
    const before = await first.boundingBox();
    await (await asked).continue();
    await page
      .getByText(/our markup$/)
      .first()
      .waitFor();
    await expect.poll(() => first.boundingBox()).toEqual(before);
  },
);
