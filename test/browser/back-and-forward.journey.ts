// domains: web-booking, bookings
import { expect, it } from 'vitest';
import { accountOf, family, saveTravellers } from './accounts.ts';
import {
  enterAirport,
  passengersAsked,
  pay,
  pickDay,
  pickSaved,
  review,
  search,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();

it.each<[Width, number]>([
  ['desktop', 23],
  ['phone', 29],
])(
  'Back and forward between passengers, review and payment lose nothing and book nothing twice, %s',
  async (width, on) => {
    const page = await browser.open({
      site: 'kestrel',
      path: '/app/flight/search',
      as: accountOf('kestrel', 'travelAgent'),
      width,
    });
    await saveTravellers(page, family);
    const person = personAt(page);
    await enterAirport(person, 'To', 'DXB', 'DXB');
    await pickDay(person, 'Depart', on);
    await search(person);
    await selectFlight(person);
    await passengersAsked(person);
    const passengersAt = page.url();
    await pickSaved(person, { 'Adult 1': 'Asha Menon' });
    const baggage = page.getByRole('combobox', { name: /^Baggage of Asha/ }).first();
    await baggage.selectOption({ index: 1 });
    const bought = await baggage.inputValue();
    await page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile').fill('9847055555');

    const everythingStands = async () => {
      await page.getByRole('heading', { name: /Asha Menon/ }).waitFor();
      await page.getByText(/Passport N1234567/).waitFor();
      await expect.poll(() => baggage.inputValue()).toBe(bought);
      await expect
        .poll(() => page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile').inputValue())
        .toContain('98470');
    };

    await review(person);
    const reviewAt = page.url();
    const people = page.getByRole('list', { name: 'Passengers' });
    await people.getByText('••••4567').waitFor();
    for (const fact of ['Adult', /^12 Apr 1988$/, /^1 May 2032$/, /9847055555/, /KG/])
      await people.getByText(fact).first().waitFor();
    expect(await people.getByText('N1234567').count(), 'not shown unasked').toBe(0);
    await page.getByRole('button', { name: 'Show passport numbers in full' }).click();
    await people.getByText('N1234567').waitFor();

    await page.goBack();
    await page.waitForURL(passengersAt);
    await everythingStands();
    await page.goForward();
    await page.waitForURL(reviewAt);
    await people.getByText('••••4567').waitFor();

    // The page is left altogether, as by a gateway: the papers, which no browser keeps, come back from the order.
    await page.goBack();
    await page.waitForURL(passengersAt);
    await page.reload();
    await everythingStands();
    await review(person);
    await pay(person);
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);

    await page.goBack();
    await page.getByRole('heading', { name: 'You have already booked these flights', level: 1 }).waitFor();
    await lookAt(page, 'booked-before');
    await expect
      .poll(() => page.getByRole('link', { name: 'Open this booking' }).getAttribute('href'))
      .toMatch(/user\/payments\//);
  },
);
