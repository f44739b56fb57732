// domains: bookings, notifications
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { makeWalkerWorld, traveller } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'dune';
const agent = accountOf(SITE, 'travelAgent');
const SITE_WORDS = /Dhow|Portolan|sign in/i;
const pictures = process.env.JOURNEY_PICTURES;

/** A mail as its reader's program draws it. */
async function drawMail(page: Page, html: string, name: string): Promise<void> {
  if (!pictures) return;
  const sheet = await page.context().newPage();
  await sheet.setContent(html);
  await sheet.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
  await sheet.close();
}

it.each(widthsOf(import.meta.url))(
  'an agency’s client reads the agency alone, in the mailbox and behind the link, %s',
  async (width) => {
    const page = await browser.open({ site: SITE, path: '/app/flight/search', as: agent, width });
    const { slug } = await makeWalkerWorld(page, width === 'phone' ? 61 : 60);
    // Other journeys' travellers have the same mailbox.
    const mail = await mailTo(traveller.email, /^E-Ticket/, 1, encodeURIComponent(slug));
    expect(mail.subject + mail.body.html + mail.body.text).not.toMatch(SITE_WORDS);
    for (const fact of [/Passengers/, /Ms Route Walker/i, /COK/, /DXB/, /\d{2}:\d{2}/])
      expect(mail.body.text).toMatch(fact);
    await drawMail(page, mail.body.html!, `client-mail-${width}`);

    const { pathname, search } = new URL(
      /href="([^"]*eTicket[^"]*)"/.exec(mail.body.html!)![1]!.replaceAll('&amp;', '&'),
    );
    const stranger = await browser.open({ site: SITE, path: pathname + search, width });
    const paper = stranger.getByRole('article', { name: /^E-Ticket/ });
    await paper.waitFor();
    const agency = (await stranger.getByRole('banner').innerText()).split('\n')[0]!;
    expect(mail.body.text).toContain(agency);
    expect(await stranger.locator('body').innerText()).not.toMatch(SITE_WORDS);
    await expect.poll(() => stranger.title()).toBe(`E-Ticket · ${agency}`);
    expect(await stranger.getByRole('navigation').count()).toBe(0);
    expect(await stranger.getByText('Total Fare').count()).toBe(0);
    const [calendar] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('button', { name: 'Calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
    await lookAt(stranger, 'client-ticket');
    // Who has the address wrong reads nothing of the site either.
    await stranger.goto(browser.address(SITE, '/app/flight/eTicket/bm9uZV9fX0FCQ0RFRg=='));
    await stranger.getByRole('heading', { name: 'Ticket not found.' }).waitFor();
    expect(await stranger.locator('body').innerText()).not.toMatch(SITE_WORDS);
    await lookAt(stranger, 'client-ticket-missing');

    await page.goto(browser.address(SITE, `/app/flight/eTicket/${slug}`));
    const block = page.getByRole('region', { name: 'Payment' });
    await block.waitFor();
    expect(await block.innerText()).not.toMatch(/Discount|TDS/);
    await page.getByRole('button', { name: 'Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send' });
    await expect.poll(() => dialog.getByLabel('To me', { exact: true }).inputValue()).toBe(agent.email);
    expect(await dialog.getByLabel('To the client', { exact: true }).inputValue()).toBe(traveller.email);
    const client = `client-${width}@example.com`;
    await dialog.getByLabel('To the client', { exact: true }).fill(client);
    await dialog.getByLabel('Message').fill('Dear Ms Walker, have a good flight.');
    expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\?text=Dear%20Ms%20Walker.*eTicket/,
    );
    await expectInView(dialog, 'Send');
    await lookAt(page, 'send');
    await dialog.getByRole('button', { name: 'Send to 2' }).click();
    await page.getByText(`Email successfully sent. It went to ${agent.email} and ${client}.`).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const sent = await mailTo(client, /^E-Ticket/);
    expect(sent.body.text).toContain('Dear Ms Walker, have a good flight.');
    expect(sent.body.html! + sent.body.text!).not.toMatch(SITE_WORDS);
    await drawMail(page, sent.body.html!, `client-mail-sent-${width}`);

    // What one sends, as who gets it sees it.
    await page.goto(browser.address(SITE, `/app/flight/eTicket/${slug}?hp=true&as=client`));
    await page.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(SITE_WORDS);
  },
);
