import { describe, expect, test } from 'vitest';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { emptyWallet, type HouseAccount, type Wallet, type WalletEntry } from '#functions/wallet/model.ts';
import {
  creditLimitWrites,
  creditWrites,
  debitWrites,
  referenceClaimWrites,
  reversalWrites,
  transferWrites,
} from '#functions/wallet/writes.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';

/** An hour in which India has the next day already. */
const AT = '2026-11-30T20:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const wallet: Wallet = {
  ...{ owner: 'LE#1', currency: 'INR', balance: 700, creditLimit: 300, available: 1000, version: 7 },
  moneyIn: 900,
};
const other: Wallet = { ...emptyWallet('LE#2', 'INR') };
const given = { wallet, minor: 500, against: 'bank' as const, reference: 'R', remark: 'why' };
const reasonOf = (write: Write<FailureCode>, old?: Partial<Wallet>) =>
  typeof write.otherwise === 'function' ? write.otherwise(old) : write.otherwise;
const itemOf = (write: Write<FailureCode> | undefined) => (write as { item: Record<string, unknown> }).item;

describe('an entry of a wallet', () => {
  test('is later than the one before it, whichever host’s clock is behind', () => {
    const at = (lastEntryAt: number) => creditWrites(job, { ...given, wallet: { ...wallet, lastEntryAt } }).map(itemOf);
    const now = Date.parse(AT);
    for (const [last, next] of [
      [now - 1, now],
      [now, now + 1],
      [now + 60_000, now + 60_001],
    ] as const) {
      const [row, made] = at(last);
      expect(row).toMatchObject({ lastEntryAt: next });
      const told = new Date(next).toISOString();
      expect(made).toMatchObject({ at: told, g1s: told, g3s: told });
    }
  });

  test('taken from it moves balance and what is available, by its version, and the house has the other side', () => {
    const [row, made, house, ...rest] = debitWrites(job, given);
    expect(row).toMatchObject({
      kind: 'put',
      key: keys.wallet(job, 'LE#1', 'INR'),
      when: [
        { field: 'available', atLeast: 500 },
        { field: 'version', is: 7 },
      ],
    });
    expect(itemOf(row)).toEqual({
      ...wallet,
      ...{ balance: 200, available: 500, version: 8, lastEntryAt: Date.parse(AT) },
      card: { owner: 'LE#1', currency: 'INR', balance: 200, creditLimit: 300 },
      ...{ g1p: keys.wallets(job).value, g1s: 'LE#1#INR' },
    });
    expect(made).toMatchObject({
      key: keys.walletEntry(job, 'LE#1', 'INR', '000000000007'),
      when: [{ absent: true }],
      otherwise: 'WALLET_BUSY',
      item: {
        ...{ entryId: '000000000007', currency: 'INR', minor: -500, balanceAfter: 200, at: AT, by: 'job:test' },
        ...{ remark: 'why', reference: 'R', against: [{ account: 'bank', minor: 500 }], g1s: AT, g3s: AT },
      },
    });
    expect(itemOf(made)).not.toHaveProperty('reverses');
    const { card, ...item } = itemOf(made);
    const { against: _, g1p, g1s, g3p, g3s, ...shown } = item;
    expect([g1p, g1s, g3p, g3s]).toEqual([
      keys.walletEntries(job, 'INR').value,
      AT,
      keys.walletEntriesOfOwner(job, 'LE#1', 'INR').value,
      AT,
    ]);
    expect(JSON.parse(String(card))).toEqual({ owner: 'LE#1', ...shown });
    expect(house).toMatchObject({ kind: 'put', when: [{ absent: true }] });
    const { card: houseCard, ...line } = itemOf(house);
    const { g1p: month, g1s: placed, ...posted } = line;
    expect(posted).toEqual({ account: 'bank', currency: 'INR', minor: 500, at: AT, by: 'job:test', reference: 'R' });
    expect(JSON.parse(String(houseCard))).toEqual(posted);
    // The site's month, not Greenwich's.
    expect(month).toBe(keys.houseMonth(job, 'bank', 'INR', '202612').value);
    expect(String(placed)).toMatch(new RegExp(`^${AT}#.+`));
    expect(rest).toEqual([]);
  });

  test('is refused for what is missing, or because another came between', () => {
    const [debit] = debitWrites(job, given);
    expect([undefined, { available: 499 }, { available: 500 }].map((old) => reasonOf(debit!, old))).toEqual([
      'INSUFFICIENT_BALANCE',
      'INSUFFICIENT_BALANCE',
      'WALLET_BUSY',
    ]);
    const [credit] = creditWrites(job, given);
    expect([undefined, { available: -900 }].map((old) => reasonOf(credit!, old))).toEqual([
      'WALLET_BUSY',
      'WALLET_BUSY',
    ]);
  });

  test('given to it needs no balance, and the first one makes the wallet', () => {
    const [row, made, house] = creditWrites(job, { ...given, wallet: other });
    expect(row!.when).toEqual([{ absent: true }]);
    expect(itemOf(row)).toMatchObject({ balance: 500, available: 500, version: 1 });
    expect(itemOf(made)).toMatchObject({ minor: 500, balanceAfter: 500, entryId: '000000000000' });
    expect(itemOf(house)).toMatchObject({ account: 'bank', minor: -500 });
    expect(creditWrites(job, given)[0]!.when).toEqual([{ field: 'version', is: 7 }]);
  });

  test('of an order says in the entry and its card what that never changes', () => {
    const order = { serviceName: 'flight', bookingId: 'B1' } as const;
    const [, made] = debitWrites(job, { ...given, order });
    expect(itemOf(made).order).toEqual(order);
    expect(JSON.parse(String(itemOf(made).card))).toMatchObject({ order });
    const [, other] = debitWrites(job, given);
    expect(itemOf(other)).not.toHaveProperty('order');
  });

  test('is never of nothing, of less, or of a broken number', () => {
    for (const minor of [0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      for (const make of [
        () => debitWrites(job, { ...given, minor }),
        () => creditWrites(job, { ...given, minor }),
        () => transferWrites(job, { ...given, from: wallet, to: other, minor }),
      ])
        expect(make, String(minor)).toThrow(`not an amount to post: ${minor}`);
    expect(debitWrites(job, { ...given, minor: 1 })).toHaveLength(3);
  });

  test('from wallet to wallet touches no house account, and needs two of one currency', () => {
    const writes = transferWrites(job, { from: wallet, to: other, minor: 5, reference: 'R', remark: 'why' });
    expect(writes.map(({ key }) => key)).toEqual([
      keys.wallet(job, 'LE#1', 'INR'),
      keys.walletEntry(job, 'LE#1', 'INR', '000000000007'),
      keys.wallet(job, 'LE#2', 'INR'),
      keys.walletEntry(job, 'LE#2', 'INR', '000000000000'),
    ]);
    expect(writes.map((write) => itemOf(write).minor)).toEqual([undefined, -5, undefined, 5]);
    expect(itemOf(writes[1]).against).toEqual([]);
    expect(itemOf(writes[3]).against).toEqual([]);
    for (const to of [wallet, { ...other, currency: 'AED' }])
      expect(() => transferWrites(job, { ...given, from: wallet, to })).toThrow('two wallets of one currency');
  });
});

test('an entry is taken back once, on both sides; one side of a transfer not alone', () => {
  const made: WalletEntry = {
    ...{ entryId: '000000000003', currency: 'INR', minor: 500, balanceAfter: 500, moneyIn: 500, at: AT, by: '' },
    ...{ kind: 'added', remark: '', reference: 'R', against: [{ account: 'bank', minor: -500 }] },
  };
  const [row, back, house, claim] = reversalWrites(job, { wallet, entry: made, remark: 'wrong' });
  expect(row!.when).toContainEqual({ field: 'available', atLeast: 500 });
  expect(itemOf(back)).toMatchObject({ minor: -500, reverses: '000000000003', reference: 'R', remark: 'wrong' });
  expect(JSON.parse(String(itemOf(back).card))).toMatchObject({ reverses: '000000000003' });
  expect(itemOf(house)).toMatchObject({ account: 'bank', minor: 500 });
  expect(claim).toEqual({
    kind: 'put',
    key: keys.walletReversal(job, 'LE#1', 'INR', '000000000003'),
    item: { at: AT },
    when: [{ absent: true }],
    otherwise: 'ILLEGAL_TRANSITION',
  });
  expect(() => reversalWrites(job, { wallet, entry: { ...made, against: [] }, remark: '' })).toThrow('not reversed');
});

test('a new limit counts as a change of the wallet', () => {
  const [row] = creditLimitWrites(job, wallet, 50);
  expect(row).toMatchObject({ when: [{ field: 'version', is: 7 }], otherwise: 'WALLET_BUSY' });
  expect(itemOf(row)).toMatchObject({ balance: 700, creditLimit: 50, available: 750, version: 8 });
});

test("a bank's reference is claimed for ever", () => {
  const key = keys.bankReference(job, 'bank', 'R1');
  expect(referenceClaimWrites(job, [], 'R1')).toEqual([
    { kind: 'put', key, item: { at: AT }, when: [{ absent: true }], otherwise: 'CONFLICT' },
  ]);
  expect(referenceClaimWrites(job, ['bank:1'], 'R1')).toEqual([
    {
      kind: 'put',
      key: keys.bankReference(job, 'bank:1', 'R1'),
      item: { at: AT },
      when: [{ absent: true }],
      otherwise: 'CONFLICT',
    },
    { kind: 'check', key, when: [{ absent: true }], otherwise: 'CONFLICT' },
  ]);
});

test('what the house moves sums to zero, and nothing is no entry', () => {
  const lines: [HouseAccount, number][] = [
    ['clearing', -5],
    ['tax:gst', 0],
    ['commission', 5],
  ];
  const posting = (all: [HouseAccount, number][]) => ({
    currency: 'INR',
    reference: 'R',
    lines: all.map(([account, minor]) => ({ account, minor })),
  });
  expect(houseWrites(job, posting(lines)).map((write) => [itemOf(write).account, itemOf(write).minor])).toEqual([
    ['clearing', -5],
    ['commission', 5],
  ]);
  expect(() => houseWrites(job, posting(lines.slice(1)))).toThrow('R does not sum to zero');
});
