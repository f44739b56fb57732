import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partSize } from '#functions/exports/part-size.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites, debitWrites } from '#functions/wallet/writes.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { walletSheet } from '#shared/wallet/wallet-sheet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sheetOf } from './run-exports.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
const usual = { ...partSize };
let admin: TestUser;
let customers: TestUser[];
/** 18:25, 18:29, 18:30, 18:35 in UTC: five and one minutes before midnight in India, midnight, and five after it. */
const instants = ['18:25:00.000', '18:29:59.990', '18:30:00.000', '18:35:00.000'];
const DAYS = ['2026-11-10', '2026-11-11'];
/** Of each customer at each instant: two credits and a debit, each a millisecond after the one before. */
const EACH = 3;

async function enter(user: TestUser, minor: number, remark: string): Promise<void> {
  const wallet = await readWallet(admin.actor, user.actor.owner, 'INR');
  const posting = { wallet, minor: Math.abs(minor), against: 'bank', reference: remark, remark } as const;
  const writes = (minor > 0 ? creditWrites : debitWrites)(admin.actor, posting);
  expect((await commit(admin.actor, writes)).ok).toBe(true);
}
beforeAll(async () => {
  // Few rows a page, so that a page ends amid entries of one instant.
  Object.assign(partSize, { rows: 7, page: 7 });
  admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customers = [
    await world.addUser(site, 'retail', { firstName: 'Asha', lastName: 'Rao' }),
    await world.addUser(site, 'travelAgent', { companyName: 'Nilgiri Tours' }),
  ];
  for (const day of DAYS)
    for (const instant of instants) {
      world.clock.set(`${day}T${instant}Z`);
      for (const user of customers) {
        await enter(user, 10_050, `in ${day} ${instant}`);
        await enter(user, 2_00, `more ${day} ${instant}`);
        await enter(user, -1_25, `out ${day} ${instant}`);
      }
    }
  world.clock.restore();
});
afterAll(() => {
  Object.assign(partSize, usual);
});

const at = (heading: string) => walletSheet.findIndex((column) => column.heading === heading);
/** Rows of entries, without what is summed up below them. */
async function rowsOf(filter: object = {}) {
  const { rows, headings } = await sheetOf(admin, { list: 'walletEntries', filter });
  expect(headings).toEqual(walletSheet.map(({ heading }) => heading));
  return rows.filter((row) => row[at('Date')] instanceof Date && row[at('Remark')] !== null);
}
const sumOf = (rows: unknown[][], heading: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[at(heading)] ?? 0), 0) * 100);

describe('the entries of a whole site as a file', () => {
  it('are each there once over many pages, the newest first, as the page has them', async () => {
    const rows = await rowsOf();
    const count = DAYS.length * instants.length * customers.length * EACH;
    expect(rows).toHaveLength(count);
    const told = rows.map((row) => `${String(row[at('Customer')])} ${String(row[at('Remark')])}`);
    expect(new Set(told).size).toBe(count);
    expect([...new Set(rows.map((row) => row[at('Customer')]))].toSorted()).toEqual(['Asha Rao', 'Nilgiri Tours']);
    // Wallets of one name are told apart.
    expect(new Set(rows.map((row) => row[at('Customer Email')]))).toEqual(
      new Set(customers.map(({ item }) => item.email)),
    );
    const times = rows.map((row) => (row[at('Date')] as Date).getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect([sumOf(rows, 'Money In'), sumOf(rows, 'Money Out')]).toEqual([
      (count / EACH) * 10_250,
      (count / EACH) * 125,
    ]);
    const shown: string[] = [];
    let cursor = '';
    do {
      const { result } = await callHttp({ site, call: getSiteEntries, as: admin, body: { cursor } });
      shown.push(...result!.records.map(({ customer, remark }) => `${customer!.name} ${remark}`));
      cursor = result!.cursor ?? '';
    } while (cursor);
    expect(told.toSorted()).toEqual(shown.toSorted());
  });

  it('say the hours of the site, and a day is the site’s day', async () => {
    const day = await rowsOf({ from: '2026-11-11', to: '2026-11-11' });
    // After the first midnight, and before the second.
    expect(day).toHaveLength(4 * customers.length * EACH);
    expect([...new Set(day.map((row) => (row[at('Date')] as Date).toISOString().slice(0, 16)))]).toEqual([
      '2026-11-11T23:59',
      '2026-11-11T23:55',
      '2026-11-11T00:05',
      '2026-11-11T00:00',
    ]);
  });

  it('are narrowed by kind and by customer, and nobody’s where nobody is named', async () => {
    const taken = await rowsOf({ kind: 'taken', to: '2026-11-10' });
    expect(taken).toHaveLength(2 * customers.length);
    expect([sumOf(taken, 'Money In'), sumOf(taken, 'Money Out')]).toEqual([0, 4 * 125]);
    const own = await rowsOf({ email: customers[0]!.item.email });
    expect(own).toHaveLength(DAYS.length * instants.length * EACH);
    expect(own[0]![at('Balance')]).toBe((8 * (10_250 - 125)) / 100);
    expect(await rowsOf({ email: 'nobody@example.com' })).toEqual([]);
  });
});
