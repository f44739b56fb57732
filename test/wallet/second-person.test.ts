import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { readWallet, walletEntries } from '#functions/wallet/store.ts';
import { transferPlaces } from '#functions/wallet/transfers/writes.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';
import { reported } from './reported.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const account = (accountNumber: string) => ({
  bankName: 'HDFC',
  accountName: 'S',
  accountNumber,
  ifsc: 'X',
  branch: '',
});
let [one, two]: TestUser[] = [];
let customer: TestUser;
beforeAll(async () => {
  const bankDetails = [account('50200012'), account('60200099')];
  await commit(job(), paymentSettingsWrites(job(), { gateways: [], bankDetails }));
  await commit(job(), [{ kind: 'update', key: keys.site(job(), 'BANK'), set: { secondPersonFrom: 1_000 } }]);
  one = world.user(site, 'staff');
  two = await world.addUser(site, 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  customer = await world.addUser(site, 'retail');
});

const add = (externalId: string, more: object = {}, as = one!) =>
  callHttp({
    site,
    call: addWalletEntry,
    as,
    body: { userId: customer.item.userId, type: 'credit', amount: 1_000, remark: 'Cash desk', externalId, ...more },
  });
const report = (reference: string, amount = 1_000, more: object = {}) =>
  callHttp({
    site,
    call: userPaymentEntry,
    as: customer,
    body: { amount, reference, sentOn: '2026-11-20', ...more },
  });
const confirm = (transferId: string, as = one!) => callHttp({ site, call: confirmTransfer, as, body: { transferId } });
const waiting = async (reference: string, as = one!) =>
  (await callHttp({ site, call: getPendingEntries, as, body: {} })).result!.transfers.find(
    (row) => row.reference === reference,
  );
const balance = async () => (await readWallet(job(), customer.actor.owner, 'INR')).balance;

describe('a credit by hand from the amount on that needs two people', () => {
  it('waits as a transfer that its maker has confirmed, and is booked by a second person alone', async () => {
    const made = await add('DESK 1');
    expect(made).toMatchObject({ status: 200, result: { balance: 0, isWaiting: true } });
    expect(await balance()).toBe(0);
    const row = (await waiting('DESK 1'))!;
    expect(row).toMatchObject({
      state: 'HALF_CONFIRMED',
      isEntered: true,
      by: one!.item.email,
      userId: customer.item.userId,
      mayConfirm: false,
      needsSecond: true,
      accountEnd: '0012',
    });
    expect(await confirm(row.transferId)).toMatchObject({ status: 403 });
    expect((await waiting('DESK 1', two))!.mayConfirm).toBe(true);
    expect(await confirm(row.transferId, two)).toMatchObject({ result: { state: 'CONFIRMED' } });
    expect(await balance()).toBe(100_000);
    expect((await walletEntries(job(), customer.actor.owner, 'INR')).items).toMatchObject([
      { kind: 'added', remark: 'Cash desk', reference: 'DESK 1', minor: 100_000 },
    ]);
    expect(await add('desk-1')).toMatchObject({
      status: 409,
      errorMessage: 'This reference has already been entered.',
    });
    expect(await add('desk-1', { amount: 5 })).toMatchObject({ status: 409 });
  });

  it('is booked at once below it, and a debit of any amount', async () => {
    expect(await add('DESK 2', { amount: 999.99 })).toMatchObject({ result: { balance: 999.99, isWaiting: false } });
    await add('DESK 3', { amount: 999.99 });
    const taken = { type: 'debit', amount: 1_500, externalId: undefined };
    expect(await add('', taken)).toMatchObject({ result: { balance: 499.98, isWaiting: false } });
  });

  it('is answered alike when it is sent again under its key, and waits once', async () => {
    const body = {
      userId: customer.item.userId,
      type: 'credit',
      amount: 1_000,
      remark: 'x',
      externalId: 'K1',
    } as const;
    const send = () =>
      callHttp({ site, call: addWalletEntry, as: one!, body, headers: { 'idempotency-key': 'desk-key-1' } });
    const answers = [await send(), await send()];
    expect(answers.map(({ result }) => result?.isWaiting)).toEqual([true, true]);
    const { transfers } = (await callHttp({ site, call: getPendingEntries, as: one!, body: {} })).result!;
    expect(transfers.filter(({ reference }) => reference === 'K1')).toHaveLength(1);
  });

  it('still waits for a second person when the amount is raised or lifted meanwhile', async () => {
    await add('DESK 4');
    const set = (secondPersonFrom: number) =>
      commit(job(), [{ kind: 'update', key: keys.site(job(), 'BANK'), set: { secondPersonFrom } }]);
    await set(0);
    const row = (await waiting('DESK 4'))!;
    expect([row.needsSecond, (await confirm(row.transferId)).status]).toEqual([true, 403]);
    await set(1_000);
    expect((await confirm(row.transferId, two)).status).toBe(200);
  });

  it('is its customer’s to see only once it is booked, and they are mailed nothing of it', async () => {
    await add('DESK 5');
    const row = (await waiting('DESK 5'))!;
    const mine = () => callHttp({ site, call: getMyTransfers, as: customer, body: {} });
    expect((await mine()).result!.records).toEqual([]);
    const reason = 'Not at the bank';
    const rejected = await callHttp({
      site,
      call: rejectTransfer,
      as: two!,
      body: { transferId: row.transferId, reason },
    });
    expect(rejected).toMatchObject({ result: { state: 'REJECTED' } });
    expect((await mine()).result!.records).toEqual([]);
    await sweep('MAIL');
    expect(world.mail.sent.filter((mail) => mail.to.includes(customer.item.email))).toEqual([]);
    expect(await add('DESK 5')).toMatchObject({ result: { isWaiting: true } });
  });

  it('is refused for one’s own wallet and for a customer who is not there', async () => {
    expect(await add('OWN', { userId: one!.item.userId })).toMatchObject({ status: 403 });
    expect(await add('NOBODY', { userId: '0000000000' })).toMatchObject({ status: 404 });
    expect([await waiting('OWN'), await waiting('NOBODY')]).toEqual([undefined, undefined]);
  });
});

describe('a reference that waits as a transfer', () => {
  it('is credited by nobody by hand, however it is spelled and whatever the amount', async () => {
    const { transferId } = (await report('UTR 77-01')).result!;
    expect(await confirm(transferId)).toMatchObject({ result: { state: 'HALF_CONFIRMED' } });
    for (const amount of [1_000, 999, 0.01]) {
      const tried = await add('utr7701', { amount });
      expect(tried).toMatchObject({ status: 409, errorMessage: expect.stringContaining('is waiting as a transfer') });
    }
    expect(await add('utr7701', { type: 'debit', amount: 1 })).toMatchObject({ status: 409 });
    expect(await balance()).toBe(0);
    expect(await confirm(transferId, two)).toMatchObject({ result: { state: 'CONFIRMED' } });
    expect(await balance()).toBe(100_000);
  });

  it('and was entered by hand is not entered again', async () => {
    await add('TWICE 1');
    expect(await add('twice1', {}, two)).toMatchObject({ status: 409 });
  });

  it('of another account of the site is another payment', async () => {
    await report('CHQ 000123', 500, { accountNumber: '60200099' });
    expect(await add('CHQ 000123', { amount: 500, accountNumber: '60200099' })).toMatchObject({ status: 409 });
    expect(await add('CHQ 000123', { amount: 500 })).toMatchObject({ result: { isWaiting: false } });
    await report('CHQ 000124', 500);
    expect(await add('CHQ 000124', { amount: 500 })).toMatchObject({ status: 409 });
  });

  it('is found however many wait before it, and is free again once it is rejected', async () => {
    const many = Array.from({ length: 600 }, () => reported(customer, { createdAt: '2026-11-20T06:00:00.000Z' }));
    for (let from = 0; from < many.length; from += 50)
      await commit(
        job(),
        many.slice(from, from + 50).map((transfer) => ({
          kind: 'put',
          key: keys.transfer(job(), transfer.transferId),
          item: { ...transfer, ...transferPlaces(job(), transfer).set },
        })),
      );
    const { transferId } = (await report('LAST 1', 500)).result!;
    expect(await add('LAST 1', { amount: 500 })).toMatchObject({ status: 409 });
    const body = { transferId, reason: 'Never came' };
    expect(await callHttp({ site, call: rejectTransfer, as: one!, body })).toMatchObject({ status: 200 });
    expect(await add('LAST 1', { amount: 500 })).toMatchObject({ result: { balance: 500 } });
  });
});

it('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
