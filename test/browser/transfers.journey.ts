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
const [STAY, LATE] = ['0123456789ABCDEFGHJKMNPQRT', '0123456789ABCDEFGHJKMNPQRV'];
const leg = (more: object) => ({
  ...{ date: '', time: '', pickupLocation: '', dropLocation: '', sharingType: 'PVT' },
  ...{ remarkForCustomer: '', internalRemark: '' },
  ...more,
});

/** KB of scripts that came over the network since the page was opened. */
const scriptsSent = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize / 1000, 0),
  );

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
        {
          ...{ id: LATE, day: 1, accomodationId: accommodation.id, noOfNights: 1, numberOfRooms: 1, price: 50 },
          ...{
            transferType: 'oneway',
            sharingBasis: 'SIC',
            pickupTransfer: { ...there, time: '23:59', sharingType: '' },
          },
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
    await part
      .getByText(
        /^3 transfers\. Still open: purchase confirmation no\., sales confirmation no\., 3 transfers without a driver\./,
      )
      .waitFor();
    await part.getByRole('textbox', { name: 'Purchase confirmation no.' }).fill('P-4711');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await lookAt(page, 'kart-vouchered');

    await page.goto(browser.address(site, '/app/staff/dmc_job_sheet'));
    const first = page.getByRole('listitem', { name: `23:58 ${hotel}` });
    const second = page.getByRole('listitem', { name: `23:59 ${hotel}` });
    const last = page.getByRole('listitem', { name: `09:00 ${hotel}` });
    await first.getByRole('combobox').selectOption({ label: driver });
    await page.getByText(`${driver} drives 23:58 ${hotel}.`).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await first.getByText('No driver', { exact: true }).last().waitFor();
    await first.getByRole('checkbox').check();
    for (const row of [second, last]) await row.getByRole('checkbox').check();
    const chosen = page.getByRole('group', { name: 'Chosen transfers' });
    await chosen.getByText('3 transfers chosen').waitFor();
    await chosen.getByRole('combobox').selectOption({ label: driver });
    await chosen.getByRole('button', { name: 'Assign' }).click();
    await page.getByText(`${driver} drives 3 transfers.`).first().waitFor();
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

    let phone = await browser.open({ site, path: new URL(link).pathname, width });
    const context = phone.context();
    await phone.getByText(driver).waitFor();
    await phone.getByRole('heading', { name: /^Next job/ }).waitFor();
    await lookAt(phone, 'driver');
    expect(await scriptsSent(phone), 'KB of scripts at the first opening').toBeLessThanOrEqual(120);
    // Once the phone has the page, it opens without a network, and what is pressed waits, also with the page closed.
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await phone.reload();
    await phone.getByRole('heading', { name: /^Next job/ }).waitFor();
    expect(await scriptsSent(phone), 'KB of scripts at the second opening').toBe(0);
    await context.setOffline(true);
    await phone.reload();
    await phone.getByText(/You are offline/).waitFor();
    // Another page of the link stands open behind it, and heard of none of what is pressed.
    const behind = await context.newPage();
    await behind.goto(link);
    await behind.getByText(/You are offline/).waitFor();
    await phone.bringToFront();
    const waits = () =>
      phone
        .getByText(/^Waiting to send/)
        .nth(1)
        .waitFor();
    for (const time of ['23:58', '23:59']) {
      const next = phone.getByLabel(`Next job, ${time}`);
      await next.getByRole('button', { name: 'Mark as done' }).click();
      await next.waitFor({ state: 'detached' });
    }
    await phone.getByText(/2 completed jobs are waiting to be sent/).waitFor();
    await phone.getByRole('button', { name: 'Undo 23:59' }).click();
    await phone.getByLabel('Next job, 23:59').getByRole('button', { name: 'Mark as done' }).click();
    await waits();
    // The tab is closed, and opened again, with no network at all.
    await phone.close();
    phone = await context.newPage();
    await phone.goto(link);
    await waits();
    const secret = link.slice(link.lastIndexOf('-') + 1);
    expect(await keptOnPhone(phone)).not.toContain(secret);
    await lookAt(phone, 'driver-offline');
    await context.setOffline(false);
    await phone
      .getByText(/^Sent, done \d\d:\d\d$/)
      .nth(1)
      .waitFor();
    await phone.getByRole('status').waitFor({ state: 'detached' });
    await behind
      .getByText(/^Sent, done \d\d:\d\d$/)
      .nth(1)
      .waitFor();
    await behind.close();

    await page.reload();
    for (const row of [first, second]) await row.getByText(/^Completed \d\d:\d\d$/).waitFor();

    // A link made anew ends the one in the driver's hands, and what the phone kept of it.
    await page.getByRole('button', { name: 'Driver links' }).click();
    await page.getByRole('button', { name: `New link for ${driver}` }).click();
    await told.getByText(link).waitFor({ state: 'detached' });
    const anew = await told.getByText(/\/app\/dmc\/driver\//).innerText();
    await phone.reload();
    await phone.getByRole('heading', { name: 'This link has ended' }).waitFor();
    await lookAt(phone, 'driver-ended');
    const leftOver = await keptOnPhone(phone);
    for (const gone of [hotel, driver]) expect(leftOver).not.toContain(gone);
    await phone.goto(anew);
    await phone.getByLabel('Next job, 09:00').waitFor();
    await page.goto(browser.address(site, '/app/staff/dmc-datewise-itineraries'));
    await page.getByText(name).first().waitFor();
    await lookAt(page, 'itineraries-full');

    // What is not completed is withdrawn with its voucher, and its driver hears of it.
    await page.goto(kartPage);
    await page.getByRole('button', { name: 'Withdraw voucher' }).click();
    await page
      .getByText(/^1 transfer is withdrawn, 2 completed ones stay\. Rashid Khan .* has one of them\./)
      .waitFor();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    await phone.reload();
    await phone.getByText(/^Your 09:00 job on .* was withdrawn$/).waitFor();
    await lookAt(phone, 'driver-withdrawn');
    await phone.getByRole('button', { name: 'Seen, I do not go' }).click();
    await phone.getByText(/was withdrawn/).waitFor({ state: 'detached' });
  },
);
