// domains: flights
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, family, saveTravellers } from './accounts.ts';
import { allAnswered, passengersAsked, searchIdOf, selectFlight } from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';

const browser = useBrowser();
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const path = `/app/flight/searchResult/${searchIdOf(45)}?${new URLSearchParams([
  ['origin', 'COK'],
  ['destination', 'DXB'],
  ['departure', dayAhead(33)],
  ['origin', 'DXB'],
  ['destination', 'COK'],
  ['departure', dayAhead(37)],
  ['adt', '1'],
  ['chd', '0'],
  ['inf', '0'],
  ['journey', '2'],
  ['returnType', '2'],
]).toString()}`;

it('a return’s second list comes to whoever chose from the first, and each choice leads to its list', async () => {
  const as = accountOf('kestrel', 'corporate');
  const page = await browser.open({ site: 'kestrel', path, as, width: 'phone' });
  await saveTravellers(page, family);
  const person = personAt(page);
  await allAnswered(person);
  await selectFlight(person, { list: 'Outbound flights' });
  const [out, back] = ['Kochi to Dubai', 'Dubai to Kochi'].map((name) =>
    page.getByRole('heading', { name, exact: true, level: 2 }),
  );
  await expectFocusOn(back!, 'the return’s heading');
  await expectInView(back!, 'the return’s heading');
  const choice = page.getByRole('region', { name: 'Your choice' });
  await selectFlight(person, { list: 'Return flights' });
  await choice.getByText('Total, booked as two tickets').waitFor();
  await choice.getByRole('button', { name: /^Outbound/ }).click();
  await expectInView(out!, 'the outbound’s heading');
  await choice.getByRole('button', { name: /^Return/ }).click();
  await expectInView(back!, 'the return’s heading');
  await lookAt(page, 'results-return');
  await choice.getByRole('button', { name: 'Book both' }).click();
  await passengersAsked(person);
  const both = page.getByRole('region', { name: 'Two bookings' });
  await expect.poll(() => both.getByText(/^Price held for \d/).count()).toBe(2);
  await lookAt(page, 'passengers-two-bookings');
});
