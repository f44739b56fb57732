// domains: flights
import { expect, it } from 'vitest';
import { accountOf, family, signIn } from './accounts.ts';
import {
  findFlight,
  allAnswered,
  fillContact,
  fillPassenger,
  passengersAsked,
  review,
  searchIdOf,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { type Person, personAt } from './person.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
/** Flights with a trigger leave from 22:00. */
const resultsOf = (searchId: string) =>
  `/app/flight/searchResult/${searchId}?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0&time=after21&sort=earliest`;

/** A visitor before the late flights of a day. */
async function visitor(nth: number, width: Width = 'desktop'): Promise<Person> {
  const person = personAt(await browser.open({ site: 'kestrel', path: resultsOf(searchIdOf(nth)), width }));
  await allAnswered(person);
  return person;
}

it.each(widthsOf(import.meta.url))(
  'a price that rose before booking is shown with the new total and goes nowhere without consent, %s',
  async (width) => {
    const person = await visitor(width === 'phone' ? 3 : 4, width);
    const { page, press } = person;
    await selectFlight(person, { flight: /9091/ });
    const alert = page.getByRole('dialog', { name: 'The price has changed' });
    await alert.getByText('New total payable').waitFor();
    await lookAt(page, 'price-changed');
    await press(alert.getByRole('button', { name: 'Accept new price' }));
    await alert.waitFor({ state: 'detached' });
    await passengersAsked(person);
  },
);

it.each(widthsOf(import.meta.url))(
  'a flight that moved is shown with both times and goes nowhere without consent, %s',
  async (width) => {
    const person = await visitor(width === 'phone' ? 33 : 34, width);
    const { page, press } = person;
    await selectFlight(person, { flight: /9095/ });
    const alert = page.getByRole('dialog', { name: 'The flight times have changed' });
    await alert.getByText(/^Was .*, 2\d:\d\d to/).waitFor();
    await alert.getByText(/^Now .*, 2\d:\d\d to/).waitFor();
    await lookAt(page, 'times-changed');
    await press(alert.getByRole('button', { name: 'Accept new times' }));
    await alert.waitFor({ state: 'detached' });
    await passengersAsked(person);
  },
);

it('declining a new price goes back to the flights', async () => {
  const person = await visitor(5);
  const { page, press } = person;
  await selectFlight(person, { flight: /9091/ });
  await press(page.getByRole('button', { name: 'Choose another flight' }));
  await page.waitForURL(/\/flight\/searchResult\//);
});

it.each([
  ['9092', 'sold out'],
  ['9096', 'expired'],
])('a quote that fails goes back one page and says why: flight %s is %s', async (flight) => {
  const person = await visitor(Number(flight));
  await selectFlight(person, { flight: new RegExp(flight) });
  await person.page
    .getByText(/sold in the meantime|no longer available/)
    .first()
    .waitFor();
  await person.page.waitForURL(/\/flight\/searchResult\//);
  if (flight !== '9092') return;
  const card = await findFlight(person.page, { flight: /9092.*, sold out$/ });
  await card.getByText('Sold out', { exact: true }).first().waitFor();
});

it('a flight without extra services says nothing about it; a visitor signs in before the order and goes on where they were', async () => {
  const person = await visitor(9094);
  const { page } = person;
  const toasts: string[] = [];
  page.on('response', (answer) => void (answer.url().includes('/getSSR') && toasts.push(answer.url())));
  await selectFlight(person, { flight: /9094/ });
  await passengersAsked(person);
  await expect.poll(() => toasts.length).toBeGreaterThan(0);
  await expect.poll(() => page.getByText(/No SSR details/).count()).toBe(0);
  await fillPassenger(person, 'Adult 1', { ...family[0]!, firstName: 'Meera', passportNo: 'P7654321' });
  await fillContact(person, 'meera@example.com');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL(/\/login\?/);
  await signIn(page, accountOf('kestrel', 'retail'));
  await passengersAsked(person);
  await page.getByRole('heading', { name: /Meera Menon/ }).waitFor();
  await review(person);
  await page.getByText('Meera Menon').first().waitFor();
});
