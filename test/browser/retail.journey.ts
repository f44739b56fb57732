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
import { expectFocusOn } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { personAt } from './person.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();

it.each(['desktop', 'phone'] as Width[])(
  'a traveller signs up, pays at the gateway at the second try, and has a ticket, %s',
  async (width) => {
    const email = `mira.${width}@example.com`;
    const page = await browser.open({ site: 'lantern', path: '/app/signup', width });
    const person = personAt(page);
    // The site's own note to everybody comes first, once a day.
    const note = page.getByRole('dialog', { name: 'Please note' });
    await note.waitFor();
    await lookAt(page, 'popup-alert');
    await note.getByRole('button', { name: 'OK' }).click();
    await lookAt(page, 'signup');
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Last name').fill('Das');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(width === 'phone' ? '9847012346' : '9847012345');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await lookAt(page, 'signup-success');

    const mail = await mailTo(email, /./);
    const link = /https?:\/\/[^\s"'<]*generate_password\?token=[^\s"'<]+/
      .exec(`${mail.body.text ?? ''} ${mail.body.html ?? ''}`)![0]
      .replaceAll('&amp;', '&');
    const set = new URL(link);
    await page.goto(browser.address('lantern', set.pathname + set.search));
    await page.getByLabel('New password').waitFor();
    await lookAt(page, 'generate-password');
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
    await page.getByText(`The ticket is in your mailbox: we sent it to ${email}.`).waitFor();
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/^flights-[A-Z0-9]{6}\.ics$/);
    await lookAt(page, 'confirmation');
    await page.getByRole('link', { name: 'View Ticket (Full)' }).first().click();
    await page.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    expect(await page.getByText('Ticketed', { exact: true }).count()).toBeGreaterThan(0);
  },
);
