// domains: notifications
import { expect, it } from 'vitest';
import { family } from './accounts.ts';
import {
  addTravellers,
  enterAirport,
  fillContact,
  fillPassenger,
  passengersAsked,
  pay,
  pickDay,
  review,
  search,
  selectFlight,
} from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { personAt } from './person.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();

/** The link of a mail that sets an account's password. */
async function passwordLink(email: string): Promise<string> {
  const mail = await mailTo(email, /./);
  const link = /https?:\/\/[^\s"'<]*generate_password\?token=[^\s"'<]+/
    .exec(`${mail.body.text ?? ''} ${mail.body.html ?? ''}`)![0]
    .replaceAll('&amp;', '&');
  const { pathname, search } = new URL(link);
  return browser.address('lantern', pathname + search);
}

it.each(widthsOf(import.meta.url))(
  'a traveller signs up, pays at the gateway at the second try, and has a ticket, %s',
  async (width) => {
    const email = `mira.${width}@example.com`;
    const page = await browser.open({ site: 'lantern', path: '/app/signup', width });
    const person = personAt(page);
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Last name').fill('Das');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(width === 'phone' ? '9847012346' : '9847012345');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    await page.goto(await passwordLink(email));
    await page.getByLabel('New password').waitFor();
    await page.getByLabel('New password').fill('A quiet lantern 9');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByRole('form', { name: 'Search flights' }).waitFor();

    await enterAirport(person, 'From', 'BLR', 'BLR');
    await enterAirport(person, 'To', 'bombay', 'BOM');
    await pickDay(person, 'Depart', 18);
    if (width === 'phone') await addTravellers(person, { infants: 1 });
    await search(person);
    await selectFlight(person);
    await passengersAsked(person);
    await fillPassenger(person, 'Adult 1', { ...family[0]!, title: 'Ms', firstName: 'Mira', lastName: 'Das' });
    if (width === 'phone')
      await fillPassenger(person, 'Infant 1', {
        title: 'Miss',
        firstName: 'Nila',
        lastName: 'Das',
        dateOfBirth: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10),
        passportNo: 'P1112223',
      });
    await fillContact(person, email);
    const city = page.getByRole('combobox', { name: 'Search Cities' });
    await city.pressSequentially('kozhik');
    // The list on a desk, no list yet on a phone: Tab takes the first city either way.
    if (width === 'desktop') await page.locator('datalist option[value="Kozhikode"]').waitFor({ state: 'attached' });
    await city.press('Tab');
    await expect.poll(() => city.inputValue(), { message: 'Tab takes the first city' }).toBe('Kozhikode');
    const save = page.getByRole('checkbox', { name: /^Save travellers/ });
    expect(await save.isChecked(), 'saved only when asked for').toBe(false);
    await save.scrollIntoViewIfNeeded();
    await lookAt(page, 'passengers-retail');
    await review(person);
    await lookAt(page, 'review-retail');

    await pay(person);
    await page.getByRole('heading', { name: 'Sandbox payment gateway' }).waitFor();
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await page.waitForURL(/\/user\/payments\//);
    await page.getByRole('heading', { name: 'Payment unsuccessful' }).waitFor();
    await lookAt(page, 'payment-failed');

    await page.getByRole('link', { name: 'Choose how to pay' }).click();
    await page.getByRole('heading', { name: 'Review and pay', level: 1 }).waitFor();
    await pay(person);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/\/flight\/ticketQueue\?open=/);
    const booked = page.getByRole('heading', { name: 'You are booked', level: 1 });
    await expectFocusOn(booked, 'the confirmation’s heading');
    await page.getByText(`The ticket is in your inbox: we sent it to ${email}.`).waitFor();
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/^flights-[A-Z0-9]{6}\.ics$/);
    await lookAt(page, 'confirmation');
    await page.getByRole('link', { name: 'View Ticket (Full)' }).first().click();
    await page.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    await expect.poll(() => page.getByText('Ticketed', { exact: true }).count()).toBeGreaterThan(0);
  },
);

// Within the country: abroad each of the four enters a passport’s number and its expiry besides.
it('a visitor who signs up on the way books a family of four on a domestic flight with 40 presses and entries at most, on a phone', async () => {
  const email = 'four.das@example.com';
  const page = await browser.open({ site: 'lantern', path: '/app/flight/search', width: 'phone' });
  const person = personAt(page);
  const { press, enter } = person;
  await enterAirport(person, 'To', 'bombay', 'BOM');
  await pickDay(person, 'Depart', 19);
  await addTravellers(person, { adults: 1, children: 2 });
  await search(person);
  await selectFlight(person);

  const first = page.getByRole('region', { name: 'Sign in first?' });
  await press(first.getByRole('link', { name: 'Open an account' }));
  await press(page.getByRole('radio', { name: 'Female' }));
  await enter(page.getByLabel('First name'), 'Mira');
  await enter(page.getByLabel('Last name'), 'Das');
  await enter(page.getByRole('textbox', { name: 'Email' }), email);
  await enter(page.getByRole('textbox', { name: 'Mobile number' }), '9847012377');
  await press(page.getByRole('button', { name: 'Open an account' }));
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const link = await passwordLink(email);
  // Opening the mail's link is a press too; it opens in the tab that waited.
  await press(page.getByRole('heading', { name: 'Check your email' }));
  await page.goto(link);
  await enter(page.getByLabel('New password'), 'A quiet lantern 9');
  await press(page.getByRole('button', { name: 'Save and sign in' }));

  await passengersAsked(person);
  await expectFocusOn(page.getByRole('heading', { name: 'Who is travelling?' }), 'the passengers’ heading');
  expect(await first.count(), 'nobody who is signed in is asked to').toBe(0);
  const das = { title: 'Ms', firstName: 'Mira', lastName: 'Das', dateOfBirth: '1988-04-12', passportNo: '' };
  const [tara, dev] = [family[2]!, family[3]!];
  await fillPassenger(person, 'Adult 1', das);
  await press(page.getByRole('button', { name: 'Same last name for all' }));
  await fillPassenger(person, 'Adult 2', { ...das, title: 'Mr', firstName: 'Arun', lastName: '' });
  await fillPassenger(person, 'Child 1', { ...tara, lastName: '' });
  await fillPassenger(person, 'Child 2', { ...dev, lastName: '' });
  await fillContact(person, email);
  await review(person);
  const names = page.getByRole('list', { name: 'Passengers' });
  for (const name of ['Ms Mira Das', 'Mr Arun Das', 'Miss Tara Das', 'Mstr Dev Das'])
    await names.getByText(name, { exact: true }).waitFor();
  const [price, payNow] = [page.getByRole('region', { name: 'Price' }), page.getByRole('button', { name: 'Pay now' })];
  await expectInView(price, 'the price');
  const [whole, action] = [(await price.boundingBox())!, (await payNow.boundingBox())!];
  expect(whole.height - action.height, 'the action stands beside the price, not below it').toBeLessThan(
    action.height + 8,
  );
  await pay(person);
  await page.getByRole('heading', { name: 'Sandbox payment gateway' }).waitFor();
  await press(page.getByRole('button', { name: 'Pay now' }));
  await page.waitForURL(/\/user\/payments\/|ticketQueue/);
  expect(person.effort()).toBeLessThanOrEqual(40);
});

it('a visitor who signs up between passengers and payment types nothing twice: a family of four is at Pay after 40 presses and entries at most, on a phone', async () => {
  const email = 'late.das@example.com';
  const page = await browser.open({ site: 'lantern', path: '/app/flight/search', width: 'phone' });
  const person = personAt(page);
  const { press, enter } = person;
  await enterAirport(person, 'To', 'bombay', 'BOM');
  await pickDay(person, 'Depart', 20);
  await addTravellers(person, { adults: 1, children: 2 });
  await search(person);
  await selectFlight(person);
  await passengersAsked(person);
  const das = { title: 'Ms', firstName: 'Mira', lastName: 'Das', dateOfBirth: '1988-04-12', passportNo: '' };
  await fillPassenger(person, 'Adult 1', das);
  await press(page.getByRole('button', { name: 'Same last name for all' }));
  await fillPassenger(person, 'Adult 2', { ...das, title: 'Mr', firstName: 'Arun', lastName: '' });
  await fillPassenger(person, 'Child 1', { ...family[2]!, lastName: '' });
  await fillPassenger(person, 'Child 2', { ...family[3]!, lastName: '' });
  const contact = page.getByRole('region', { name: 'Contact' });
  await enter(contact.getByLabel('Mobile'), '9847012388');
  await enter(contact.getByRole('textbox', { name: 'Email' }), email);
  await press(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.waitForURL(/\/login\?/);
  await press(page.getByRole('link', { name: 'Open an account' }));

  await page.getByRole('heading', { name: 'One step, then pay' }).waitFor();
  const account = page.getByRole('form', { name: 'Your account' });
  for (const [label, value] of [
    ['First name', 'Mira'],
    ['Last name', 'Das'],
    ['Email', email],
    ['Mobile number', '9847012388'],
  ] as const)
    expect(await account.getByRole('textbox', { name: label }).inputValue(), label).toBe(value);
  expect(await account.getByRole('radio', { name: 'Female' }).isChecked(), 'as the title says').toBe(true);
  await expectInView(page.getByRole('region', { name: 'Price' }), 'the price');
  await lookAt(page, 'sign-up-on-the-way');
  await press(page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Sign up' }));
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  // The mail's link opens a tab of its own; the one that waited goes on, with everything that was typed.
  const link = await passwordLink(email);
  const opened = await page.context().newPage();
  await opened.goto(link);
  const other = personAt(opened);
  await other.press(opened.getByRole('heading', { name: 'Set a password' }));
  await other.enter(opened.getByLabel('New password'), 'A quiet lantern 9');
  await other.press(opened.getByRole('button', { name: 'Save and sign in' }));
  await opened.getByText('Your booking continues in the tab where you started it.').waitFor();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await passengersAsked(person);
  await review(person);
  const names = page.getByRole('list', { name: 'Passengers' });
  for (const name of ['Ms Mira Das', 'Mr Arun Das', 'Miss Tara Das', 'Mstr Dev Das'])
    await names.getByText(name, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay now' }).waitFor();
  // Going back to the tab that waited is a press too. At Pay: accepting the fare rules and paying are not counted.
  expect(person.effort() + other.effort() + 1).toBeLessThanOrEqual(40);
});
