// domains: payments, wallet
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, family } from './accounts.ts';
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
import { lookAt } from './look-at.ts';
import { atReviewOf } from './make-order.ts';
import { type Person, personAt } from './person.ts';
import { daysAhead } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');

/** An agent at the review of an order for one passenger, who is on no flight yet. */
async function atReview(firstName: string, lastName: string, width: Width): Promise<Person & { orderId: string }> {
  const page = await browser.open({ site: 'kestrel', path: '/app/403', as: agent, width });
  const passenger = { firstName, lastName };
  const wanted = { origin: 'COK', destination: 'DXB', days: 40, source: 'sandbox-lcc', passenger } as const;
  const orderId = await atReviewOf(page, wanted);
  return { ...personAt(page), orderId };
}

/** The same, who came there by the passengers' page and can go back to it. */
async function cameToReview(nth: number, firstName: string, width: Width): Promise<Person & { orderId: string }> {
  const query = `origin=COK&destination=DXB&departure=${daysAhead(40)}&adt=1&chd=0&inf=0`;
  const path = `/app/flight/searchResult/${searchIdOf(nth)}?${query}`;
  const person = personAt(await browser.open({ site: 'kestrel', path, as: agent, width }));
  await allAnswered(person);
  await selectFlight(person);
  await passengersAsked(person);
  const traveller = { ...family[0]!, firstName, lastName: 'Pendingone', passportNo: 'P7654321' };
  await fillPassenger(person, 'Adult 1', traveller);
  await fillContact(person, 'asha@example.com');
  await review(person);
  return { ...person, orderId: orderOf(person.page) };
}
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('order')!;

const stateOf = (page: Page, orderId: string): Promise<string> =>
  page.evaluate(async (id) => {
    const answer = await fetch('/flightApi/api/payments/getOrder', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: id }),
    });
    return ((await answer.json()) as { result: { state: string } }).result.state;
  }, orderId);

async function expectInView(place: Locator): Promise<void> {
  const box = (await place.boundingBox())!;
  const { width, height } = place.page().viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

it.each(widthsOf(import.meta.url))(
  'Pay without a connection is refused at once, and nothing is paid when the connection is back, %s',
  async (width) => {
    const person = await atReview(width === 'phone' ? 'Nila' : 'Meera', 'Pendingone', width);
    const { page, orderId } = person;
    const answered: string[] = [];
    page.on(
      'response',
      (response) => void (/payFromWallet|startPayment/.test(response.url()) && answered.push('paid')),
    );
    const button = page.getByRole('button', { name: /^Pay / });
    // Passengers' documents may still be on their way, and say that they did not come.
    const said = page.getByRole('alert').filter({ visible: true, hasNotText: 'cannot be shown right now' });
    await page.context().setOffline(true);
    await said.getByText('You are offline. Nothing is charged until').or(said).first().waitFor();
    await pay(person);
    await expect.poll(() => said.first().textContent()).toContain('You are offline. Nothing was sent');
    expect(await button.isEnabled(), 'the button is back').toBe(true);
    await expectInView(button);
    if (width === 'phone') await expectInView(said.first());
    await lookAt(page, 'pay-offline');
    await page.context().setOffline(false);
    await page.getByText('You are back online. Nothing was charged').filter({ visible: true }).first().waitFor();
    expect(await stateOf(page, orderId)).toBe('AWAITING_PAYMENT');
    expect(answered, 'nothing was sent later').toEqual([]);
    await button.click();
    await page.waitForURL(/\/user\/payments\//);
    await page.getByRole('heading', { name: 'The airline is slow to answer' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline. Your booking continues').waitFor();
    await lookAt(page, 'progress-offline');
    await page.context().setOffline(false);
    await page.getByText('You are offline. Your booking continues').waitFor({ state: 'detached' });
    expect(answered).toEqual(['paid']);
  },
);

it.each(widthsOf(import.meta.url))(
  'of an old order and a new one in two tabs the old one says which took over, and the new one is paid once, %s',
  async (width) => {
    const [nth, firstName] = width === 'phone' ? ([903, 'Tara'] as const) : ([904, 'Devi'] as const);
    const { page, press, orderId: older } = await cameToReview(nth, firstName, width);
    const person = { page, press } as Person;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Review and pay', level: 1 }).waitFor();
    await page.goBack();
    await passengersAsked(person);
    await review(person);
    await expect.poll(() => orderOf(page)).not.toBe(older);
    const newer = orderOf(page);

    const tookOver = other.getByRole('heading', { name: 'Replaced by a newer order' });
    await pay(personAt(other));
    await tookOver.waitFor();
    await lookAt(other, 'superseded');
    expect(await stateOf(page, older)).toBe('SUPERSEDED');
    await other.goto(browser.address('kestrel', `/app/user/payments/${older}`));
    await tookOver.waitFor();
    await other.getByRole('link', { name: 'Go to the newer order' }).click();
    await expect.poll(() => orderOf(other)).toBe(newer);
    await other.getByRole('checkbox', { name: /accept the fare rules/ }).waitFor();

    // The same order in both: one pays, the other is led to what is paid.
    await pay(person);
    await page.waitForURL(/\/user\/payments\//);
    await pay(personAt(other));
    await other.waitForURL(new RegExp(`/user/payments/${newer}`));
    await other.getByRole('list', { name: 'Steps of the booking' }).waitFor();
  },
);

it('the same passenger on the same flight is named before paying, and booked again only with the tick', async () => {
  for (const isFirst of [true, false]) {
    const person = await atReview('Asha', 'Pendingtwo', 'desktop');
    const { page } = person;
    if (isFirst) {
      await pay(person);
      await page.waitForURL(/\/user\/payments\//);
      await page.getByRole('heading', { name: 'The airline is slow to answer' }).waitFor();
      continue;
    }
    const card = page.getByRole('region', { name: 'Already booked' });
    await card.getByText(/Asha Pendingtwo/i).waitFor();
    const tick = card.getByRole('checkbox', { name: 'Book another ticket anyway' });
    await pay(person);
    await card.getByText('Please tick this if you want both tickets.').waitFor();
    expect(await tick.evaluate((box) => box === document.activeElement)).toBe(true);
    await lookAt(page, 'booked-already');
    await tick.check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(/\/user\/payments\//);
  }
});
