import { beforeEach, expect, test } from 'vitest';
import { claimAccounts } from '#functions/wallet/claim-accounts.ts';
import { plainTransfer } from '#functions/wallet/transfers/plain.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { referenceClaimWrites } from '#functions/wallet/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';
import { reported } from './reported.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const account = (bankName: string, accountNumber: string) => ({
  ...{ bankName, accountName: 'Sarathi', accountNumber, ifsc: '', branch: '' },
});
const [hdfc, icici] = [account('HDFC', '5020 0012'), account('ICICI', '0091-7700')];
let customer: TestUser;
let staff: TestUser;
let references = 0;
/** Nobody entered it before. */
const fresh = () => `ACC ${(references += 1)}`;

const accounts = async (...bankDetails: (typeof hdfc)[]) =>
  expect((await commit(job(), paymentSettingsWrites(job(), { gateways: [], bankDetails }))).ok).toBe(true);
beforeEach(async () => {
  await accounts(hdfc, icici);
  customer = await world.addUser(site, 'retail');
  staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
});

const enter = (externalId: string, accountNumber?: string) =>
  callHttp({
    site,
    call: addWalletEntry,
    as: staff,
    body: {
      ...{ userId: customer.item.userId, type: 'credit', amount: 5, remark: 'NEFT', externalId },
      ...(accountNumber !== undefined && { accountNumber }),
    },
  });
/** Reports a transfer as a customer and confirms it as staff; the status of what was refused first. */
async function transfer(reference: string, accountNumber = ''): Promise<number> {
  const body = { amount: 5, reference, sentOn: '2026-11-20', accountNumber };
  const { status, result } = await callHttp({ site, call: userPaymentEntry, as: customer, body });
  if (!result) return status;
  return (await callHttp({ site, call: confirmTransfer, as: staff, body: { transferId: result.transferId } })).status;
}

test('a reference is entered once an account: at another it is another payment', async () => {
  const reference = fresh();
  expect((await enter(reference, hdfc.accountNumber)).status).toBe(200);
  expect((await enter(reference, icici.accountNumber)).status).toBe(200);
  for (const accountNumber of [hdfc.accountNumber, icici.accountNumber])
    expect(await enter(reference, accountNumber)).toMatchObject({
      status: 409,
      errorMessage: 'This reference has already been entered.',
    });
});

test('staff who name no account mean the first; a number that is not the site’s is refused', async () => {
  const reference = fresh();
  expect((await enter(reference)).status).toBe(200);
  expect((await enter(reference, hdfc.accountNumber)).status).toBe(409);
  expect((await enter(reference, icici.accountNumber)).status).toBe(200);
  expect(await enter(fresh(), '1')).toMatchObject({
    status: 400,
    errors: { accountNumber: 'Please choose one of the accounts.' },
  });
});

test('a transfer is claimed at the account it went to, and one that names none at all of them', async () => {
  const reference = fresh();
  expect(await transfer(reference, icici.accountNumber)).toBe(200);
  expect((await enter(reference, icici.accountNumber)).status).toBe(409);
  expect(await transfer(reference, icici.accountNumber)).toBe(409);
  // It may have come to either, and one of them knows the reference.
  expect(await transfer(reference)).toBe(409);
  expect(await transfer(reference, hdfc.accountNumber)).toBe(200);

  const unnamed = fresh();
  expect(await transfer(unnamed)).toBe(200);
  for (const accountNumber of [hdfc.accountNumber, icici.accountNumber])
    expect((await enter(unnamed, accountNumber)).status).toBe(409);
});

test('ten at once of one reference and account credit once', async () => {
  const reference = fresh();
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(reference, icici.accountNumber)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(faultsOf(await readLedger(site))).toEqual([]);
});

test('claims of before there was one an account hold at every account, those without any account too', async () => {
  const [old, without] = [fresh(), fresh()];
  expect((await commit(job(), referenceClaimWrites(job(), [], old.replace(/\s/g, '')))).ok).toBe(true);
  await accounts();
  expect((await enter(without)).status).toBe(200);
  await accounts(hdfc, icici);
  for (const reference of [old, without])
    for (const accountNumber of [undefined, hdfc.accountNumber, icici.accountNumber])
      expect((await enter(reference, accountNumber)).status).toBe(409);
  expect(await transfer(old, icici.accountNumber)).toBe(409);
});

test('an account is the same however its number is spelled', () => {
  expect(claimAccounts([hdfc, { accountNumber: '50200012' }], '')).toEqual(['bank:50200012']);
  expect(claimAccounts([hdfc, icici], ' 0091 7700')).toEqual(['bank:00917700']);
  expect(claimAccounts([], '')).toEqual([]);
});

test('a transfer’s row gives its own fields alone, those that it has', () => {
  const own = { ...reported(customer), reason: 'No such payment' };
  expect(plainTransfer({ ...own, pk: 'S#x', card: '{}', v: 3 } as never)).toEqual(own);
});
