// domains: transfers, quotations
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayIn } from '#shared/time.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import type { MadeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const STAY = '0123456789ABCDEFGHJKMNPQRT';
const leg = (more: object) => ({
  ...{ date: '', time: '', pickupLocation: '', dropLocation: '', sharingType: 'PVT' },
  ...{ remarkForCustomer: '', internalRemark: '' },
  ...more,
});

/** All that a browser keeps: what its caches and stores hold, as text. */
const keptOnPhone = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage)];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request);
        texts.push(request.url, (await answer?.text()) ?? '');
      }
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('driver', 1);
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('no store')));
    });
    for (const way of ['getAll', 'getAllKeys'] as const)
      await new Promise<void>((resolve) => {
        const asked = store.transaction('jobs').objectStore('jobs')[way]();
        asked.addEventListener('success', () => {
          texts.push(JSON.stringify(asked.result));
          resolve();
        });
      });
    return texts.join('\n');
  });

it.each(widths)(
  'staff voucher a trip, give its transfers to a driver, who marks one as done without a network, %s',
  async (width) => {
    const [name, hotel, driver] = [`Vouchered ${width}`, `Creek View of ${width}`, `Rashid Khan ${width}`];
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const { accommodation } = await askSite<{ accommodation: { id: string } }>(page, '/api/dmc/createNewAccomodation', {
      name: hotel,
      address: '12 Creek Road',
      cityId: 'ae-03-dubai',
      area: 'Deira',
    });
    await askSite(page, '/api/dmc/saveDriver', { driverName: driver, phone: '+971 50 555 0177' });
    const { found } = await askSite<{ found: { id: string }[] }>(page, '/api/kart/findForKart', {
      kind: 'customer',
      search: 'Tomas',
    });
    const there = leg({ time: '23:58', pickupLocation: 'DXB Terminal 1', dropLocation: hotel });
    const back = leg({ pickupLocation: hotel, dropLocation: 'DXB Terminal 1' });
    const { kart } = await askSite<MadeKart>(page, '/api/kart/saveKart', {
      ...{ kartName: name, customerId: Number(found[0]!.id), adults: 2, child: 0, infant: 0 },
      ...{ arrivalDate: dayIn('Asia/Dubai', Date.now()), noOfDays: 2, noOfNights: 1 },
      accomodations: [
        {
          ...{ id: STAY, day: 1, accomodationId: accommodation.id, noOfNights: 1, numberOfRooms: 1, price: 100 },
          ...{ transferType: 'return', sharingBasis: 'PVT', pickupTransfer: there, dropTransfer: back },
        },
      ],
    });
    const kartPage = browser.address(site, `/app/staff/kart/${kart.id}`);
    await page.goto(kartPage);
    await page.getByRole('heading', { name, level: 1 }).waitFor();

    // What is missing leads to its line.
    await page.getByRole('button', { name: 'Voucher', exact: true }).click();
    await page.getByRole('dialog', { name: 'Not ready for a voucher' }).waitFor();
    await lookAt(page, 'kart-voucher-missing');
    await page.getByRole('button', { name: /Please enter the time of the drop transfer/ }).click();
    await page.getByRole('group', { name: hotel, exact: true }).waitFor();
    await askSite(page, '/api/kart/saveKart', {
      id: kart.id,
      accomodations: [{ id: STAY, dropTransfer: { ...back, time: '09:00' } }],
    });
    await page.reload();
    await page.getByRole('button', { name: 'Voucher', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Voucher', exact: true }).click();
    const part = page.getByLabel('Voucher', { exact: true });
    await part.getByText(/^2 transfers, 2 without a driver\./).waitFor();
    await part.getByRole('textbox', { name: 'Purchase confirmation no.' }).fill('P-4711');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await lookAt(page, 'kart-vouchered');

    await page.goto(browser.address(site, '/app/staff/dmc_job_sheet'));
    const first = page.getByRole('listitem', { name: `23:58 ${hotel}` });
    const second = page.getByRole('listitem', { name: `09:00 ${hotel}` });
    await first.getByRole('combobox').selectOption({ label: driver });
    await page.getByText(`${driver} drives 23:58 ${hotel}.`).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await first.getByText('No driver', { exact: true }).last().waitFor();
    await first.getByRole('checkbox').check();
    await second.getByRole('checkbox').check();
    const chosen = page.getByRole('group', { name: 'Chosen transfers' });
    await chosen.getByText('2 transfers chosen').waitFor();
    await chosen.getByRole('combobox').selectOption({ label: driver });
    await chosen.getByRole('button', { name: 'Assign' }).click();
    await page.getByText(`${driver} drives 2 transfers.`).first().waitFor();
    await first.getByText('Not completed').waitFor();
    await first.getByRole('textbox').fill('85');
    await first.getByRole('textbox').press('Enter');
    await page
      .getByText(/^Charges of \$\s85.00 saved/)
      .first()
      .waitFor();
    await lookAt(page, 'job-sheet-full');

    await page.getByRole('button', { name: 'Driver links' }).click();
    await page.getByRole('button', { name: `Create link for ${driver}` }).click();
    const told = page.getByRole('dialog', { name: `Link for ${driver}` });
    const link = await told.getByText(/\/app\/dmc\/driver\//).innerText();
    await lookAt(page, 'driver-link');

    const phone = await browser.open({ site, path: new URL(link).pathname, width });
    await phone.getByText(driver).waitFor();
    await phone.getByRole('heading', { name: /^Next job/ }).waitFor();
    await lookAt(phone, 'driver');
    // Once the phone has the page, it opens without a network, and what is pressed waits, also with the page closed.
    await phone.waitForFunction(async () => (await (await caches.open('driver-1')).keys()).length > 12);
    await phone.context().setOffline(true);
    await phone.reload();
    await phone.getByText(/You are offline/).waitFor();
    await phone.getByRole('button', { name: 'Mark as done' }).click();
    await phone.getByText(/^Waiting to send/).waitFor();
    await phone.reload();
    await phone.getByText(/^Waiting to send/).waitFor();
    const secret = link.slice(link.lastIndexOf('-') + 1);
    expect(await keptOnPhone(phone)).not.toContain(secret);
    await lookAt(phone, 'driver-offline');
    await phone.context().setOffline(false);
    await phone.getByText('Sent', { exact: true }).waitFor();
    await phone.getByRole('status').waitFor({ state: 'detached' });

    await page.reload();
    await first.getByText(/^Completed \d\d:\d\d$/).waitFor();
    await page.goto(browser.address(site, '/app/staff/dmc-datewise-itineraries'));
    await page.getByText(name).first().waitFor();
    await lookAt(page, 'itineraries-full');

    // What is not completed is withdrawn with its voucher, and its driver hears of it.
    await page.goto(kartPage);
    await page.getByRole('button', { name: 'Withdraw voucher' }).click();
    await page.getByText(/^1 transfer is withdrawn, 1 completed one stays/).waitFor();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    await phone.reload();
    await phone.getByText(/^Your 09:00 job on .* was withdrawn$/).waitFor();
    await lookAt(phone, 'driver-withdrawn');
    await phone.getByRole('button', { name: 'Seen, I do not go' }).click();
    expect(await phone.getByText(/was withdrawn/).count()).toBe(0);
  },
);
