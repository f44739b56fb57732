// domains: partners, users, site
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();

/** Each width has a link of its own: what one has asked the other cannot ask again. */
const pairs = {
  desktop: { supplier: 'kestrel', supplies: 'Kestrel Travels', consumer: 'lantern', sells: 'Lantern Fares' },
  phone: { supplier: 'lantern', supplies: 'Lantern Fares', consumer: 'kestrel', sells: 'Kestrel Travels' },
};

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

describe.each(widthsOf(import.meta.url))('sites that sell for each other, %s', (width) => {
  const { supplier, supplies, consumer, sells } = pairs[width];
  const staffOf = (site: string, path: string) => browser.open({ site, path, width, as: accountOf(site, 'staff') });

  it('apply, ask, decide, and are suspended, each at their own site', async () => {
    const admin = await staffOf(supplier, '/app/user/supplier/becomeSupplier');
    await admin.getByRole('checkbox', { name: 'Flights', exact: true }).check();
    await admin.getByRole('textbox', { name: 'About your inventory' }).fill('<b>Net fares</b> of all Gulf carriers');
    await admin.getByRole('textbox', { name: 'Contact person' }).fill('Anjali Pillai');
    await admin.getByRole('textbox', { name: 'Email' }).fill('trade@kestrel.example');
    await admin.getByRole('textbox', { name: 'Phone' }).fill('+91 484 400 1180');
    await admin.getByRole('button', { name: 'Save' }).click();
    await said(admin, 'Your supplier details are saved.');
    await said(admin, 'What you offer');
    await lookAt(admin, 'become-supplier-terms');
    await admin.getByRole('button', { name: 'Accept terms' }).click();
    await said(admin, 'The platform is looking at your application.');

    const platform = await staffOf('portolan', '/app/staff/sites');
    await platform.getByRole('button', { name: 'Supplier applications' }).click();
    await platform.getByRole('button', { name: `List ${supplies}` }).click();
    await said(platform, `${supplies} is in the directory.`);
    await lookAt(platform, 'supplier-applications');

    const desk = await staffOf(consumer, '/app/staff/link_supplier');
    await desk.getByRole('button', { name: `Request ${supplies}`, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: `Request Flights of ${supplies}` });
    await dialog.getByText('<b>Net fares</b> of all Gulf carriers').waitFor();
    await lookAt(desk, 'ask-supplier');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const linkRow = row(desk, `${supplies}, Flights`);
    await linkRow.getByText('Pending').waitFor();

    await admin.goto(browser.address(supplier, '/app/staff/customers'));
    await admin.getByRole('button', { name: 'API Customer Requests 1' }).click();
    const requests = admin.getByRole('dialog', { name: 'API Customer Requests' });
    await row(admin, `${sells}, Flights`).getByText('Pending').waitFor();
    await lookAt(admin, 'api-customer-requests');
    await requests.getByRole('button', { name: `Approve ${sells}, Flights` }).click();
    await said(admin, 'Request status changed successfully');
    await row(admin, `${sells}, Flights`).getByText('Approved').waitFor();
    expect(await requests.getByRole('button', { name: /^(Approve|Reject)/ }).count()).toBe(0);
    await admin.keyboard.press('Escape');

    await admin.getByRole('link', { name: 'Api Consumers' }).click();
    const card = row(admin, `${sells}, Flights`);
    await card.getByText('Default Group Applicable').waitFor();
    const hold = card.getByRole('switch', { name: `Flights Hold Allowed, ${sells}` });
    await expect.poll(() => hold.isChecked()).toBe(false);
    await hold.click();
    await said(admin, 'setting saved successfully');
    await expect.poll(() => hold.isChecked()).toBe(true);
    await lookAt(admin, 'api-consumers');
    await card.getByRole('link', { name: 'Add Money' }).click();
    const money = admin.getByRole('dialog', { name: 'Add Money' });
    await money.getByText(`To the wallet of ${sells}.`).waitFor();
    await money.getByLabel('Amount').fill('1500');
    await money.getByLabel('Bank reference').fill(`UTR ${supplier}`);
    await money.getByLabel('Remark').fill('Deposit');
    await money.getByRole('button', { name: 'Add Money' }).click();
    await money.waitFor({ state: 'hidden' });
    await admin.goto(browser.address(supplier, '/app/staff/customers?tab=consumers'));

    await desk.reload();
    const sell = desk.getByRole('switch', { name: `Sell Flights of ${supplies}` });
    await expect.poll(() => sell.isChecked()).toBe(true);
    await linkRow.getByText('1,500.00').waitFor();
    await sell.click();
    await said(desk, `${supplies} is off.`);
    await expect.poll(() => sell.isChecked()).toBe(false);
    await lookAt(desk, 'linked-suppliers-linked');

    await card.getByRole('button', { name: `Actions for ${sells}` }).click();
    await admin.getByRole('menuitem', { name: 'Suspend' }).click();
    await admin
      .getByRole('dialog', { name: `Suspend ${sells}?` })
      .getByRole('button', { name: 'Suspend' })
      .click();
    await card.getByText('Flights, suspended').waitFor();
    await desk.reload();
    await linkRow.getByText('Suspended').waitFor();
    expect(await sell.isDisabled()).toBe(true);
  });

  it('say to everybody else what it means and whom to write to', async () => {
    const page = await browser.open({
      ...{ site: supplier, path: '/app/user/supplier/becomeSupplier', width },
      as: accountOf(supplier, 'travelAgent'),
    });
    await said(page, 'Only a super admin of a site can apply for it.');
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });
});
