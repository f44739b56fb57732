import { expect, test } from 'vitest';
import { readWallet } from '#functions/wallet/store.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { makeGroup, putInto } from '#test/permissions/group-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const staff = () => world.user('sarathi', 'staff');
let entered = 0;
/** Every credit has a reference of its own, under one key the same. */
const add = (
  userId: string,
  more: { type?: 'credit' | 'debit'; amount?: number; externalId?: string; currency?: string },
  key?: string,
) =>
  callHttp({
    site: 'sarathi',
    call: addWalletEntry,
    as: staff(),
    body: {
      ...{ userId, type: 'credit', currency: 'INR', amount: 1500.5, remark: 'NEFT received' },
      externalId: key ? `UTR of ${userId} ${key}` : `DESK ${(entered += 1)}`,
      ...more,
    },
    headers: { 'idempotency-key': key },
  });
const balance = async (userId: string) => (await readWallet(world.job('sarathi'), `U#${userId}`, 'INR')).balance;

test('staff credit a customer, who sees the new balance in major units', async () => {
  const customer = await world.addUser('sarathi', 'retail');
  expect(await add(customer.item.userId, {})).toMatchObject({
    status: 200,
    result: { balance: 1500.5, currency: 'INR' },
  });
  const seen = await callHttp({ site: 'sarathi', call: getWalletBalance, as: customer, body: {} });
  expect(seen).toMatchObject({ status: 200, result: { balance: 1500.5, creditLimit: 0, currency: 'INR' } });
});

test('staff without the right to view wallets see their own balance, and no customer’s', async () => {
  const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const clerk = await world.addUser('sarathi', 'staff');
  const customer = await world.addUser('sarathi', 'retail');
  const ask = (body: object) => callHttp({ site: 'sarathi', call: getWalletBalance, as: clerk, body });
  expect(await ask({ userId: customer.item.userId })).toMatchObject({ status: 200 });
  await putInto(admin, clerk, (await makeGroup(admin, 'No wallets', { 'wallet.view': false })).id);
  expect(await ask({ userId: customer.item.userId })).toMatchObject({ status: 403 });
  expect(await ask({ userId: 'NOBODY' })).toMatchObject({ status: 404 });
  expect(await ask({})).toMatchObject({ status: 200, result: { balance: 0 } });
});

test('an entry without a currency is in the site’s, and one in another is refused', async () => {
  const customer = await world.addUser('sarathi', 'retail');
  const { userId } = customer.item;
  const send = (site: 'sarathi' | 'gulf', as: TestUser, body: object) =>
    callHttp({
      site,
      call: addWalletEntry,
      as,
      rawBody: JSON.stringify({ type: 'credit', remark: 'NEFT', externalId: `N ${(entered += 1)}`, ...body }),
    });
  const entry = { userId, amount: 1500.5 };
  expect(await send('sarathi', staff(), entry)).toMatchObject({
    status: 200,
    result: { balance: 1500.5, currency: 'INR' },
  });
  expect(await balance(userId)).toBe(150_050);
  // The third decimal is the site's currency's own affair.
  expect(await send('sarathi', staff(), { ...entry, amount: 1.505 })).toMatchObject({ status: 400 });
  for (const currency of ['USD', 'JPY', 'inr'])
    expect(await send('sarathi', staff(), { ...entry, currency }), currency).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { currency: 'Amounts of this site are in INR.' },
    });
  for (const currency of ['', null, 5, {}])
    expect(await send('sarathi', staff(), { ...entry, currency }), String(currency)).toMatchObject({ status: 400 });
  const abroad = await world.addUser('gulf', 'retail');
  const there = world.job('gulf').head.currency;
  expect(there).not.toBe('INR');
  expect(await send('gulf', world.user('gulf', 'staff'), { userId: abroad.item.userId, amount: 5 })).toMatchObject({
    status: 200,
    result: { balance: 5, currency: there },
  });
  expect(await balance(userId)).toBe(150_050);
});

test('the same entry with and without its currency is one under a key', async () => {
  const customer = await world.addUser('sarathi', 'retail');
  const { userId } = customer.item;
  const first = await add(userId, {}, 'with-or-without');
  const again = await add(userId, { currency: undefined }, 'with-or-without');
  expect([first.status, again.status, again.result]).toEqual([200, 200, first.result]);
  expect(await balance(userId)).toBe(150_050);
});

test("agents of one company share its wallet, and nobody sees another's", async () => {
  const agent = await world.addUser('sarathi', 'travelAgent', { legalEntityId: 'LE1' });
  const colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId: 'LE1' });
  const stranger = await world.addUser('sarathi', 'travelAgent');
  await add(agent.item.userId, { amount: 20 });
  const ask = (as: typeof agent) =>
    callHttp({ site: 'sarathi', call: getWalletBalance, as, body: { userId: agent.item.userId } });
  expect(await ask(colleague)).toMatchObject({ status: 200, result: { balance: 20 } });
  expect(await ask(stranger)).toMatchObject({ status: 404 });
});

test('a debit beyond the balance is refused and leaves the wallet as it was', async () => {
  const { userId } = (await world.addUser('sarathi', 'retail')).item;
  await add(userId, { amount: 10 });
  expect(await add(userId, { type: 'debit', amount: 10.01 })).toMatchObject({
    status: 400,
    errorCode: 'INSUFFICIENT_BALANCE',
  });
  expect(await balance(userId)).toBe(1000);
});

test('the same request under the same key, in series and at once, is entered once', async () => {
  const { userId } = (await world.addUser('sarathi', 'retail')).item;
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(userId, { amount: 5 }, 'same-key')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await add(userId, { amount: 5 }, 'same-key')).toMatchObject({ status: 200, result: { balance: 5 } });
  expect(await add(userId, { amount: 6 }, 'same-key')).toMatchObject({ status: 422 });
  expect(await balance(userId)).toBe(500);
});

test("a bank's reference is entered once for ever, whatever the key", async () => {
  const { userId } = (await world.addUser('sarathi', 'retail')).item;
  await add(userId, { amount: 5, externalId: 'UTR1' }, 'first');
  expect(await add(userId, { amount: 5, externalId: 'UTR1' }, 'second')).toMatchObject({
    status: 409,
    errorMessage: 'This reference has already been entered.',
  });
  expect(await balance(userId)).toBe(500);
});

test("a bank's reference is entered once a site, whoever's wallet and however it is spelled", async () => {
  const one = await world.addUser('sarathi', 'retail');
  const other = await world.addUser('sarathi', 'retail');
  expect(await add(one.item.userId, { externalId: 'HDFC N-0042/77' })).toMatchObject({ status: 200 });
  for (const externalId of ['HDFC N-0042/77', 'hdfcn004277', ' Hdfc n 0042 77', 'ＨＤＦＣＮ００４２７７'])
    for (const { item } of [one, other])
      expect([externalId, await add(item.userId, { externalId })]).toMatchObject([externalId, { status: 409 }]);
  expect(await add(one.item.userId, { type: 'debit', amount: 1, externalId: 'HDFCN004277' })).toMatchObject({
    status: 409,
  });
  expect(await add(one.item.userId, { externalId: '-- //' })).toMatchObject({
    status: 400,
    errors: { externalId: expect.any(String) },
  });
  expect([await balance(one.item.userId), await balance(other.item.userId)]).toEqual([150_050, 0]);
});

test('of one reference entered for ten wallets at once one is credited, and another site may have the same', async () => {
  const customers: TestUser[] = [];
  for (let n = 0; n < 10; n++) customers.push(await world.addUser('sarathi', 'retail'));
  const answers = await Promise.all(customers.map(({ item }) => add(item.userId, { externalId: 'AT-ONCE-1' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const elsewhere = await callHttp({
    site: 'gulf',
    call: addWalletEntry,
    as: world.user('gulf', 'staff'),
    body: {
      userId: (await world.addUser('gulf', 'retail')).item.userId,
      type: 'credit',
      currency: world.job('gulf').head.currency,
      amount: 5,
      remark: 'Transfer',
      externalId: 'AT-ONCE-1',
    },
  });
  expect(elsewhere).toMatchObject({ status: 200 });
});

test('staff do not credit their own wallet, and may take from it', async () => {
  const { userId } = staff().item;
  expect(await add(userId, {})).toMatchObject({
    status: 403,
    errorMessage: 'Someone else must credit your own wallet.',
  });
  expect(await balance(userId)).toBe(0);
  expect(await add(userId, { type: 'debit', amount: 1 })).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
});

test('an amount of nothing, a negative one and a foreign currency are refused at their field', async () => {
  const { userId } = (await world.addUser('sarathi', 'retail')).item;
  expect(await add(userId, { amount: 0 })).toMatchObject({ status: 400, errors: { amount: expect.any(String) } });
  expect(await add(userId, { amount: -5 })).toMatchObject({ status: 400, errors: { amount: expect.any(String) } });
  for (const externalId of ['UTR 1\nUTR 2', 'UTR \u202E21'])
    expect(await add(userId, { externalId })).toMatchObject({
      status: 400,
      errors: { externalId: 'Please keep this on one line.' },
    });
  expect(await add(userId, { currency: 'USD' })).toMatchObject({
    status: 400,
    errors: { currency: expect.any(String) },
  });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
