// domains: quotations
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { LINE, makeKart, type MadeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const changeLine = (page: Page, id: string, fields: object) =>
  askSite<MadeKart>(page, '/api/kart/saveKart', { id, miscellaneous: [{ id: LINE, ...fields }] });

it.each(widths)(
  'two people in one quotation lose nothing, and choose where both changed a field, %s',
  async (width) => {
    const name = `Two desks ${width}`;
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const id = await makeKart(page, name);
    await page.goto(browser.address(site, `/app/staff/kart/${id}`));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Visa/ }).first().click();
    const form = page.getByRole('group', { name: 'Visa', exact: true });

    // Another field: both stand, and nobody is asked.
    await changeLine(page, id, { description: 'For three' });
    await form.getByRole('textbox', { name: 'Time' }).fill('12:00');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await expect.poll(() => form.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('For three');

    // The same field: both sides are shown, and one is chosen.
    await form.getByRole('textbox', { name: 'Price' }).fill('130');
    await changeLine(page, id, { price: 120 });
    const asked = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    const price = asked.getByRole('region', { name: 'Visa, price' });
    await price.getByText('120', { exact: true }).waitFor();
    await lookAt(page, 'kart-conflict');
    await price.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.getByText('$ 130.00').first().waitFor();
  },
);

it.each(widths)(
  'what is typed without a connection waits, and is offered when the quotation is opened again, %s',
  async (width) => {
    const name = `Lost line ${width}`;
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const id = await makeKart(page, name);
    const address = browser.address(site, `/app/staff/kart/${id}`);
    await page.goto(address);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Visa/ }).first().click();
    await page.getByRole('group', { name: 'Visa', exact: true }).getByRole('textbox', { name: 'Price' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('group', { name: 'Visa', exact: true }).getByRole('textbox', { name: 'Price' }).fill('140');
    await page.getByText('Not saved: no connection').waitFor();
    await lookAt(page, 'kart-offline');
    // The tab goes before the connection comes.
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.goto(address);
    const offer = page.getByRole('group', { name: 'Not saved last time' });
    await offer.waitFor();
    await page.getByText('$ 100.00').first().waitFor();
    await lookAt(page, 'kart-kept');
    await offer.getByRole('button', { name: 'Restore my changes' }).click();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.getByText('$ 140.00').first().waitFor();
  },
);
