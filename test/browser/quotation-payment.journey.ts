// domains: quotations, payments
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { makeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

it.each(widths)(
  'a deposit is paid by the link, the rest from the wallet of its signed-in customer, %s',
  async (width) => {
    const name = `Paid ${width}`;
    const desk = await browser.open({ site, path: '/app/staff/kart', as: accountOf(site, 'staff'), width });
    await desk.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const id = await makeKart(desk, name);
    await askSite(desk, '/api/kart/saveKart', { id, deposit: 30, paymentDeadline: '2027-02-20' });
    const { link } = await askSite<{ link: string }>(desk, '/api/kart/sendKart', { id, email: '', message: '' });
    const path = new URL(link).pathname;
    const token = path.split('/').at(-1)!;

    const guest = await browser.open({ site, path, width });
    await guest.getByRole('heading', { name, level: 1 }).waitFor();
    await guest.getByRole('radio', { name: /^Deposit/ }).waitFor();
    await lookAt(guest, 'quotation-to-pay');
    const toGateway = async () => {
      await guest.getByRole('button', { name: /^Pay .*30/ }).click();
      await guest.getByRole('heading', { name: 'Sandbox payment gateway' }).waitFor();
    };
    await toGateway();
    await guest.getByRole('button', { name: 'Let the payment fail' }).click();
    await guest.getByRole('heading', { name: 'Payment unsuccessful' }).waitFor();
    expect(guest.url()).not.toContain(token);
    await lookAt(guest, 'quotation-payment-failed');
    await guest.getByRole('link', { name: 'Try again' }).click();
    await guest.getByRole('heading', { name, level: 1 }).waitFor();
    await toGateway();
    // Back from the gateway's page with nothing done, and there again: it is the same payment.
    await guest.goBack();
    await guest.getByRole('heading', { name, level: 1 }).waitFor();
    await toGateway();
    await guest.getByRole('button', { name: 'Pay now' }).click();
    await guest.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(guest.url()).not.toContain(token);
    await lookAt(guest, 'quotation-payment-received');
    await guest.reload();
    await guest.getByRole('heading', { name: 'Payment received' }).waitFor();
    await guest.getByRole('link', { name: 'Open the quotation' }).click();
    await guest.getByText(/^Accepted by/).waitFor();
    await guest.getByText(/30\.00 paid/).waitFor();
    await lookAt(guest, 'quotation-deposit-paid');

    const customer = await browser.open({ site, path, as: accountOf(site, 'travelAgent'), width });
    await customer.getByRole('radio', { name: /^Your wallet/ }).waitFor();
    await customer.getByRole('button', { name: /^Pay .*70/ }).click();
    await customer.getByRole('heading', { name: 'Pay for your quotation', level: 1 }).waitFor();
    await lookAt(customer, 'kart-to-pay');
    await customer.getByRole('button', { name: /^Pay .*70/ }).click();
    await customer.getByText('Counted for the quotation').waitFor();
    await lookAt(customer, 'kart-paid');
    await customer.goto(browser.address(site, path));
    await customer.getByText(/^Paid in full/).waitFor();

    await desk.goto(browser.address(site, `/app/staff/kart/${id}`));
    const payment = desk.getByRole('region', { name: 'Payment' });
    await payment.getByText('Paid online').waitFor();
    await lookAt(desk, 'kart-payment');
    await payment.getByRole('button', { name: 'Cancel quotation' }).click();
    await lookAt(desk, 'kart-cancel');
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel quotation' }).click();
    await payment.getByText(/^This quotation is cancelled/).waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'Quotation not found' }).waitFor();
  },
);

it.each(widths)('staff take a payment from a customer’s wallet, and accept for one who said so, %s', async (width) => {
  const desk = await browser.open({ site, path: '/app/staff/kart', as: accountOf(site, 'staff'), width });
  await desk.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
  const id = await makeKart(desk, `By staff ${width}`);
  await askSite(desk, '/api/kart/saveKart', { id, deposit: 30 });
  await askSite(desk, '/api/kart/sendKart', { id, email: '', message: '' });
  await desk.goto(browser.address(site, `/app/staff/kart/${id}`));
  const payment = desk.getByRole('region', { name: 'Payment' });
  await payment.getByRole('button', { name: 'Accept for customer' }).click();
  const accept = desk.getByRole('dialog', { name: 'Accept for customer' });
  await accept.getByRole('button', { name: 'Accept', exact: true }).click();
  await accept.getByText('Please say how the customer accepted.').waitFor();
  await accept.getByRole('textbox', { name: 'How the customer accepted' }).fill('By phone');
  await lookAt(desk, 'kart-accept-for');
  await accept.getByRole('button', { name: 'Accept', exact: true }).click();
  await payment.getByRole('button', { name: 'Take payment' }).click();
  const take = desk.getByRole('dialog', { name: 'Take payment' });
  await take.getByRole('radio', { name: /^Deposit/ }).waitFor();
  await lookAt(desk, 'kart-take-payment');
  await take.getByRole('button', { name: 'Continue' }).click();
  await desk.getByRole('button', { name: /^Pay .*30/ }).click();
  await desk.getByText('Counted for the quotation').waitFor();
  await desk.getByRole('link', { name: 'Open the quotation' }).click();
  await payment.getByText('Paid online').waitFor();
  await payment.getByText(/30\.00/).waitFor();
});

it.each(widths)('what was paid beyond a lowered price is said, then returned by one press, %s', async (width) => {
  const desk = await browser.open({ site, path: '/app/staff/kart', as: accountOf(site, 'staff'), width });
  await desk.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
  const id = await makeKart(desk, `Lowered ${width}`);
  await askSite(desk, '/api/kart/sendKart', { id, email: '', message: '' });
  const { orderId } = await askSite<{ orderId: string }>(desk, '/api/kart/makeKartOrder', { id, pays: 'rest' });
  await desk.goto(browser.address(site, `/app/user/payments/${orderId}`));
  await desk.getByRole('button', { name: /^Pay .*100/ }).click();
  await desk.getByText('Counted for the quotation').waitFor();
  await desk.goto(browser.address(site, `/app/staff/kart/${id}`));
  await desk.getByText('Charges, payment and remarks').first().click();
  await desk.getByRole('textbox', { name: 'Discount' }).fill('40');
  const first = desk.getByRole('dialog', { name: 'Save these changes?' });
  await first.getByText(/^Paid beyond the new total: .*40\.00\./).waitFor();
  await lookAt(desk, 'kart-below-paid');
  await first.getByRole('button', { name: 'Not yet' }).click();
  await desk.getByText('Not saved yet').waitFor();
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const payment = desk.getByRole('region', { name: 'Payment' });
  await payment.getByText('Overpaid').waitFor();
  await lookAt(desk, 'kart-overpaid');
  await payment.getByRole('button', { name: 'Return overpayment' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Return .*40/ });
  await dialog.getByText(/40\.00 is refunded to/).waitFor();
  await lookAt(desk, 'kart-return-overpayment');
  await dialog.getByRole('button', { name: /^Return .*40/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await payment.getByText('Left to pay').waitFor();
  await payment.getByText(/^\$\s60\.00$/).waitFor();
  await lookAt(desk, 'kart-overpayment-returned');
});
