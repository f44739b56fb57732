// domains: changes, bookings, flights
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { sellFlight } from './sell-flight.ts';
import { traveller } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'dune';
const agent = accountOf(SITE, 'travelAgent');
const staff = accountOf(SITE, 'staff');
/** Days that no other journey flies in, one more for each booking. */
let days = 120;

const child: Parameters<typeof sellFlight>[1][number] = {
  ...traveller,
  ...{ title: 'Miss', firstName: 'Tara', lastName: 'Menon', paxType: 2, gender: 2 },
  ...{ dateOfBirth: '2018-02-03', passportNo: 'N2223334' },
};

async function booked(passengers: Parameters<typeof sellFlight>[1] = [traveller]): Promise<string> {
  const page = await browser.open({ site: SITE, path: '/app/login', as: agent });
  return sellFlight(page, passengers, days++);
}

const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

describe.each(widthsOf(import.meta.url))('a change request, %s', (width) => {
  /** The form of a booking, opened from its details. */
  async function openForm(bookingId: string) {
    const page = await browser.open({
      site: SITE,
      path: `/app/flight/ticketQueue?open=${bookingId}`,
      width,
      as: agent,
    });
    await page.getByRole('button', { name: 'Change Request' }).last().click();
    const form = page.getByRole('dialog', { name: 'Change Request' });
    await form.getByLabel('Request Change').waitFor();
    return { page, form };
  }
  const askFor = async (form: Awaited<ReturnType<typeof openForm>>['form'], label: string) => {
    await form.getByLabel('Request Change').selectOption({ label });
    await form.getByLabel('Remarks').fill('The visa was refused.');
  };
  const accepts = (form: Awaited<ReturnType<typeof openForm>>['form']) =>
    form.getByLabel('I have read the fare rules and accept the charges').check();

  it('is forecast, charged by staff, accepted and completed, and its money comes back with a credit note', async () => {
    const bookingId = await booked();
    const { page, form } = await openForm(bookingId);
    const send = form.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await accepts(form);
    await send.click();
    expect(await form.getByText('This is required field.').count()).toBe(2);
    await askFor(form, 'Refund');
    const forecast = form.getByRole('region', { name: 'Forecast' });
    await forecast.getByText('Refund to your wallet, at most').waitFor();
    expect(await form.getByRole('group', { name: 'Refund sectors' }).getByRole('checkbox').first().isDisabled()).toBe(
      true,
    );
    await lookAt(page, 'change-form-forecast');
    await send.click();
    await page.waitForURL(/changeRequests\?open=/);
    await page.getByText('Charges requested').last().waitFor();
    // Back is to the booking that it was asked of, and not to its form.
    await page.goBack();
    await page.waitForURL(/ticketQueue\?open=/);
    await page.getByRole('button', { name: 'More actions' }).last().waitFor();
    expect(await page.getByRole('dialog', { name: 'Change Request' }).count()).toBe(0);
    await page.goForward();
    await page.getByText('Charges requested').last().waitFor();

    const request = new URL(page.url());
    const desk = await browser.open({ site: SITE, path: request.pathname + request.search, width, as: staff });
    const needs = desk.getByRole('region', { name: 'Needs action' });
    await needs.getByRole('button', { name: 'Assign to me' }).click();
    await needs.getByText(/sees to it\.$/).waitFor();
    await lookAt(desk, 'change-desk-asked');
    await needs.getByRole('button', { name: 'Set charges' }).click();
    const charges = desk.getByRole('dialog', { name: 'Set charges' });
    await charges.getByLabel('Airline’s charge').fill('20');
    await charges.getByLabel('Remarks').fill('By the fare rules.');
    await lookAt(desk, 'change-set-charges');
    await charges.getByRole('button', { name: 'Send to the customer' }).click();
    await needs.getByText('The customer has the charges to accept').waitFor();
    const queue = await browser.open({ site: SITE, path: '/app/flight/ticketQueue', width, as: staff });
    await queue.getByRole('main').getByText('Charges to accept').filter({ visible: true }).first().waitFor();
    await lookAt(queue, 'change-on-card');

    await page.reload();
    await page.getByRole('region', { name: 'Charges' }).getByText('Our staff say so').waitFor();
    await lookAt(page, 'change-charges');
    await page.getByRole('button', { name: 'Accept charges' }).click();
    await page.getByRole('button', { name: 'Yes, accept and cancel' }).click();
    await page.getByText('accepted the charges').waitFor();

    await desk.reload();
    await needs.getByRole('button', { name: 'Complete', exact: true }).click();
    const complete = desk.getByRole('dialog', { name: 'Complete' });
    await complete.getByRole('button', { name: 'Complete and refund' }).click();
    await complete.getByText('Please enter the airline’s refund or its credit note.').waitFor();
    await complete.getByLabel('Credit note').fill('CN-20417');
    await lookAt(desk, 'change-complete');
    await complete.getByRole('button', { name: 'Complete and refund' }).click();
    const back = desk.getByRole('region', { name: 'Refund' });
    await back.getByText('Refunded').waitFor();

    await page.reload();
    await page.getByRole('region', { name: 'Refund' }).getByText('Refunded').waitFor();
    await page.getByText('CN-20417').waitFor();
    await lookAt(page, 'change-completed');

    // Booking and statement say the same, line by line.
    await at(page, `/app/flight/ticketQueue?open=${bookingId}`);
    const onBooking = page.getByRole('region', { name: 'Refund' });
    await onBooking.getByText('Airline’s charge').waitFor();
    expect(await page.getByRole('button', { name: 'Change Request' }).count()).toBe(0);
    await onBooking.getByRole('link', { name: 'Change request 1' }).scrollIntoViewIfNeeded();
    await lookAt(page, 'change-refund-on-booking');
    await at(page, '/app/user/transactionHistory');
    await page
      .getByText(/Paid for the flights .*Airline’s charge −/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await lookAt(page, 'change-refund-on-statement');
  });

  it('is of one child of a family alone, agreed to at what the airline charges', async () => {
    const { page, form } = await openForm(await booked([traveller, child]));
    await askFor(form, 'Partial Refund');
    await accepts(form);
    await form.getByRole('button', { name: 'Send' }).click();
    expect(await form.getByText('This is required field.').count()).toBe(2);
    await form.getByLabel('Menon, Tara').check();
    await form.getByRole('group', { name: 'Refund sectors' }).getByRole('checkbox').first().check();
    await form.getByRole('region', { name: 'Forecast' }).waitFor();
    await form.getByRole('button', { name: 'Request Charges' }).click();
    const charges = form.getByRole('region', { name: 'Request Charges' });
    await charges.getByText(/Cancellation charge: .*Currency: USD/).waitFor();
    await charges.scrollIntoViewIfNeeded();
    await lookAt(page, 'change-form-charges');
    await form.getByRole('button', { name: 'Accept and Send Cancellation Request' }).click();
    await page.waitForURL(/changeRequests\?open=/);
    await page.getByText('sent the request').waitFor();
    expect(await page.getByText('Menon, Tara').count()).toBeGreaterThan(0);
    expect(await page.getByText('Walker, Route;').count()).toBe(0);
    await lookAt(page, 'change-accepted');
  });

  it('is rejected with a reason that its customer reads, and its booking is what it was', async () => {
    const bookingId = await booked();
    const { page, form } = await openForm(bookingId);
    await askFor(form, 'Refund');
    await accepts(form);
    await form.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/changeRequests\?open=/);
    const { pathname, search } = new URL(page.url());
    const desk = await browser.open({ site: SITE, path: '/app/flights/changeRequestQueue', width, as: staff });
    await desk.waitForURL(/changeRequests\?tab=waiting/);
    await desk.locator('[data-row]').first().waitFor();
    await lookAt(desk, 'changes-waiting');
    await at(desk, `${pathname}${search}`);
    await desk.getByRole('region', { name: 'Needs action' }).getByRole('button', { name: 'Reject' }).click();
    const reject = desk.getByRole('dialog', { name: 'Reject' });
    await reject.getByLabel('Reason').fill('The airline takes no cancellation of this fare.');
    await reject.getByRole('button', { name: 'Reject the request' }).click();
    await desk.getByText('rejected the request').waitFor();

    await page.reload();
    await page.getByText('The airline takes no cancellation of this fare.').first().waitFor();
    await lookAt(page, 'change-rejected');
    await at(desk, '/app/flight/changeRequests');
    await desk.getByRole('button', { name: /^Filters?/ }).click();
    const filters = desk.getByRole('form', { name: 'Filters' });
    await filters.getByLabel('Status').selectOption({ label: 'Rejected' });
    await filters.getByLabel('Type').selectOption({ label: 'Refund' });
    await lookAt(desk, 'changes-filters');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await desk.waitForURL(/state=Rejected/);
    const rows = desk.locator('[data-row]');
    await rows.first().waitFor();
    await at(page, `/app/flight/ticketQueue?open=${bookingId}`);
    await page.getByRole('button', { name: 'Change Request' }).last().waitFor();
    await page.getByRole('button', { name: 'More actions' }).last().click();
    await page.getByRole('menuitem', { name: 'Open change request' }).click();
    await page.waitForURL(/changeRequests\?open=/);
  });

  it('changes the flights: staff name others, the difference is paid, and the new ticket takes the place of the old', async () => {
    const bookingId = await booked();
    const { page, form } = await openForm(bookingId);
    await askFor(form, 'Change Itinerary');
    expect(await form.getByRole('group', { name: 'Refund sectors' }).count()).toBe(0);
    expect(await form.getByRole('group', { name: 'Passengers' }).getByRole('checkbox').first().isChecked()).toBe(true);
    await accepts(form);
    await lookAt(page, 'change-form-itinerary');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/changeRequests\?open=/);

    const { pathname, search } = new URL(page.url());
    const desk = await browser.open({ site: SITE, path: pathname + search, width, as: staff });
    const needs = desk.getByRole('region', { name: 'Needs action' });
    await needs.getByRole('button', { name: 'Name new flights' }).click();
    const named = desk.getByRole('dialog', { name: 'Name new flights' });
    await named.getByRole('group', { name: 'Flight 1' }).waitFor();
    await named.getByLabel('Difference in fare').fill('40');
    await named.getByRole('button', { name: 'Send to the customer' }).click();
    await named.getByText('These are the flights that are booked. Please name the new ones.').waitFor();
    for (const flight of await named.getByRole('group', { name: /^Flight \d/ }).all())
      for (const label of ['Departs on', 'Arrives on']) {
        const field = flight.getByLabel(label);
        const day = new Date(`${await field.inputValue()} UTC`);
        day.setUTCDate(day.getUTCDate() + 1);
        await field.fill(day.toISOString().slice(0, 10));
        await field.blur();
      }
    await named.getByLabel('Airline’s charge').fill('10');
    await lookAt(desk, 'change-new-flights');
    await named.getByRole('button', { name: 'Send to the customer' }).click();
    await needs.getByText('The customer has the charges to accept').waitFor();

    await page.reload();
    await page.getByRole('region', { name: 'New flights' }).waitFor();
    await page.getByRole('region', { name: 'Charges' }).getByText('Difference in fare').waitFor();
    await lookAt(page, 'change-reissue-charges');
    await page.getByRole('button', { name: /^Accept and pay/ }).click();
    await page.getByRole('heading', { name: 'Pay for the new flights' }).waitFor();
    await lookAt(page, 'change-reissue-to-pay');
    await page.getByRole('button', { name: /^Pay .*50/ }).click();
    await page.getByRole('heading', { name: 'Your new flights are being arranged' }).waitFor();
    await lookAt(page, 'change-reissue-paid');

    await desk.reload();
    await needs.getByText('Accepted: reissue it at the airline').waitFor();
    await needs.getByRole('button', { name: 'Complete', exact: true }).click();
    const complete = desk.getByRole('dialog', { name: 'Complete' });
    await complete.getByRole('button', { name: 'Complete the reissue' }).click();
    await complete.getByText('This is required field.').waitFor();
    await complete.getByLabel(/^New ticket number/).fill('098-4444444444');
    await lookAt(desk, 'change-reissue-complete');
    await complete.getByRole('button', { name: 'Complete the reissue' }).click();
    await desk.getByText('completed the request').waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Your flights were changed' }).waitFor();
    await at(page, `/app/flight/ticketQueue?open=${bookingId}`);
    await page.getByText('098-4444444444').first().waitFor();
  });
});
