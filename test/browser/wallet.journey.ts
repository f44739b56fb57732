// domains: wallet, payments, exports, files
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites, debitWrites } from '#functions/wallet/writes.ts';
import { DAY, HOUR } from '#shared/time.ts';
import { slipDocument } from '#test/fixtures/documents.ts';
import { readSheet } from '#test/exports/read-sheet.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { endMessages } from './end-messages.ts';
import { jobAt } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { runUntil } from './run-until.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'kestrel';
const agent = accountOf(site, 'travelAgent');
const staff = accountOf(site, 'staff');
const widths = widthsOf(import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-wallet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const entries = (page: Page) => page.getByLabel('Entries', { exact: true });
const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(text);

/** A retail customer whose wallet has a year behind it: some money in each month, and most of it spent. */
let year: Promise<string> | undefined;
const traveller = () => (year ??= makeYear());
async function makeYear(): Promise<string> {
  const job = await jobAt(site);
  const user = (await readUserByEmail(job, accountOf(site, 'retail').email))!;
  const now = clock.now;
  const began = now() - 360 * DAY;
  for (let nth = 1; nth <= 36; nth++) {
    clock.now = () => began + nth * 10 * DAY - HOUR;
    const wallet = await readWallet(job, ownerOf(user), 'INR');
    const minor = nth % 3 === 0 ? Math.floor(wallet.balance * 0.7) : 400_000 + nth * 12_345;
    const posting = { wallet, minor, against: 'bank', reference: `YEAR ${nth}`, remark: `Posting ${nth}` } as const;
    const done = await commit(job, (nth % 3 === 0 ? debitWrites : creditWrites)(job, posting));
    if (!done.ok) throw new Error(done.code);
  }
  clock.now = now;
  return user.userId;
}

/** From the wallet to the gateway's own page. */
async function topUp(page: Page, amount: string): Promise<void> {
  const box = dialog(page, 'Top up wallet');
  await box.getByLabel('Amount', { exact: true }).fill(amount);
  await endMessages(page);
  await box.getByRole('button', { name: 'Go to the gateway' }).click();
  await page.getByRole('heading', { name: 'Sandbox payment gateway' }).waitFor();
}

it.each(widths)('a customer tops up: it succeeds, fails, and is left, %s', async (width) => {
  const amount = width === 'phone' ? '1,250.50' : '2,345.50';
  const page = await browser.open({ site, path: '/app/user/transactionHistory', as: agent, width });
  await heading(page, 'Wallet').waitFor();
  // One of the pages of the account.
  const tab = page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Wallet' });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  await page.getByText('Balance now').waitFor();
  await lookAt(page, 'wallet');
  await page.getByRole('button', { name: 'Top up' }).click();
  const box = dialog(page, 'Top up wallet');
  await box.getByRole('group', { name: 'Usual top-ups' }).getByRole('button', { name: '₹ 10,000' }).click();
  await expect.poll(() => box.getByLabel('Amount', { exact: true }).inputValue()).toBe('10000');
  await box.getByLabel('Amount', { exact: true }).fill('much');
  await dialog(page, 'Top up wallet').getByRole('button', { name: 'Go to the gateway' }).click();
  await page.getByText('Please enter an amount of up to nine digits.').waitFor();
  await lookAt(page, 'wallet-top-up');
  await topUp(page, amount);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await heading(page, 'Your wallet was topped up').waitFor();
  await page.getByText('Wallet top-up only.').waitFor();
  await lookAt(page, 'wallet-topped-up');
  await page.getByRole('link', { name: 'Open my wallet' }).click();
  await entries(page).getByRole('link', { name: 'Wallet top-up' }).first().waitFor();
  await entries(page).getByText(new RegExp(amount)).first().waitFor();
  const { subject } = await mailTo(agent.email, new RegExp(`${amount} added to your wallet`));
  expect(subject).toContain('added to your wallet');

  await page.getByRole('button', { name: 'Top up' }).click();
  await topUp(page, '77');
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await heading(page, 'Payment unsuccessful').waitFor();
  await lookAt(page, 'wallet-top-up-failed');
  await page.getByRole('link', { name: 'Top up again' }).click();
  await topUp(page, '78');
  // The page asks five times more, two seconds apart.
  await page.clock.install();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await runUntil(heading(page, 'The gateway has not confirmed your payment yet'));
  await page.getByText('is added to your wallet').waitFor();
  await expect.poll(() => entries(page).getByText('77.00').count()).toBe(0);
  await confirmLate(/\/user\/payments\/(\w+)/.exec(page.url())![1]!);
  await page.getByRole('button', { name: 'Check with the gateway again' }).click();
  await heading(page, 'Payment unsuccessful').waitFor();
  await page.getByText('We are refunding it.').waitFor();
  await lookAt(page, 'wallet-top-up-late');

  // One more is left, and nobody hears of it again.
  await page.getByRole('link', { name: 'Top up again' }).click();
  await topUp(page, '79');
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await runUntil(heading(page, 'The gateway has not confirmed your payment yet'));

  // All of it stands among one's own payments, each with the way to its order.
  await page.goto(browser.address(site, '/app/payments'));
  const own = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await own.filter({ hasText: '78.00' }).getByText('Returned').first().waitFor();
  await own.filter({ hasText: '79.00' }).getByText('Pending').first().waitFor();
  await own.filter({ hasText: '77.00' }).getByText('Failed').first().waitFor();
  await own.filter({ hasText: amount }).getByText('Paid', { exact: true }).waitFor();
  await lookAt(page, 'own-payments');
  await own.filter({ hasText: amount }).getByRole('link', { name: 'Wallet top-up' }).click();
  await heading(page, 'Your wallet was topped up').waitFor();
});

/** The time to pay an order is over, and only then the bank confirms what was paid at the sandbox. */
async function confirmLate(orderId: string): Promise<void> {
  const job = await jobAt(site);
  const past = { kind: 'update', key: keys.order(job, orderId), set: { expiresAt: clock.now() - 1000 } } as const;
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  const payments = paymentsAfter(order, 'succeed', clock.now());
  for (const writes of [[past], changeSandboxOrderWrites(order, { payments })]) {
    const done = await commit(job, writes);
    if (!done.ok) throw new Error(done.code);
  }
}

it.each(widths)('a customer reports transfers; staff confirm one and reject another, %s', async (width) => {
  const [good, bad] = [`UTR 88${width}`, `UTR 99${width}`];
  const page = await browser.open({ site, path: '/app/user/transactionHistory', as: agent, width });
  const report = async (reference: string, amount: string) => {
    await page.getByRole('button', { name: 'Bank transfer' }).click();
    const box = dialog(page, 'Bank transfer');
    await box.getByText('Sandbox Bank').waitFor();
    await box.getByLabel('Amount sent').fill(amount);
    await box.getByLabel('Reference').fill(reference);
    if (reference === good) await lookAt(page, 'wallet-transfer');
    await box.getByRole('button', { name: 'I sent this' }).click();
    await box.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Reported transfers' }).getByText(new RegExp(reference)).waitFor();
  };
  await report(good, '4,321');
  await report(bad, '99');

  const desk = await browser.open({ site, path: '/app/staff/myPendingPaymentGatewayEntries', as: staff, width });
  const row = (reference: string) =>
    desk.getByRole('list', { name: 'Transfers' }).getByRole('listitem').filter({ hasText: reference });
  await row(good).waitFor();
  await lookAt(desk, 'pending-transfers');
  await row(good).getByRole('button', { name: 'Confirm' }).click();
  await lookAt(desk, 'pending-confirm');
  await dialog(desk, /^Confirm/)
    .getByRole('button', { name: 'Confirm' })
    .click();
  await notice(desk, /4,321\.00 added to the wallet of/).waitFor();
  await row(good).waitFor({ state: 'detached' });
  await row(bad).getByRole('button', { name: 'Reject' }).click();
  await dialog(desk, /^Reject/)
    .getByRole('button', { name: 'Reject' })
    .click();
  await dialog(desk, /^Reject/)
    .getByText('This is required field.')
    .waitFor();
  await dialog(desk, /^Reject/)
    .getByLabel('Reason')
    .fill('No such payment at our bank');
  await dialog(desk, /^Reject/)
    .getByRole('button', { name: 'Reject' })
    .click();
  await row(bad).waitFor({ state: 'detached' });
  await desk.getByRole('link', { name: 'Unconfirmed gateway payments' }).click();
  await desk
    .getByRole('list', { name: 'Unconfirmed gateway payments' })
    .getByText(/Wallet top-up/)
    .first()
    .waitFor();
  await lookAt(desk, 'pending-gateways');
  await desk.getByRole('button', { name: 'Check with the gateway again' }).first().click();
  await notice(desk, /The gateway/)
    .first()
    .waitFor();

  await page.reload();
  await entries(page).getByText(good).first().waitFor();
  await page
    .getByRole('region', { name: 'Reported transfers' })
    .getByText(/No such payment at our bank/)
    .first()
    .waitFor();
  await mailTo(agent.email, /could not confirm your bank transfer/);
});

it.each(widths)('a customer sends a slip that is a PDF; staff open it and decide on it, %s', async (width) => {
  const reference = `UTR 77${width}`;
  const slip = slipDocument(`${reference}, INR 8,765.00`, '/OpenAction [3 0 R /Fit]');
  const page = await browser.open({ site, path: '/app/user/transactionHistory', as: agent, width });
  // Listened for from now on: a listener that comes with a press may come too late for it.
  page.on('filechooser', () => undefined);
  await page.getByRole('button', { name: 'Bank transfer' }).click();
  const box = dialog(page, 'Bank transfer');
  await box.getByText('PNG, JPEG or WebP up to 8 MB, PDF up to 5 MB. Only you and our staff can see it.').waitFor();
  await box.getByText('Choose a file, or drop one here.').waitFor();
  await box.getByLabel('Amount sent').fill('8,765');
  await box.getByLabel('Reference').fill(reference);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      box.getByRole('button', { name: /^Slip \(optional\) Choose/ }).click(),
    ]);
    await chooser.setFiles({ name, mimeType, buffer });
  };
  const says = (text: string | RegExp) => box.getByRole('alert').filter({ hasText: text }).waitFor();
  await choose('slip.exe', 'application/x-msdownload', Buffer.from('MZ'));
  await says(/PNG, JPEG, WebP or PDF/);
  await choose('slip.pdf', 'application/pdf', slipDocument('Pay here', '/Names << /JavaScript 9 0 R >>'));
  await says('This file contains a script.');
  await lookAt(page, 'slip-refused');
  await choose('slip.pdf', 'application/pdf', slip);
  await box.getByText('slip.pdf uploaded.').waitFor();
  await expect.poll(() => box.getByRole('alert').count()).toBe(0);
  await box.getByText('slip.pdf uploaded.').scrollIntoViewIfNeeded();
  await lookAt(page, 'slip-sent');
  await box.getByRole('button', { name: 'I sent this' }).click();
  await box.waitFor({ state: 'detached' });

  const fetched = async (from: Page, button: Locator) => {
    const [download] = await Promise.all([from.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('slip.pdf');
    const file = path.join(folder, `slip-${width}.pdf`);
    await download.saveAs(file);
    expect((await readFile(file)).equals(slip)).toBe(true);
  };
  const own = page.getByRole('region', { name: 'Reported transfers' });
  await fetched(page, own.getByRole('button', { name: `Slip of ${reference}` }));
  await lookAt(page, 'wallet-with-slip');

  const desk = await browser.open({ site, path: '/app/staff/myPendingPaymentGatewayEntries', as: staff, width });
  const row = desk.getByRole('list', { name: 'Transfers' }).getByRole('listitem').filter({ hasText: reference });
  await row.waitFor();
  await fetched(desk, row.getByRole('button', { name: `Slip of ${reference}` }));
  await lookAt(desk, 'pending-with-slip');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dialog(desk, /^Confirm/)
    .getByRole('button', { name: 'Confirm' })
    .click();
  await notice(desk, /8,765\.00 added to the wallet of/).waitFor();
  // Decided on, it can still be looked at.
  await desk.getByRole('link', { name: 'All transfers' }).click();
  await row.getByText('Confirmed', { exact: true }).waitFor();
  await fetched(desk, row.getByRole('button', { name: `Slip of ${reference}` }));
  await lookAt(desk, 'all-transfers');
  await page.reload();
  await own.getByText(reference).waitFor();
  await own.getByText('Confirmed').first().waitFor();
});

it.each(widths)('a customer takes the own statement as a file, %s', async (width) => {
  await traveller();
  const page = await browser.open({
    site,
    path: '/app/user/transactionHistory?kind=added',
    as: accountOf(site, 'retail'),
    width,
  });
  await entries(page)
    .getByText('Posting 1', { exact: true })
    .or(entries(page).getByText('Posting 35'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
  const files = page.getByRole('region', { name: 'Excel files' });
  await files.getByRole('button', { name: 'Download Wallet statement' }).waitFor();
  await lookAt(page, 'wallet-own-excel');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Download Wallet statement' }).click(),
  ]);
  const file = path.join(folder, `own-${width}.xlsx`);
  await download.saveAs(file);
  const sheet = await readSheet(await readFile(file));
  expect(sheet.headings).not.toContain('Customer');
  const remarks = sheet.rows.map((cells) => cells[sheet.headings.indexOf('Remark')]);
  expect(remarks).toEqual(expect.arrayContaining(['Posting 1', 'Posting 35']));
  expect(remarks).not.toContain('Paid at the desk');
});

it.each(widths)(
  'staff read a customer’s statement, add money, set a limit, and take it as a file, %s',
  async (width) => {
    const reference = `NEFT 55${width}`;
    const at = `/app/staff/walletReport/?email=${encodeURIComponent(agent.email)}`;
    const page = await browser.open({ site, path: at, as: staff, width });
    await heading(page, 'Wallet report').waitFor();
    await page.getByText(agent.email).first().waitFor();
    const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet report' });
    if (width === 'desktop') await expect.poll(() => item.getAttribute('aria-current')).toBe('page');
    await page.getByRole('button', { name: 'Add Money' }).click();
    const money = dialog(page, 'Add Money');
    await money.getByLabel('Amount').fill('5000');
    await money.getByLabel('Remark').fill('Paid at the desk');
    await money.getByRole('button', { name: 'Add Money' }).click();
    await money.getByText('Enter the bank reference for a credit.').waitFor();
    await lookAt(page, 'wallet-add-money');
    await money.getByLabel('Bank reference').fill(reference);
    await money.getByRole('button', { name: 'Add Money' }).click();
    await money.waitFor({ state: 'detached' });
    await entries(page).getByText('Paid at the desk').first().waitFor();

    await page.getByRole('button', { name: 'Credit limit' }).click();
    const limit = dialog(page, 'Credit limit');
    await limit.getByLabel('Credit limit').fill(width === 'phone' ? '20000' : '30000');
    await limit.getByLabel('Reason').fill('Season of weddings');
    await lookAt(page, 'wallet-credit-limit');
    await limit.getByRole('button', { name: 'Save' }).click();
    await limit.waitFor({ state: 'detached' });
    await page
      .getByText(width === 'phone' ? /20,000\.00/ : /30,000\.00/)
      .first()
      .waitFor();
    await lookAt(page, 'wallet-report');
    await page.getByText('Credit limit changes').click();
    const changes = page.getByRole('list', { name: 'Credit limit changes' });
    await changes.getByText('Season of weddings').first().waitFor();
    await changes.getByText(new RegExp(staff.email)).first().waitFor();
    await lookAt(page, 'wallet-report-limits');

    await page.goto(`${browser.address(site, at)}&kind=added`);
    await entries(page).getByText('Paid at the desk').first().waitFor();
    await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
    const files = page.getByRole('region', { name: 'Excel files' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: 'Download Wallet report' }).click(),
    ]);
    const file = path.join(folder, `${width}.xlsx`);
    await download.saveAs(file);
    const sheet = await readSheet(await readFile(file));
    const [kind, moneyIn] = [sheet.headings.indexOf('Entry'), sheet.headings.indexOf('Money In')];
    const rows = sheet.rows.filter((cells) => cells[kind] === 'Money added');
    expect(rows.some((cells) => cells.includes('Paid at the desk') && cells[moneyIn] === 5000)).toBe(true);
    expect(sheet.rows.filter((cells) => cells[0] !== null && cells[kind] !== 'Money added')).toEqual([]);

    await page.goto(`${browser.address(site, '/app/staff/walletReport')}?userId=${await traveller()}`);
    await page.getByRole('img', { name: /^Balance from/ }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await entries(page).getByText('Posting 1', { exact: true }).waitFor();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await lookAt(page, 'wallet-year');

    await page.goto(browser.address(site, '/app/staff/walletReport'));
    await page.getByText('Entries of all wallets.').waitFor();
    await page.getByRole('region', { name: 'House accounts' }).waitFor();
    await lookAt(page, 'wallet-report-site');
  },
);
