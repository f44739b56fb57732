// domains: transfers, quotations, destination
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayIn } from '#shared/time.ts';
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
const [STAY, FLIGHT, VISA] = ['STAY', 'FRGT', 'VSAA'].map((name) => `0123456789ABCDEFGHJKMN${name}`);
const OFFLINE = /You are offline\. Nothing was sent/;
const leg = (more: object) => ({
  ...{ date: '', time: '', pickupLocation: 'DXB Terminal 1', dropLocation: 'Creek', sharingType: 'PVT' },
  ...{ remarkForCustomer: '', internalRemark: '', flightId: '' },
  ...more,
});

/** What another tab of the same browser does when somebody looks at it again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

it.each(widths)(
  'a vouchered trip is changed and cancelled: its job sheet, its drivers and whoever changes it are told, %s',
  async (width) => {
    const [name, hotel, driver] = [`Changed ${width}`, `Harbour of ${width}`, `Imran Sheikh ${width}`];
    const from = addDays(dayIn('Asia/Dubai', Date.now()), 40);
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const { accommodation } = await askSite<{ accommodation: { id: string } }>(page, '/api/dmc/createNewAccomodation', {
      ...{ name: hotel, address: '12 Creek Road', cityId: 'ae-03-dubai', area: 'Deira' },
    });
    await askSite(page, '/api/dmc/saveDriver', { driverName: driver, phone: '+971 50 555 0177' });
    const { found } = await askSite<{ found: { id: string }[] }>(page, '/api/kart/findForKart', {
      ...{ kind: 'customer', search: 'Tomas' },
    });
    const { kart } = await askSite<MadeKart>(page, '/api/kart/saveKart', {
      ...{ kartName: name, customerId: Number(found[0]!.id), adults: 2, child: 0, infant: 0 },
      ...{ arrivalDate: from, noOfDays: 3, noOfNights: 2 },
      accomodations: [
        {
          ...{ id: STAY, day: 1, accomodationId: accommodation.id, noOfNights: 1, numberOfRooms: 1, price: 100 },
          ...{ transferType: 'return', sharingBasis: 'PVT', pickupTransfer: leg({ flightId: FLIGHT }) },
          dropTransfer: leg({ time: '09:00', pickupLocation: 'Creek', dropLocation: 'DXB Terminal 1' }),
        },
      ],
      miscellaneous: [{ id: VISA, day: 1, name: 'Visa', price: 10 }],
      flights: [
        {
          ...{ id: FLIGHT, day: 1, airlineCode: 'AI', flightNo: '933', origin: 'COK', destination: 'DXB', price: 0 },
          ...{ depTime: '09:00', arrTime: '13:00' },
        },
      ],
    });
    await askSite(page, '/api/kart/saveKart', { id: kart.id, isVouchered: true });
    const kartPage = browser.address(site, `/app/staff/kart/${kart.id}`);
    const sheetPage = browser.address(site, `/app/staff/dmc_job_sheet?from=${from}&to=${addDays(from, 3)}`);

    // The job sheet says what the pickup follows, and what of the trip does not go together.
    await page.goto(sheetPage);
    const pickup = page.getByRole('listitem', { name: `14:00 ${hotel}` });
    await pickup.getByText('Follows AI 933, lands 13:00').waitFor();
    const clash = /The night of .* has no stay\./;
    await pickup.getByText(clash).waitFor();
    await lookAt(page, 'job-sheet-clash');
    await pickup.getByRole('button', { name: /^Set aside/ }).click();
    const aside = page.getByRole('dialog', { name: 'Set this clash aside?' });
    await aside.getByRole('textbox', { name: 'Reason' }).fill('With friends.');
    await aside.getByRole('button', { name: 'Set aside' }).click();
    await pickup.getByText(/Set aside: With friends\./).waitFor();
    await pickup.getByRole('button', { name: /^Undo/ }).click();
    await pickup.getByRole('button', { name: /^Set aside/ }).waitFor();

    // Another tab hears of it once somebody looks there.
    const other = await page.context().newPage();
    await other.goto(sheetPage);
    const there = other.getByRole('listitem', { name: `14:00 ${hotel}` });
    await there.getByText('No driver', { exact: true }).last().waitFor();
    await pickup.getByRole('combobox').selectOption({ label: driver });
    await page.getByText(`${driver} drives 14:00 ${hotel}.`).first().waitFor();
    await lookAgain(other);
    await there.getByText('Not completed').waitFor();
    await other.close();

    // Without a connection nothing is saved, and nothing typed is lost.
    await page.context().setOffline(true);
    const charges = pickup.getByRole('textbox');
    await charges.fill('40');
    await charges.press('Enter');
    await page.getByText(OFFLINE).first().waitFor();
    expect(await charges.inputValue()).toBe('40');
    await pickup.getByRole('combobox').selectOption('');
    expect(await pickup.getByRole('combobox').locator('option:checked').innerText()).toBe(driver);
    await page.context().setOffline(false);
    await charges.press('Enter');
    await page
      .getByText(/^Charges of \$\s40.00 saved/)
      .first()
      .waitFor();

    // The flight lands later: what that does to transfers is said before it is saved.
    await page.goto(kartPage);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: /^AI 933/ }).click();
    const flight = page.getByRole('group', { name: /^AI 933/ });
    await flight.getByLabel('Arrival time').fill('15:30');
    const asked = page.getByRole('dialog', { name: 'Save these changes?' });
    await asked.getByText(`Transfers: 1 moved. ${driver} has one of them.`).waitFor();
    await lookAt(page, 'kart-moves');
    await asked.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const close = flight.getByRole('button', { name: 'Done' });
    if (await close.isVisible()) await close.click();

    // So is what the removal of a line does.
    await page.getByRole('button', { name: `Actions for ${hotel}` }).click();
    await page.getByRole('menuitem', { name: `Remove ${hotel}` }).click();
    const removal = page.getByRole('dialog', { name: 'Remove this service?' });
    await removal.getByText(`Transfers: 2 withdrawn. ${driver} has one of them.`).waitFor();
    await lookAt(page, 'kart-removal');
    await removal.getByRole('button', { name: 'Keep it' }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download voucher' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^voucher-\d+\.pdf$/);

    // From the driver's row to their jobs.
    await page.goto(browser.address(site, '/app/staff/dmc_master?tab=drivers'));
    await page.getByRole('button', { name: `Actions for ${driver}` }).click();
    await page.getByRole('menuitem', { name: 'Driver link' }).click();
    const links = page.getByRole('dialog', { name: 'Driver links' });
    await links.getByRole('button', { name: `Create link for ${driver}` }).waitFor();
    expect(await links.getByRole('heading', { level: 3 }).count()).toBe(1);
    await lookAt(page, 'driver-links-of-one');
    await links.getByRole('button', { name: 'Close' }).last().click();
    await page.goto(browser.address(site, '/app/staff/dmc_master?tab=drivers'));
    await page.getByRole('button', { name: `Actions for ${driver}` }).click();
    await page.getByRole('menuitem', { name: 'Jobs' }).click();
    await page.getByRole('heading', { name: 'Job sheet', level: 1 }).waitFor();
    const narrowed = page.getByRole('combobox', { name: 'Driver', exact: true }).locator('option:checked');
    await expect.poll(() => narrowed.innerText(), { message: 'drivers come with the sheet' }).toBe(driver);
    await page.goto(sheetPage);
    const moved = page.getByRole('listitem', { name: `16:30 ${hotel}` });
    await moved.getByText('Moved from 14:00').waitFor();
    await lookAt(page, 'job-sheet-moved');

    await page.goto(kartPage);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel quotation' }).click();
    const ending = page.getByRole('dialog', { name: 'Cancel this quotation?' });
    await ending.getByText(`Transfers: 2 withdrawn. ${driver} has one of them.`).waitFor();
    await lookAt(page, 'kart-cancel-vouchered');
    await ending.getByRole('button', { name: 'Cancel quotation' }).click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    await page.goto(sheetPage);
    await page.getByRole('heading', { name: 'Job sheet', level: 1 }).waitFor();
    await page.getByText(/^\d+ transfers?, /).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
  },
);
