// domains: quotations
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { makeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');

it.each(widths)(
  'staff send a quotation, and the customer asks about it and accepts what is sent again by its link, %s',
  async (width) => {
    const name = `By link ${width}`;
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    const id = await makeKart(page, name);
    await page.goto(browser.address(site, `/app/staff/kart/${id}`));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Send quotation' }).click();
    await lookAt(page, 'kart-send');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    const sent = page.getByRole('dialog', { name: 'Version 1 sent' });
    const link = await sent.getByText(/\/app\/quotation\//).innerText();
    await lookAt(page, 'kart-sent');

    const guest = await browser.open({ site, path: new URL(link).pathname, width });
    await guest.getByRole('heading', { name, level: 1 }).waitFor();
    await guest.getByText('Visa', { exact: true }).waitFor();
    await lookAt(guest, 'quotation');
    const [paper] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^quotation-\d+-version-1\.pdf$/);
    await guest.getByRole('textbox', { name: 'Your question' }).fill('Is the visa for both of us?');
    await guest.getByRole('button', { name: 'Ask', exact: true }).click();
    await guest.getByText('Is the visa for both of us?').waitFor();

    await page.goto(browser.address(site, `/app/staff/kart/${id}`));
    await page.getByText('Is the visa for both of us?').waitFor();
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, for both.');
    await lookAt(page, 'kart-questions');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Yes, for both.').waitFor();
    // What was asked for is changed, sent again, and compared before it is accepted.
    await page.getByRole('button', { name: /^Visa/ }).first().click();
    await page.getByRole('group', { name: 'Visa', exact: true }).getByRole('textbox', { name: 'Price' }).fill('130');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: 'Send quotation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog', { name: 'Version 2 sent' }).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Compare versions' }).click();
    await page.getByText(/30\.00 more, lines: 1 changed\.$/).waitFor();

    await guest.reload();
    await guest.getByText('Yes, for both.').waitFor();
    if (width === 'phone') {
      // Total and what to do with it stay in view; a press leads to where a name is entered.
      await guest.getByRole('button', { name: 'Accept', exact: true }).click();
      const name = guest.getByRole('textbox', { name: 'Your name, to accept' });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await guest.getByRole('button', { name: 'Accept version 2' }).click();
    await guest.getByText('Please enter your name.').waitFor();
    await guest.getByRole('textbox', { name: 'Your name, to accept' }).fill('Anoop Nambiar');
    await guest.getByRole('button', { name: 'Accept version 2' }).click();
    await guest.getByText(/^Accepted by Anoop Nambiar/).waitFor();
    await lookAt(guest, 'quotation-accepted');

    await page.goto(browser.address(site, '/app/staff/kart'));
    await page.getByText(name).first().waitFor();
    await page.getByText('Accepted').last().waitFor();
  },
);
