// domains: web, users, bookings, wallet, payments
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { TransferItem } from '#functions/wallet/transfers/model.ts';
import { reportTransferWrites } from '#functions/wallet/transfers/writes.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { randomId } from '#shared/ids.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { jobAt } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { makeOrder } from './make-order.ts';
import { callsOf } from './walk/walker-world.ts';

const browser = useBrowser();
const site = 'kestrel';
const staff = accountOf(site, 'staff');
const agent = accountOf(site, 'travelAgent');
const settings = '/app/staff/setting/seo-settings';
const passenger = { firstName: 'Harbinder', lastName: 'Kalsi' };
const REFERENCE = 'NEFT HARB607114';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option', { selected: true });
const shown = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const button = (page: Page) => page.getByRole('button', { name: 'Find anything' });

/** A ticket of the agent's for Harbinder Kalsi, and a transfer that the agency reported. */
let made: Promise<{ bookingId: string; orderId: string; pnr: string }> | undefined;
const sold = () => (made ??= sell());
async function sell() {
  const page = await browser.open({ site, path: '/app/flight/ticketQueue', as: agent });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { orderId, bookingId } = await makeOrder(page, { origin: 'COK', destination: 'DXB', days: 50, passenger });
  await callsOf(page)(payFromWallet, { orderId });
  const job = await jobAt(site);
  const pnrOf = async () => (await getItem(bookingKeys.booking(job, bookingId)))?.pnr ?? '';
  await expect.poll(pnrOf).not.toBe('');
  const user = (await readUserByEmail(job, agent.email))!;
  const transfer: TransferItem = {
    state: 'REPORTED',
    ...{ transferId: randomId(), owner: ownerOf(user), userId: user.userId, by: user.email },
    ...{
      customer: user.companyName ?? '',
      minor: 75_000_00,
      currency: 'INR',
      reference: REFERENCE,
      sentOn: '2026-03-09',
    },
    ...{ accountNumber: '', remark: '', createdAt: new Date().toISOString() },
  };
  expect((await commit(job, reportTransferWrites(job, transfer))).ok).toBe(true);
  return { orderId, bookingId, pnr: await pnrOf() };
}

it.each(['desktop', 'phone'] as Width[])(
  'staff find a person, a ticket, an order and a bank reference, %s',
  async (width) => {
    const { orderId, bookingId, pnr } = await sold();
    const page = await browser.open({ site, path: settings, as: staff, width });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/searchWlUser|getTickets|getOrder|findBankReferences/.test(request.url())) asked.push(request.url());
    });
    await button(page).click();
    await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByText(/^You can search by .*PNR, ticket number, passenger, order or bank reference/).waitFor();
    await lookAt(page, 'find-nothing-typed');

    // At once, since on a busy machine each letter may be a pause of its own.
    await field(page).fill('harb');
    await options(page).first().waitFor();
    await lookAt(page, 'find-harb');
    expect(asked.map((url) => url.replace(/.*\//, '')).toSorted(), 'one question a kind').toEqual([
      'findBankReferences',
      'findBankReferences',
      'getTickets',
      'searchWlUser',
    ]);
    expect(await chosen(page).textContent()).toContain('Harb');

    await field(page).fill('no such thing');
    await page.getByText('No results for no such thing.').waitFor();
    await lookAt(page, 'find-none');

    await field(page).fill('harb607');
    const found = page.getByRole('group', { name: 'Bank references' }).getByRole('option', { name: REFERENCE });
    await found.waitFor();
    await lookAt(page, 'find-reference');
    // A transfer opens alone, with what may be done about it.
    await found.click();
    await page.getByText(`Reference ${REFERENCE}`).waitFor();
    expect(await page.getByRole('list', { name: 'Transfers' }).getByRole('listitem').count()).toBe(1);
    await lookAt(page, 'found-transfer');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await button(page).click();

    await field(page).fill(orderId);
    await page.getByRole('group', { name: 'Orders' }).getByRole('option').waitFor();

    // Enter before there is an answer opens the first once there is.
    await field(page).fill(pnr);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toContain(bookingId);
    await page.getByText(pnr).first().waitFor();
    await shown(page).waitFor({ state: 'detached' });

    await button(page).click();
    await page
      .getByRole('group', { name: 'Recent' })
      .getByRole('option', { name: new RegExp(pnr) })
      .waitFor();
    await lookAt(page, 'find-recent');
  },
);

it('keys open it, walk it and close it; the focus goes back', async () => {
  await sold();
  const page = await browser.open({ site, path: settings, as: staff });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(async () => {
      await page.locator('body').press('/');
      return shown(page).count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await shown(page).waitFor({ state: 'detached' });
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('harb');
  await options(page).nth(1).waitFor();
  const first = await chosen(page).getAttribute('id');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen(page).getAttribute('id')).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => chosen(page).getAttribute('id')).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  // Where a page has a search of its own, `/` leads there.
  await page.goto(new URL('/app/staff/customers', page.url()).href);
  const own = page.getByRole('searchbox', { name: 'Search customers' });
  await own.waitFor();
  await expect
    .poll(async () => {
      await page.locator('body').press('/');
      return own.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);
  expect(await shown(page).count()).toBe(0);
});

it.each(['desktop', 'phone'] as Width[])(
  'an agent finds their own, a traveller nothing of theirs, %s',
  async (width) => {
    const { pnr } = await sold();
    for (const [as, found] of [
      [agent, 1],
      [accountOf(site, 'retail'), 0],
    ] as const) {
      const page = await browser.open({ site, path: '/app/user/dashboard', as, width });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await button(page).click();
      await field(page).fill(pnr);
      await (found ? options(page).first() : page.getByText(/^No results for/)).waitFor();
      expect(await options(page).count()).toBe(found);
      await lookAt(page, found ? 'find-agent' : 'find-traveller');
      expect(await page.getByRole('group', { name: 'People' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await lookAt(page, found ? 'find-agent-bar' : 'find-traveller-bar');
    }
  },
);
