// domains: web-booking
import { expect, it } from 'vitest';
import { accountOf, family, saveTravellers } from './accounts.ts';
import {
  allAnswered,
  bookAsha,
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
import { type Person, personAt } from './person.ts';
import { useBrowser } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const company = accountOf('kestrel', 'corporate');

/**
 * A company with saved travellers at the search page, a return to Dubai chosen as one of its kinds. Each journey leaves
 * on a day of its own (`depart`: days from now): nobody is warned of being on the same flight already.
 */
async function atReturn(kind: string, depart: number): Promise<Person> {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: company });
  await saveTravellers(page, family);
  const person = personAt(page);
  await person.press(page.getByRole('radio', { name: 'Return' }));
  await person.choose(page.getByRole('combobox', { name: 'Return fare' }), kind);
  await enterAirport(person, 'To', 'DXB', 'DXB');
  await pickDay(person, 'Depart', depart);
  await pickDay(person, 'Return', depart + 4);
  return person;
}

it('a Normal return is booked as two one-way fares, the return leg after the outbound', async () => {
  const person = await atReturn('Normal: two one-way fares', 25);
  const { page, press } = person;
  await search(person);
  await selectFlight(person, { list: 'Outbound flights' });
  await selectFlight(person, { list: 'Return flights' });
  const choice = page.getByRole('region', { name: 'Your choice' });
  await choice.getByText('Total, booked as two tickets').waitFor();
  const [total] = /₹\s[\d,.]+/.exec((await choice.textContent())!)!;
  await lookAt(page, 'results-return');
  await press(page.getByRole('button', { name: 'Book both' }));
  await passengersAsked(person);
  const both = page.getByRole('region', { name: 'Two bookings' });
  const saysBoth = async () => {
    await both.getByText('Kochi to Dubai').waitFor();
    await both.getByText('Dubai to Kochi').waitFor();
    await expect.poll(() => both.getByText(/^Price held for \d/).count()).toBe(2);
    await both.getByText(/the first is not affected by the second/).waitFor();
  };
  await saysBoth();
  await both.getByText(total, { exact: true }).waitFor();
  await pickSaved(person, { 'Adult 1': 'Asha Menon' });
  const baggage = page.getByRole('combobox', { name: /^Baggage of Asha/ }).first();
  await baggage.selectOption({ index: 1 });
  const bought = await baggage.locator('option:checked').textContent();
  await lookAt(page, 'passengers-two-bookings');
  await review(person);
  await saysBoth();
  await pay(person);

  await page.waitForURL(/\/flight\/bookingDetails\//);
  await page.getByRole('heading', { name: 'Next: your return flight', level: 1 }).waitFor();
  await page.getByText(/Ticketed, PNR/).waitFor();
  const otherTab = await page.context().newPage();
  await otherTab.goto(
    browser.address('kestrel', `/app/user/payments/${new URL(page.url()).searchParams.get('order')}`),
  );
  await otherTab.getByRole('link', { name: 'Continue to the return flight' }).click();
  await otherTab.getByRole('heading', { name: 'Next: your return flight', level: 1 }).waitFor();
  await otherTab.getByRole('link', { name: 'Choose another flight' }).click();
  await otherTab.getByRole('heading', { level: 1, name: /Dubai to Kochi/ }).waitFor();
  await otherTab.getByRole('list', { name: 'Flights' }).getByRole('article').first().waitFor();
  await otherTab.close();
  await press(page.getByRole('link', { name: /^Continue/ }));
  await passengersAsked(person);
  await page.getByRole('heading', { name: /Asha Menon/ }).waitFor();
  const carried = await page
    .getByRole('combobox', { name: /^Baggage of Asha/ })
    .first()
    .locator('option:checked')
    .textContent();
  expect(carried!.split(',')[0], 'the same baggage goes along').toBe(bought!.split(',')[0]);
  await review(person);
  await pay(person);
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
  await page.getByRole('complementary', { name: 'Booking' }).getByText(/^DXB/).first().waitFor();
});

it('a GDS Special return is one fare for both ways', async () => {
  const person = await atReturn('GDS Special: one round-trip fare', 26);
  await bookAsha(person);
  await person.page.waitForURL(/\/flight\/ticketQueue\?open=/);
  const booking = person.page.getByRole('complementary', { name: 'Booking' });
  await expect
    .poll(() => booking.getByRole('region', { name: 'Flights' }).getByRole('listitem').count())
    .toBeGreaterThanOrEqual(2);
});

it('an LCC Special pair is chosen way by way and booked at once', async () => {
  const person = await atReturn('LCC Special: a low-cost pair', 27);
  const { page, press } = person;
  await search(person);
  await selectFlight(person, { list: 'Outbound flights' });
  await page.getByText(/flights?: only flights sold as a pair with/).waitFor();
  await selectFlight(person, { list: 'Return flights' });
  for (const list of ['Outbound flights', 'Return flights'])
    await page
      .getByRole('list', { name: list })
      .getByText(/^Selected: /)
      .waitFor();
  await page.getByText('Total', { exact: true }).waitFor();
  await press(page.getByRole('button', { name: 'Book both' }));
  await passengersAsked(person);
  await pickSaved(person, { 'Adult 1': 'Asha Menon' });
  await review(person);
  await pay(person);
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
  await page.getByRole('complementary', { name: 'Booking' }).getByText(/^DXB/).first().waitFor();
});

it('a Multi Stop search carries every journey in its address', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: company, width: 'phone' });
  const person = personAt(page);
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await person.press(page.getByRole('radio', { name: 'Multi Stop' }));
  await page.getByRole('radio', { name: 'Multi Stop', checked: true }).waitFor();
  await enterAirport(person, 'From', 'COK', 'COK');
  await enterAirport(person, 'To', 'BOM', 'BOM');
  await enterAirport(person, 'From', 'BOM', 'BOM', 1);
  await enterAirport(person, 'To', 'DEL', 'DEL', 1);
  const cells = await page
    .getByRole('combobox', { name: 'From', exact: true })
    .evaluateAll((inputs) => inputs.map((input) => input.closest('div')!.getBoundingClientRect().right));
  expect(cells[1], 'a long name of an airport widens nothing').toBeCloseTo(cells[0]!, 0);
  await lookAt(page, 'search-multi');
  await search(person);
  const query = new URL(page.url()).searchParams;
  expect([query.getAll('origin'), query.getAll('destination')]).toEqual([
    ['COK', 'BOM'],
    ['BOM', 'DEL'],
  ]);
  await lookAt(page, 'results-multi');
  await page.reload();
  await allAnswered(person);
  await page.getByRole('heading', { level: 1, name: /Kochi.*Mumbai.*Delhi/ }).waitFor();
});
