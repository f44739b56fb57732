import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { beginUploadWrites, checkedWrites } from '#functions/files/writes.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { transferEventWrites } from '#functions/wallet/transfers/writes.ts';
import { readWallet, walletEntries } from '#functions/wallet/store.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { getSlip } from '#shared/wallet/get-slip.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { type TransferEvent, transferEvents, transferStates } from '#shared/wallet/transfer.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { readMail } from '#test/harness/read-mail.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';
import { reported } from './reported.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const account = { bankName: 'HDFC', accountName: 'Sarathi Travels', accountNumber: '50200012', ifsc: 'X', branch: '' };
let [one, two]: TestUser[] = [];
let customer: TestUser;
beforeAll(async () => {
  await commit(job(), paymentSettingsWrites(job(), { gateways: [], bankDetails: [account] }));
  one = world.user(site, 'staff');
  two = await world.addUser(site, 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  customer = await world.addUser(site, 'retail');
});

const report = (more: object = {}, as = customer) =>
  callHttp({
    site,
    call: userPaymentEntry,
    as,
    body: { amount: 250, reference: `UTR ${Math.trunc(1e9 + as.item.sequence)}`, sentOn: '2026-11-20', ...more },
  });
const confirm = (transferId: string, as = one!) => callHttp({ site, call: confirmTransfer, as, body: { transferId } });
const reject = (transferId: string, reason = 'No such payment', as = one!) =>
  callHttp({ site, call: rejectTransfer, as, body: { transferId, reason } });
const waiting = async () =>
  (await callHttp({ site, call: getPendingEntries, as: one!, body: {} })).result!.transfers.map(
    (row) => row.transferId,
  );
const balanceOf = async (of: TestUser) => (await readWallet(job(), of.actor.owner, 'INR')).balance;
const mailsTo = (to: TestUser) =>
  world.mail.sent.filter((mail) => mail.to.includes(to.item.email)).map(({ raw }) => readMail(raw));

describe('a reported transfer', () => {
  test('credits nothing until staff confirm it, then once, under the bank’s reference', async () => {
    const { result } = await report({ reference: 'UTR 60-71', accountNumber: account.accountNumber });
    const { transferId } = result!;
    expect(result).toMatchObject({ state: 'REPORTED', accountEnd: '0012', mayConfirm: false });
    expect([await balanceOf(customer), (await waiting()).includes(transferId)]).toEqual([0, true]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(transferId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect([await balanceOf(customer), (await waiting()).includes(transferId)]).toEqual([25_000, false]);
    expect((await walletEntries(job(), customer.actor.owner, 'INR')).items).toMatchObject([
      { kind: 'transfer', reference: 'UTR 60-71', minor: 25_000 },
    ]);
    await sweep('MAIL');
    expect(mailsTo(customer).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('₹\u00a0250.00 added to your wallet'),
    ]);
    const again = { userId: one!.item.userId, type: 'credit', amount: 5, remark: 'r', externalId: 'utr6071' } as const;
    const entered = await callHttp({
      site,
      call: addWalletEntry,
      as: two!,
      body: { ...again, userId: customer.item.userId },
    });
    expect(entered).toMatchObject({ status: 409, errorMessage: 'This reference has already been entered.' });
    expect(await report({ reference: 'Utr-6071' })).toMatchObject({ status: 409 });
  }, 60_000);

  test('is rejected with a reason that its customer reads, and may be reported again', async () => {
    const { transferId } = (await report({ reference: 'WRONG 1' })).result!;
    expect(await reject(transferId, 'x')).toMatchObject({ status: 400, errors: { reason: expect.any(String) } });
    expect(await reject(transferId)).toMatchObject({ result: { state: 'REJECTED', reason: 'No such payment' } });
    expect(await confirm(transferId)).toMatchObject({ status: 409 });
    await sweep('MAIL');
    expect(mailsTo(customer)[0]!.text).toContain('No such payment');
    expect(await balanceOf(customer)).toBe(0);
    world.clock.advance(MINUTE);
    expect((await report({ reference: 'WRONG 1' })).status).toBe(200);
    const mine = await callHttp({ site, call: getMyTransfers, as: customer, body: {} });
    expect(mine.result!.records.map(({ state }) => state)).toEqual(['REPORTED', 'REJECTED']);
  });

  test('says to staff who decided it and when, and to its customer only when', async () => {
    const [yes, no] = [(await report({ reference: 'WHO 1' })).result!, (await report({ reference: 'WHO 2' })).result!];
    world.clock.advance(MINUTE);
    const at = instant(clock.now());
    await confirm(yes.transferId);
    await reject(no.transferId, 'No such payment', two);
    const { transfers } = (await callHttp({ site, call: getPendingEntries, as: one!, body: { what: 'allTransfers' } }))
      .result!;
    const of = (id: string) => transfers.find(({ transferId }) => transferId === id);
    const nameOf = ({ item }: TestUser) => `${item.firstName} ${item.lastName}`.trim();
    expect(of(yes.transferId)).toMatchObject({ decidedBy: nameOf(one!), decidedAt: at, firstBy: '' });
    expect(of(no.transferId)).toMatchObject({ decidedBy: nameOf(two!), decidedAt: at, reason: 'No such payment' });
    // By its id it is there alone, decided or not; one that nobody reported is not.
    const alone = (transferId: string) =>
      callHttp({ site, call: getPendingEntries, as: one!, body: { what: 'allTransfers', transferId } });
    expect((await alone(no.transferId)).result!.transfers).toEqual([of(no.transferId)]);
    expect((await alone('0000000000NOBODY0000000000')).result!.transfers).toEqual([]);
    const mine = await callHttp({ site, call: getMyTransfers, as: customer, body: {} });
    expect(mine.result!.records).toMatchObject([
      { decidedBy: '', decidedAt: at },
      { decidedBy: '', decidedAt: at },
    ]);
  });

  test('of two with one reference credits one, whoever reported it', async () => {
    const other = await world.addUser(site, 'retail');
    const both = [
      (await report({ reference: 'SAME 1' })).result!,
      (await report({ reference: 'same-1' }, other)).result!,
    ];
    const answers = await Promise.all(both.map(({ transferId }) => confirm(transferId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balanceOf(customer)) + (await balanceOf(other))).toBe(25_000);
  });

  test('is confirmed by nobody who reported it or whose wallet it is, nor by who may not', async () => {
    const own = reported(one!, { owner: `U#${one!.item.userId}` });
    const theirs = reported(customer, { userId: two!.item.userId });
    for (const transfer of [own, theirs])
      await commit(job(), [{ kind: 'put', key: keys.transfer(job(), transfer.transferId), item: { ...transfer } }]);
    expect(await confirm(own.transferId)).toMatchObject({ status: 403 });
    expect(await confirm(theirs.transferId, two)).toMatchObject({ status: 403 });
    const { transferId } = (await report()).result!;
    const clerk = await world.addUser(site, 'staff');
    for (const as of [clerk, customer]) {
      expect((await confirm(transferId, as)).status).toBe(403);
      expect((await reject(transferId, 'No such payment', as)).status).toBe(403);
    }
    expect(await balanceOf(customer)).toBe(0);
  });

  test('from the site’s amount on needs a second person', async () => {
    const bank = { kind: 'update', key: keys.site(job(), 'BANK'), set: { secondPersonFrom: 1_000 } } as const;
    await commit(job(), [bank]);
    const { transferId } = (await report({ amount: 1_000 })).result!;
    expect(await confirm(transferId)).toMatchObject({ result: { state: 'HALF_CONFIRMED', mayConfirm: false } });
    expect(await balanceOf(customer)).toBe(0);
    expect(await confirm(transferId)).toMatchObject({ status: 403 });
    expect(await confirm(transferId, two)).toMatchObject({ result: { state: 'CONFIRMED' } });
    expect(await balanceOf(customer)).toBe(100_000);
    const small = (await report({ amount: 999.99, reference: 'SMALL' })).result!;
    expect(await confirm(small.transferId)).toMatchObject({ result: { state: 'CONFIRMED' } });
    await commit(job(), [{ ...bank, set: { secondPersonFrom: 0 } }]);
  });

  test('with a wrong amount, day, account, reference or slip is refused at its field', async () => {
    for (const [more, field] of [
      [{ amount: 0 }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ amount: 1e10 }, 'amount'],
      [{ reference: '--' }, 'reference'],
      [{ reference: ' ' }, 'reference'],
      [{ sentOn: '2026-11-22' }, 'sentOn'],
      [{ sentOn: '2026-02-30' }, 'sentOn'],
      [{ accountNumber: '999' }, 'accountNumber'],
      [{ remark: 'two\nlines' }, 'remark'],
      [{ reference: 'UTR 1\nUTR 2' }, 'reference'],
      [{ reference: 'UTR \u202E12' }, 'reference'],
    ] as const)
      expect(await report(more), `${field} ${JSON.stringify(more)}`).toMatchObject({
        status: 400,
        errors: { [field]: expect.any(String) },
      });
    expect((await report({ slipUploadId: 'nobodys' })).status).toBe(404);
    const away = await world.addUser('gulf', 'retail');
    const nowhere = await callHttp({
      site: 'gulf',
      call: userPaymentEntry,
      as: away,
      body: { amount: 5, reference: 'R1', sentOn: '2026-11-20' },
    });
    expect(nowhere).toMatchObject({ status: 404, errorMessage: 'This site does not accept bank transfers.' });
  });

  test('shows its slip to its owner and to staff, and to nobody else', async () => {
    const sent = { purpose: 'transferSlip', contentType: 'image/png', bytes: 100 } as const;
    const { item, writes } = beginUploadWrites(customer.actor, sent);
    await commit(customer.actor, writes);
    expect((await report({ slipUploadId: item.uploadId })).errorCode).toBe('FILE_MISSING');
    await commit(customer.actor, checkedWrites(customer.actor, item, { width: 300, height: 300 }));
    const { transferId } = (await report({ slipUploadId: item.uploadId })).result!;
    const open = (as: TestUser) => callHttp({ site, call: getSlip, as, body: { transferId } });
    for (const as of [customer, one!]) expect((await open(as)).result!.link).toMatch(/^\/files\//);
    const stranger = await world.addUser(site, 'retail');
    expect((await open(stranger)).status).toBe(404);
    const without = (await report({ reference: 'NO SLIP' })).result!;
    const none = await callHttp({ site, call: getSlip, as: customer, body: { transferId: without.transferId } });
    expect(none.status).toBe(404);
    expect((await report({ slipUploadId: item.uploadId, reference: 'TWICE' })).status).toBe(409);
  });
});

test('only legal transitions take effect', async () => {
  for (const state of transferStates)
    for (const event of Object.keys(transferEvents) as TransferEvent[]) {
      const transfer = reported(customer, { state });
      await commit(job(), [{ kind: 'put', key: keys.transfer(job(), transfer.transferId), item: { ...transfer } }]);
      const done = await commit(job(), transferEventWrites(job(), transfer, event));
      const from: readonly string[] = transferEvents[event].from;
      expect([state, event, done.ok]).toEqual([state, event, from.includes(state)]);
    }
});

test('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
