// domains: bookings
import { expect, it } from 'vitest';
import { getOrder } from '#shared/payments/get-order.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { atReviewOf, makeOrder } from './make-order.ts';
import { personAt } from './person.ts';
import { callsOf } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'kestrel';
const widths = widthsOf(import.meta.url);

it.each(widths)(
  'seats are held from the review, stand on the board, and are paid at the price that the airline says then, %s',
  async (width) => {
    const page = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent'), width });
    const { press } = personAt(page);
    const days = width === 'phone' ? 61 : 62;
    // Eight per cent dearer once it is held.
    const passenger = { firstName: 'Hema', lastName: 'Holdup', pan: 'ABCPE1234F' };
    const orderId = await atReviewOf(page, { origin: 'COK', destination: 'DXB', days, passenger });
    await page.getByText('Hold keeps the seats, not the fare').filter({ visible: true }).waitFor();
    await lookAt(page, 'hold-review');
    await press(page.getByRole('checkbox', { name: /accept the fare rules/ }));
    await press(page.getByRole('button', { name: 'Hold', exact: true }).filter({ visible: true }));
    await page.getByRole('heading', { name: 'Your seats are held' }).waitFor();
    await page.getByRole('timer', { name: 'Time left to pay' }).waitFor();
    await page.getByText('To be paid').waitFor();
    await lookAt(page, 'held-order');

    await page.goto(new URL('/app/flights/holdQueue', page.url()).href);
    const card = page.getByRole('article').filter({ hasText: 'Hema Holdup' });
    await card.getByText(/^Held until /).waitFor();
    await card.getByRole('heading', { name: 'Kochi to Dubai' }).waitFor();
    await lookAt(page, 'holds-board');
    await press(card.getByRole('link', { name: /^Pay / }));
    await page.getByText('The fare rose while your seats were held').waitFor();
    const payButton = page.getByRole('button', { name: width === 'phone' ? 'Pay now' : /^Pay / });
    expect(await payButton.isDisabled()).toBe(true);
    await lookAt(page, 'hold-dearer');
    await press(page.getByRole('button', { name: 'Accept new price' }));
    await page.getByText(/The airline confirmed the price just now/).waitFor();
    await press(page.getByRole('checkbox', { name: /accept the fare rules/ }));
    await press(payButton);
    const ask = callsOf(page);
    await expect.poll(async () => (await ask(getOrder, { orderId })).state, { timeout: 30_000 }).toBe('COMPLETED');
  },
);

it.each(widths)(
  'held seats are released after a question, and those that run out go back by themselves, %s',
  async (width) => {
    const page = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent'), width });
    const { press } = personAt(page);
    const ask = callsOf(page);
    const days = width === 'phone' ? 63 : 64;
    const kept = await makeOrder(page, {
      ...{ origin: 'COK', destination: 'DXB', days },
      passenger: { firstName: 'Kavya', lastName: 'Kept', pan: 'ABCPE1234F' },
    });
    await ask(holdFlight, { orderId: kept.orderId });
    await page.goto(new URL('/app/flight/bookedQueue', page.url()).href);
    const card = page.getByRole('article').filter({ hasText: 'Kavya Kept' });
    await press(card.getByRole('button', { name: /^Release / }));
    const question = page.getByRole('dialog', { name: 'Release the seats?' });
    await lookAt(page, 'hold-release');
    await press(question.getByRole('button', { name: 'Release' }));
    await card.waitFor({ state: 'detached' });

    // Held for ten minutes, which is when seats go back before their limit.
    const short = await makeOrder(page, {
      ...{ origin: 'COK', destination: 'DXB', days },
      passenger: { firstName: 'Sunil', lastName: 'Shorthold', pan: 'ABCPE1234F' },
    });
    await ask(holdFlight, { orderId: short.orderId });
    await expect
      .poll(async () => (await ask(getOrder, { orderId: short.orderId })).state, { timeout: 120_000, interval: 2000 })
      .toBe('EXPIRED');
    await page.goto(new URL(`/app/user/payments/${short.orderId}`, page.url()).href);
    await page.getByRole('heading', { name: 'Your seats were released' }).waitFor();
    await page.getByText('Nothing was charged.').first().waitFor();
    await lookAt(page, 'hold-ended');
  },
);
