// domains: activities, invoices
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { makeOffer } from './activity-steps.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';

/** The papers that a page leads to, which due work writes: looked at until there are as many. */
async function papers(page: Page, link: string, count: number): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('heading', { name: 'Invoices', level: 1 }).waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await page
          .getByText(/No invoices match|\d found/)
          .filter({ visible: true })
          .first()
          .waitFor();
        return page.locator('[data-row]').count();
      },
      { timeout: 120_000, interval: 2000 },
    )
    .toBe(count);
}

it.each(widthsOf(import.meta.url))(
  'a confirmed cart that is cancelled has its invoice and a credit note, for who paid and for the desk, %s',
  async (width) => {
    const name = `Lagoon ${width}`;
    const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
    await desk.getByRole('heading', { name: 'Activities', level: 1 }).waitFor();
    const tourOptionId = await makeOffer(desk, name);
    const page = await browser.open({ site, path: '/app/activities/cart', as: accountOf(site, 'travelAgent'), width });
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
    const { cart } = await askSite<{ cart: { cartId: string; version: number; total: number } }>(
      page,
      '/api/activities/cart/duplicateCart',
      {
        ...{ adults: 2, children: 0, infants: 0, startDate: '2030-03-04', endDate: '2030-03-06' },
        cartItems: [{ tourOptionId, date: '2030-03-05', timeSlot: '10:00' }],
      },
    );
    const { cartId } = cart;
    const { orderId } = await askSite<{ orderId: string }>(page, '/api/activities/cart/checkOut', {
      ...{ cartId, version: cart.version, total: cart.total },
      ...{ leadGuest: { firstName: 'Meera', lastName: width }, phone: '+971 50 555 0177' },
    });
    await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
    await page.getByRole('button', { name: /^Pay .*240/ }).click();
    await page.getByRole('link', { name: 'Open the activities' }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Invoice', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this booking?' })
      .getByRole('button', { name: 'Cancel booking' })
      .click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    await lookAt(page, 'activity-cancelled');

    await papers(page, 'Invoice and credit note', 2);
    await page.locator('[data-row]').filter({ hasText: /DUC\// }).first().click();
    await page.getByText('Activities cancelled').filter({ visible: true }).first().waitFor();
    await page.getByText('Refunded to the wallet.').filter({ visible: true }).first().waitFor();
    await lookAt(page, 'activity-credit-note');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^DUC-.*\.pdf$/);
    await page.getByRole('link', { name: `Activities for Meera ${width}` }).click();
    await page.getByRole('heading', { name: `Activities of Meera ${width}`, level: 1 }).waitFor();

    await desk.goto(browser.address(site, '/app/activities/queue?tab=cancelled'));
    await desk.getByRole('button', { name: `Meera ${width}` }).click();
    await papers(desk, 'Invoice and credit note', 2);
    await desk.locator('[data-row]').filter({ hasText: /DUC\// }).first().click();
    await desk.getByText('Against invoice').filter({ visible: true }).first().waitFor();
    await lookAt(desk, 'activity-credit-note-desk');
  },
);
