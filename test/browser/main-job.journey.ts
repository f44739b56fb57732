// domains: bookings
import { expect, it } from 'vitest';
import { personAt } from './person.ts';
import { accountOf, family, saveTravellers, signIn } from './accounts.ts';
import {
  addTravellers,
  bookAsha,
  bookFamily,
  enterAirport,
  fillSaved,
  passengersAsked,
  pay,
  pickDay,
  pickSaved,
  review,
  search,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');

// Each on a day of its own: the same passenger on the same flight is asked about before paying.
it.each<[Width, number]>([
  ['desktop', 20],
  ['phone', 24],
])('an agent books two adults from Kochi to Dubai and mails the e-ticket, %s', async (width, ahead) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/login', width });
  await signIn(page, agent);
  await page.getByRole('form', { name: 'Search flights' }).waitFor();
  await saveTravellers(page, family);
  const person = personAt(page);

  await enterAirport(person, 'From', 'COK', 'COK');
  await enterAirport(person, 'To', 'dubai', 'DXB');
  const calendar = page.getByRole('dialog', { name: 'Depart' });
  await page.getByRole('button', { name: /^Depart\b/ }).click();
  await calendar.getByRole('table').first().waitFor();
  await expect
    .poll(async () => (await calendar.boundingBox())!.x, { message: 'the calendar is inside the window' })
    .toBeGreaterThanOrEqual(0);
  await lookAt(page, 'search-calendar');
  await page.keyboard.press('Escape');
  await pickDay(person, 'Depart', ahead);
  await addTravellers(person, { adults: 1 });
  await search(person);
  await selectFlight(person);

  await passengersAsked(person);
  await pickSaved(person, { 'Adult 1': 'Asha Menon', 'Adult 2': 'Ravi Menon' });
  await review(person);
  await pay(person);

  await page.getByRole('list', { name: 'Steps of the booking' }).waitFor();
  const orderPage = page.url();
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
  // On a desk the booking stands beside the list, whose first row it is; on a phone it is the page.
  const opened = page.getByRole(
    width === 'desktop' ? 'complementary' : 'main',
    width === 'desktop' ? { name: 'Booking' } : {},
  );
  await opened.getByRole('link', { name: 'View Ticket (Full)' }).waitFor();
  const pnr = (await opened.getByRole('heading').first().textContent())!;
  expect(pnr).toMatch(/^[A-Z0-9]{6}$/);
  if (width === 'desktop') await page.getByRole('table').getByRole('row').filter({ hasText: pnr }).waitFor();

  await opened.getByRole('link', { name: 'View Ticket (Full)' }).click();
  await page.getByRole('article', { name: `E-Ticket ${pnr}` }).waitFor();
  const barcodes = page.getByRole('img', { name: /^Barcode/ });
  const sectors = await page.getByRole('region', { name: 'Flights' }).getByRole('listitem').count();
  await expect.poll(() => barcodes.count()).toBe(2 * Math.max(1, sectors));
  await expect.poll(() => barcodes.first().getAttribute('data-barcode')).toMatch(/^M1MENON\/ASHA/);

  await mailTo(agent.email, new RegExp(pnr));
  await page.getByRole('button', { name: 'Email' }).click();
  const send = page.getByRole('dialog', { name: 'Send' });
  await send.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('Email successfully sent.').first().waitFor();
  await mailTo(agent.email, new RegExp(pnr), 2);

  await page.goto(orderPage);
  await page.getByText('Payment Successful').waitFor();
});

it('one adult is booked with 12 presses and entries at most', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
  await saveTravellers(page, family);
  const person = personAt(page);
  await enterAirport(person, 'To', 'DXB', 'DXB');
  await pickDay(person, 'Depart', 21);
  await bookAsha(person);
  await page.waitForURL(/\/user\/payments\//);
  expect(person.effort()).toBeLessThanOrEqual(12);
});

it('a saved family of four is booked with 16 presses and entries at most, on a phone', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width: 'phone' });
  await saveTravellers(page, family);
  const person = personAt(page);
  await enterAirport(person, 'To', 'DXB', 'DXB');
  await pickDay(person, 'Depart', 22);
  await bookFamily(person, async () => {
    await fillSaved(person, family.length);
    await lookAt(page, 'passengers-folded');
  });
  await page.waitForURL(/\/user\/payments\//);
  expect(person.effort()).toBeLessThanOrEqual(16);
});
