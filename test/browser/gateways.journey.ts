// domains: payments, wallet
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, family } from './accounts.ts';
import { endMessages } from './end-messages.ts';
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
import { type Person, personAt } from './person.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'lantern';
const retail = accountOf(site, 'retail');
const staff = accountOf(site, 'staff');
const departure = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const widths = widthsOf(import.meta.url);

/** A traveller at the review of an order, who has chosen a gateway. */
async function reviewing(gateway: string, nth: number, lastName: string, width: Width): Promise<Person> {
  const query = `origin=BLR&destination=DEL&departure=${departure}&adt=1&chd=0&inf=0`;
  const path = `/app/flight/searchResult/${searchIdOf(nth)}?${query}`;
  const person = personAt(await browser.open({ site, path, as: retail, width }));
  await allAnswered(person);
  await selectFlight(person);
  await passengersAsked(person);
  await fillPassenger(person, 'Adult 1', { ...family[0]!, lastName });
  await fillContact(person, retail.email);
  await review(person);
  await person.press(person.page.getByRole('radio', { name: gateway }));
  return person;
}

/** The same, who has pressed Pay. */
async function payingBy(...of: Parameters<typeof reviewing>): Promise<Person> {
  const person = await reviewing(...of);
  await pay(person);
  return person;
}
const orderOf = (page: Page): string => /\/(?:gateway\/razorpay|user\/payments)\/(\w+)/.exec(page.url())![1]!;

it.each(widths)('a flight paid by Razorpay: closed, refused, paid, and on to its ticket, %s', async (width) => {
  const { page } = await payingBy(
    'Razorpay',
    width === 'phone' ? 951 : 952,
    `Menon${width === 'phone' ? 'a' : 'b'}`,
    width,
  );
  await page.waitForURL(/\/gateway\/razorpay\//);
  const orderId = orderOf(page);
  const checkout = page.frameLocator('iframe[title="Razorpay"]');
  await checkout.getByRole('button', { name: 'Let the payment fail' }).click();
  await checkout.getByText('declined by the bank').waitFor();
  await checkout.getByRole('button', { name: 'Close without paying' }).click();
  await page.getByText('You closed the checkout. Nothing was charged.').waitFor();
  await lookAt(page, 'razorpay-checkout');
  await page.getByRole('button', { name: 'Open Razorpay' }).click();
  await checkout.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
  await page
    .getByRole('link', { name: /View Ticket|View e-ticket|Ticket/ })
    .first()
    .waitFor();

  // Staff find what was paid, and hear the same of the gateway.
  const desk = await browser.open({
    site,
    path: `/app/staff/paymentGatewayTransactions?open=${orderId}`,
    as: staff,
    width,
  });
  const payment = width === 'desktop' ? desk.getByRole('complementary', { name: 'Payment' }) : desk.getByRole('main');
  await payment.getByText('Paid', { exact: true }).first().waitFor();
  const paymentId = (await payment.getByText(/^pay_/).first().textContent())!;
  await payment.getByRole('button', { name: 'Check with the gateway' }).click();
  await desk.getByText('The gateway confirms the payment.').first().waitFor();
  await lookAt(desk, 'gateway-transaction');
  await desk.goto(browser.address(site, '/app/staff/paymentGatewayTransactions'));
  await desk.locator('[data-row]').first().waitFor();
  const net = desk.locator('dl').filter({ hasText: 'Net' });
  await net.getByText(/^Paid, [1-9]/).waitFor();
  await lookAt(desk, 'gateway-transactions');

  // One of them by what the gateway calls it, what all that are paid come to, and none of a gateway that had none.
  await desk.getByPlaceholder('Payment, order, PNR or customer').fill(paymentId);
  await expect.poll(() => desk.locator('[data-row]').count()).toBe(1);
  await net.getByText('Paid, 1').waitFor();
  await desk.getByPlaceholder('Payment, order, PNR or customer').fill('');
  await desk.getByRole('button', { name: /^Filter/ }).click();
  await desk.getByLabel('State').selectOption({ label: 'Paid' });
  await desk.getByLabel('Gateway').selectOption({ label: 'PhonePe' });
  await lookAt(desk, 'gateway-transactions-filter');
  await desk.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => new URL(desk.url()).searchParams.get('gateway')).toBe('phonepe');
  await desk.getByRole('button', { name: 'Download Excel', disabled: false }).waitFor();
});

it.each(widths)('a flight paid by PhonePe: refused by the bank, then paid, %s', async (width) => {
  const person = await payingBy(
    'PhonePe',
    width === 'phone' ? 953 : 954,
    `Nair${width === 'phone' ? 'a' : 'b'}`,
    width,
  );
  const { page } = person;
  await page.getByRole('heading', { name: 'PhonePe, a stand-in' }).waitFor();
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await page.waitForURL(/\/app\/user\/payments\//);
  await page.getByText('Payment failed, Please contact support').first().waitFor();
  await endMessages(page);
  await page.getByRole('heading', { name: 'Payment unsuccessful' }).waitFor();
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  await page.getByRole('checkbox', { name: /accept the fare rules/ }).waitFor();
  await person.press(page.getByRole('radio', { name: 'PhonePe' }));
  await pay(person);
  await page.getByRole('heading', { name: 'PhonePe, a stand-in' }).waitFor();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
});

it.each(widths)('a wallet topped up by Razorpay and by PhonePe: refused, left, and paid, %s', async (width) => {
  const amounts = width === 'phone' ? ['1,111.50', '2,222.50'] : ['3,333.50', '4,444.50'];
  const page = await browser.open({ site, path: '/app/user/transactionHistory?topUp=1', as: retail, width });
  const box = page.getByRole('dialog', { name: 'Top up wallet' });
  const topUp = async (gateway: string, amount: string) => {
    await box.getByLabel('Amount', { exact: true }).fill(amount);
    await box.getByLabel('Pay with').selectOption({ label: gateway });
    await box.getByRole('button', { name: 'Go to the gateway' }).click();
  };
  const isIn = async (amount: string) => {
    await page.getByRole('heading', { name: 'Your wallet was topped up' }).waitFor();
    await page.getByRole('link', { name: 'Open my wallet' }).click();
    await page.getByLabel('Entries', { exact: true }).getByText(new RegExp(amount)).first().waitFor();
  };
  await topUp('Razorpay', amounts[0]!);
  const checkout = page.frameLocator('iframe[title="Razorpay"]');
  await checkout.getByRole('button', { name: 'Let the payment fail' }).click();
  await checkout.getByText('declined by the bank').waitFor();
  await checkout.getByRole('button', { name: 'Close without paying' }).click();
  await page.getByText('You closed the checkout. Nothing was charged.').waitFor();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  // What was typed is there still.
  await expect.poll(() => box.getByLabel('Amount', { exact: true }).inputValue()).toBe(amounts[0]!);
  await topUp('Razorpay', amounts[0]!);
  await checkout.getByRole('button', { name: 'Pay now' }).click();
  await isIn(amounts[0]!);

  await page.getByRole('button', { name: 'Top up' }).click();
  await topUp('PhonePe', amounts[1]!);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await page.getByText('Payment failed, Please contact support').first().waitFor();
  await endMessages(page);
  await page.getByRole('link', { name: 'Top up again' }).click();
  await topUp('PhonePe', amounts[1]!);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await isIn(amounts[1]!);
});

it.each(widths)('staff change what customers may pay by, and a conflict shows what stands, %s', async (width) => {
  const path = '/app/staff/setting/payment-gateways';
  const page = await browser.open({ site: 'kestrel', path, as: accountOf('kestrel', 'staff'), width });
  const name = `Card ${width}`;
  const shown = page.getByLabel('Shown to customers as').first();
  await shown.waitFor();
  await lookAt(page, 'payment-gateways');
  await shown.fill(name);
  await page.getByRole('button', { name: 'Add Razorpay' }).click();
  const razorpay = page.getByRole('region', { name: 'Razorpay' });
  await razorpay.getByRole('switch').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await razorpay.getByText('This is required field.').first().waitFor();
  await lookAt(page, 'payment-gateways-refused');
  await razorpay.getByRole('switch').uncheck();
  // Never saved, it goes at once; what is in use says first what taking it away means.
  await razorpay.getByRole('button', { name: 'Remove Razorpay' }).click();
  await expect.poll(() => razorpay.count()).toBe(0);
  await page.getByRole('button', { name: 'Remove Sandbox' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Sandbox?' })
    .getByText(/Switch Sandbox off and save first/)
    .waitFor();
  await lookAt(page, 'payment-gateway-take-away');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await shown.fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Setting saved successfully').first().waitFor();
  await page.reload();
  await expect.poll(() => shown.inputValue()).toBe(name);

  // Somebody else saves while this page is open: nothing of theirs is written over, and what stands is shown.
  const other = await browser.open({ site: 'kestrel', path, as: accountOf('kestrel', 'staff'), width });
  const theirs = other.getByLabel('Shown to customers as').first();
  await expect.poll(() => theirs.inputValue()).toBe(name);
  await theirs.fill(`Theirs ${width}`);
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Setting saved successfully').first().waitFor();
  await shown.fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Someone else changed this in the meantime.').waitFor();
  // What was typed is there still, and theirs a press away.
  expect(await shown.inputValue()).toBe('Mine');
  await lookAt(page, 'payment-gateways-conflict');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => shown.inputValue()).toBe(`Theirs ${width}`);
  await shown.fill('Card, UPI or net banking');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Setting saved successfully').first().waitFor();
});

it.each(widths)(
  'a convenience fee: set, seen before it is paid, and a gateway tried with one unit, %s',
  async (width) => {
    const at = 'kestrel';
    const path = '/app/staff/setting/payment-gateways';
    const page = await browser.open({ site: at, path, as: accountOf(at, 'staff'), width });
    const card = page.getByRole('region', { name: 'Sandbox' });
    await card.getByLabel('Convenience fee').selectOption('percent');
    await card.getByLabel('Fee, %').fill('2.555');
    await page.getByRole('button', { name: 'Save' }).click();
    await card.getByText('Please enter a percentage with at most two decimals.').waitFor();
    await card.getByLabel('Fee, %').fill('2.5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Setting saved successfully').first().waitFor();
    await lookAt(page, 'payment-gateways-fee');

    const buyer = await browser.open({
      site: at,
      path: '/app/user/transactionHistory?topUp=1',
      as: accountOf(at, 'corporate'),
      width,
    });
    const dialog = buyer.getByRole('dialog', { name: 'Top up wallet' });
    await dialog.getByLabel('Amount', { exact: true }).fill('1000');
    await dialog.getByText(/A convenience fee of .*25\.00 is added: you pay .*1,025\.00\./).waitFor();
    await lookAt(buyer, 'top-up-fee');
    await dialog.getByRole('button', { name: 'Go to the gateway' }).click();
    await buyer.waitForURL(/\/gateway\/sandbox\//);
    await buyer
      .getByText(/1,025\.00/)
      .first()
      .waitFor();
    await buyer.getByRole('button', { name: 'Pay now' }).click();
    await buyer.getByRole('heading', { name: 'Your wallet was topped up' }).waitFor();
    await buyer.getByText(/1,025\.00, convenience fee .*25\.00 included/).waitFor();
    await lookAt(buyer, 'top-up-paid-fee');

    await card.getByRole('button', { name: 'Test Sandbox' }).click();
    await page.waitForURL(/\/gateway\/sandbox\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('heading', { name: 'The gateway takes payments and refunds them' }).waitFor();
    await page.getByText(/The gateway confirmed the refund of .*1\.00/).waitFor();
    await lookAt(page, 'gateway-test-paid');
    await page.getByRole('link', { name: 'Back to the gateways' }).click();
    await card.getByLabel('Convenience fee').selectOption('none');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Setting saved successfully').first().waitFor();
  },
);

it.each(widths)('the review of a flight says what paying at a gateway adds, and pays that, %s', async (width) => {
  const path = '/app/staff/setting/payment-gateways';
  const editor = await browser.open({ site, path, as: staff, width });
  const card = editor.getByRole('region', { name: 'Razorpay' });
  await card.getByLabel('Convenience fee').selectOption('amount');
  await card.getByLabel('Fee', { exact: true }).fill('49.50');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Setting saved successfully').first().waitFor();

  const { page } = await reviewing('Razorpay', width === 'phone' ? 955 : 956, width === 'phone' ? 'Das' : 'Dey', width);
  await page.getByText(/Convenience fee ₹\s49\.50/).waitFor();
  await page.getByText('To pay', { exact: true }).filter({ visible: true }).first().waitFor();
  await lookAt(page, 'review-fee');
  await page
    .getByRole('radio', { name: /wallet/i })
    .first()
    .waitFor();

  await card.getByLabel('Convenience fee').selectOption('none');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Setting saved successfully').first().waitFor();
  // The fee is another than was shown: nothing is begun, and the total is shown anew.
  await pay(personAt(page));
  await page.getByText('The convenience fee no longer applies.').filter({ visible: true }).first().waitFor();
  await expect.poll(() => page.getByText('To pay', { exact: true }).count()).toBe(0);
});
