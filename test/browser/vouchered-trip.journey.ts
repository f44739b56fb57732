// domains: transfers, quotations, documents
import { expect, it } from 'vitest';
import { addDays, dayIn } from '#shared/time.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt, lookAtPaper } from './look-at.ts';
import type { MadeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const [FIRST, SECOND] = ['FRST', 'SCND'].map((name) => `0123456789ABCDEFGHJKMN${name}`);
const leg = (more: object) => ({
  ...{ date: '', time: '', pickupLocation: 'DXB Terminal 1', dropLocation: 'Creek', sharingType: 'PVT' },
  ...{ remarkForCustomer: '', internalRemark: '', flightId: '' },
  ...more,
});

it.each(widths)(
  'of a vouchered trip one stay’s voucher is taken away and sent, an older version is restored, its days are printed, and a link is revoked, %s',
  async (width) => {
    const [name, driver] = [`Restored ${width}`, `Bilal Ahmed ${width}`];
    const [first, second] = [`Marina of ${width}`, `Old Town of ${width}`];
    const from = addDays(dayIn('Asia/Dubai', Date.now()), 60);
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const stays: string[] = [];
    for (const hotel of [first, second]) {
      const { accommodation } = await askSite<{ accommodation: { id: string } }>(
        page,
        '/api/dmc/createNewAccomodation',
        { name: hotel, address: '12 Creek Road', cityId: 'ae-03-dubai', area: 'Deira' },
      );
      stays.push(accommodation.id);
    }
    await askSite(page, '/api/dmc/saveDriver', { driverName: driver, phone: '+971 50 555 0177' });
    const { found } = await askSite<{ found: { id: string }[] }>(page, '/api/kart/findForKart', {
      ...{ kind: 'customer', search: 'Tomas' },
    });
    const stay = (id: string | undefined, at: number, day: number, time: string) => ({
      ...{ id, day, accomodationId: stays[at], noOfNights: 1, numberOfRooms: 1, price: 100 },
      ...{ transferType: 'oneway', sharingBasis: 'PVT', pickupTransfer: leg({ time }) },
    });
    const { kart } = await askSite<MadeKart>(page, '/api/kart/saveKart', {
      ...{ kartName: name, customerId: Number(found[0]!.id), adults: 2, child: 0, infant: 0 },
      ...{ arrivalDate: from, noOfDays: 3, noOfNights: 2 },
      accomodations: [stay(FIRST, 0, 1, '14:00'), stay(SECOND, 1, 2, '11:00')],
    });
    const { id } = kart;
    await askSite(page, '/api/kart/sendKart', { id, email: '', message: '' });
    await askSite(page, '/api/kart/saveKart', {
      id,
      accomodations: [{ id: FIRST, pickupTransfer: leg({ time: '15:30' }) }],
    });
    await askSite(page, '/api/kart/saveKart', { id, isVouchered: true });
    const kartPage = browser.address(site, `/app/staff/kart/${id}`);
    const sheetPage = browser.address(site, `/app/staff/dmc_job_sheet?from=${from}&to=${addDays(from, 2)}`);
    await page.goto(sheetPage);
    const row = page.getByRole('listitem', { name: `15:30 ${first}` });
    await row.getByRole('combobox').selectOption({ label: driver });
    await page.getByText(`${driver} drives 15:30 ${first}.`).first().waitFor();
    await row.getByText('Not completed').waitFor();
    await row.getByRole('textbox').fill('60');
    await row.getByRole('textbox').press('Enter');
    await page
      .getByText(/^Charges of \$\s60.00 saved/)
      .first()
      .waitFor();
    await lookAtPaper(page, 'job-sheet');

    // One stay's voucher, as a file and as a link.
    await page.goto(kartPage);
    await page.getByRole('combobox', { name: 'Voucher for' }).selectOption({ label: second });
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download voucher' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^voucher-\d+.*\.pdf$/);
    await page.getByRole('button', { name: 'Send voucher' }).click();
    const sending = page.getByRole('dialog', { name: 'Send voucher' });
    await sending.getByRole('textbox', { name: 'Email' }).fill('');
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = page.getByRole('dialog', { name: 'Voucher sent' });
    const ofOne = new URL(await sent.getByText(/\/app\/quotation\//).innerText());
    const guest = await browser.open({ site, path: ofOne.pathname + ofOne.search, width });
    const voucher = guest.getByLabel('Travel voucher');
    await voucher.getByText(second).first().waitFor();
    expect(await voucher.getByText(first).count()).toBe(0);
    await guest.getByText('Your trip is confirmed: its voucher is above.').waitFor();
    expect(await guest.getByRole('button', { name: /^Accept/ }).count()).toBe(0);
    await lookAt(guest, 'voucher-of-one-stay');
    const [taken] = await Promise.all([
      guest.waitForEvent('download'),
      voucher.getByRole('button', { name: 'Download voucher' }).click(),
    ]);
    expect(taken.suggestedFilename()).toBe(paper.suggestedFilename());
    await lookAtPaper(guest, 'voucher-of-one-stay');
    await guest.goto(browser.address(site, ofOne.pathname));
    for (const hotel of [first, second]) await voucher.getByText(hotel).first().waitFor();

    // What the restored version does to transfers is said before, and stands on the job sheet after.
    await page.goto(`${kartPage}/versions`);
    await page.getByRole('button', { name: 'Restore version 1 to the builder' }).click();
    const asked = page.getByRole('dialog', { name: 'Restore version 1?' });
    await asked.getByText(`Transfers: 1 moved. ${driver} has one of them.`).waitFor();
    await lookAt(page, 'kart-restore-vouchered');
    await asked.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText('Version 1 is back in the builder.').first().waitFor();
    await page.goto(sheetPage);
    const back = page.getByRole('listitem', { name: `14:00 ${first}` });
    await back.getByText('Moved from 15:30').waitFor();
    expect(await back.getByRole('combobox').locator('option:checked').innerText()).toBe(driver);
    expect(await back.getByRole('textbox').inputValue()).toBe('60.00');

    await page.goto(browser.address(site, `/app/staff/dmc-datewise-itineraries?date=${from}`));
    await page.getByRole('region', { name }).getByText(first).first().waitFor();
    await lookAtPaper(page, 'itineraries');

    // A revoked link opens nothing, on the phone that had it either.
    await page.goto(sheetPage);
    await page.getByRole('button', { name: 'Driver links' }).click();
    await page.getByRole('button', { name: `Create link for ${driver}` }).click();
    const made = page.getByRole('dialog', { name: `Link for ${driver}` });
    const link = new URL(await made.getByText(/\/app\/dmc\/driver\//).innerText());
    await made.getByRole('button', { name: 'All drivers' }).click();
    const phone = await browser.open({ site, path: link.pathname, width });
    await phone.getByText('No jobs to drive').waitFor();
    await page.getByRole('button', { name: `Revoke the link of ${driver}` }).click();
    await page.getByText(`The link of ${driver} has ended.`).first().waitFor();
    await page.getByRole('button', { name: `Create link for ${driver}` }).waitFor();
    await phone.reload();
    await phone.getByRole('heading', { name: 'This link has ended' }).waitFor();
  },
);
