import { describe, expect, test } from 'vitest';
import { keys } from '#functions/keys.ts';
import type { LimitEvent } from '#functions/wallet/model.ts';
import { commit } from '#functions/table/commit.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { setLowBalance } from '#shared/wallet/set-low-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { readMail } from '#test/harness/read-mail.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';
import { storedRows } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const staff = () => world.user(site, 'staff');
const limit = (of: TestUser, creditLimit: number, more: object = {}, as = staff()) =>
  callHttp({
    site,
    call: setCreditLimit,
    as,
    body: { userId: of.item.userId, creditLimit, reason: 'Season of weddings', ...more },
  });
let entered = 0;
const book = (of: TestUser, type: 'credit' | 'debit', amount: number) =>
  callHttp({
    site,
    call: addWalletEntry,
    as: staff(),
    body: { userId: of.item.userId, type, amount, remark: 'desk', externalId: `LIMIT ${(entered += 1)}` },
  });
const eventsOf = (of: TestUser) =>
  storedRows<LimitEvent & { sk: string }>(keys.limitEventsOfWallet(job(), of.actor.owner, 'INR'));

describe('a credit limit', () => {
  test('lets a wallet go below zero as far, and who gave it and why is kept', async () => {
    const customer = await world.addUser(site, 'retail');
    expect(await book(customer, 'debit', 1)).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
    expect(await limit(customer, 100)).toMatchObject({ status: 200, result: { balance: 0, creditLimit: 100 } });
    expect(await book(customer, 'debit', 100)).toMatchObject({ result: { balance: -100 } });
    expect(await book(customer, 'debit', 0.01)).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
    // Less than is in use: it stays owed, and nothing more passes.
    expect((await limit(customer, 50)).status).toBe(200);
    expect(await book(customer, 'debit', 0.01)).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
    const { userId } = staff().item;
    expect(await eventsOf(customer)).toMatchObject([
      { from: 0, to: 10_000, reason: 'Season of weddings', by: `user:${userId}` },
      { from: 10_000, to: 5_000 },
    ]);
    // Staff read it beside the wallet; its customer reads no reasons.
    const summaryOf = async (as: TestUser, body: object) =>
      (await callHttp({ site, call: getSummary, as, body })).result!.limitChanges;
    expect(await summaryOf(staff(), { userId: customer.item.userId })).toMatchObject([
      { from: 100, to: 50 },
      { from: 0, to: 100, reason: 'Season of weddings', until: null, by: staff().item.email },
    ]);
    expect(await summaryOf(customer, {})).toEqual([]);
  });

  test('with a last day is none from the next on, at once, and is taken off the row', async () => {
    const customer = await world.addUser(site, 'retail');
    expect((await limit(customer, 100, { until: '2026-11-22' })).status).toBe(200);
    // A minute before midnight in India, and a minute after.
    world.clock.set('2026-11-22T18:29:00.000Z');
    expect(await book(customer, 'debit', 40)).toMatchObject({ status: 200 });
    world.clock.advance(2 * MINUTE);
    expect(await book(customer, 'debit', 1)).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
    const seen = await callHttp({ site, call: getWalletBalance, as: customer, body: {} });
    expect(seen.result).toMatchObject({ balance: -40, creditLimit: 0 });
    await sweep('EXPIRY');
    expect(await readWallet(job(), customer.actor.owner, 'INR')).toMatchObject({ creditLimit: 0, available: -4_000 });
    expect((await eventsOf(customer)).at(-1)).toMatchObject({ to: 0, by: 'job:sweeper' });
    // What comes in pays it back first.
    expect(await book(customer, 'credit', 50)).toMatchObject({ result: { balance: 10, creditLimit: 0 } });
  });

  test('that was given anew stands, whatever end it had before', async () => {
    const customer = await world.addUser(site, 'retail');
    const [day, next] = ['2026-11-23', '2026-11-24'];
    await limit(customer, 100, { until: day });
    await limit(customer, 100, { until: next });
    world.clock.set('2026-11-23T19:00:00.000Z');
    await sweep('EXPIRY');
    expect(await book(customer, 'debit', 10)).toMatchObject({ status: 200 });
    await limit(customer, 100);
    world.clock.advance(5 * DAY);
    await sweep('EXPIRY');
    expect(await book(customer, 'debit', 10)).toMatchObject({ status: 200 });
  });

  test('is refused without a reason, below zero, for a day gone by, to oneself and by who may not', async () => {
    const customer = await world.addUser(site, 'retail');
    for (const [more, field] of [
      [{ reason: '' }, 'reason'],
      [{ reason: 'two\nlines' }, 'reason'],
      [{ creditLimit: -1 }, 'creditLimit'],
      [{ creditLimit: 1e9 }, 'creditLimit'],
      [{ until: '2026-01-01' }, 'until'],
      [{ until: 'soon' }, 'until'],
    ] as const)
      expect(await limit(customer, 5, more), field).toMatchObject({
        status: 400,
        errors: { [field]: expect.anything() },
      });
    expect(await limit(staff(), 5)).toMatchObject({ status: 403 });
    const clerk = await world.addUser(site, 'staff');
    expect(await limit(customer, 5, {}, clerk)).toMatchObject({ status: 403 });
    const away = await world.addUser('gulf', 'retail');
    expect(await limit(away, 5)).toMatchObject({ status: 404 });
  });
});

test('whoever wishes to be told is mailed once each time the balance falls under what they chose', async () => {
  const customer = await world.addUser(site, 'travelAgent');
  const choose = (amount: number | null) => callHttp({ site, call: setLowBalance, as: customer, body: { amount } });
  const mails = () =>
    world.mail.sent.filter(({ to }) => to.includes(customer.item.email)).map(({ raw }) => readMail(raw).subject);
  const look = async () => {
    await sweep('MAIL');
    await sweep('MAIL');
    return mails().length;
  };
  await book(customer, 'credit', 100);
  expect((await choose(50)).result).toEqual({ isOn: true });
  await book(customer, 'debit', 50);
  expect(await look(), 'not under it yet').toBe(0);
  await book(customer, 'debit', 1);
  expect(await look()).toBe(1);
  expect(mails()[0]).toContain('your wallet balance is ₹\u00a049.00');
  await book(customer, 'debit', 1);
  expect(await look(), 'once').toBe(1);
  await book(customer, 'credit', 20);
  await book(customer, 'debit', 30);
  expect(await look()).toBe(2);
  const blocked = (isBlocked: boolean) => commit(job(), blockUserWrites(job(), customer.item, isBlocked));
  await book(customer, 'credit', 20);
  await blocked(true);
  await book(customer, 'debit', 20);
  expect(await look(), 'whoever was blocked is told of no wallet').toBe(2);
  await blocked(false);
  const again = await world.addUser(site, 'travelAgent', { legalEntityId: customer.item.legalEntityId });
  const anew = await callHttp({ site, call: setLowBalance, as: again, body: { amount: null } });
  expect(anew.result).toEqual({ isOn: false });
  await book(customer, 'credit', 500);
  await book(customer, 'debit', 500);
  expect(await look()).toBe(2);
  // A limit that was lowered below what is in use stays passed until it is paid back.
  expect(faultsOf(await readLedger(site)).filter((fault) => !fault.includes('passes the limit'))).toEqual([]);
});
