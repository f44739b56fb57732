import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { cancelExport } from '#shared/exports/cancel-export.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { startStatementExport } from '#shared/exports/start-statement-export.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readSheet } from './read-sheet.ts';
import { bytesOf, jobOf, work } from './run-exports.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
let agent: TestUser;
let staff: TestUser;

/** Money from the bank, entered by a member of staff. */
async function enter(user: TestUser, minor: number, remark: string): Promise<void> {
  const wallet = await readWallet(staff.actor, user.actor.owner, 'INR');
  const posting = { wallet, minor, against: 'bank', reference: remark, remark } as const;
  expect((await commit(staff.actor, creditWrites(staff.actor, posting))).ok).toBe(true);
}
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
  await enter(agent, 50_000, 'First');
  await enter(agent, 25_050, 'Second');
  await enter(await world.addUser(site, 'travelAgent'), 99_900, 'Somebody else’s');
});

const begin = (as: TestUser, filter: object = {}) =>
  callHttp({ site, call: startStatementExport, as, body: { filter } });
async function sheetOf(as: TestUser, filter: object = {}) {
  const { exportId } = (await begin(as, filter)).result!;
  await work(as, exportId);
  return readSheet(await bytesOf(as, exportId));
}

describe('a customer’s own statement as a file', () => {
  it('has their entries alone, newest first, and names staff by the site', async () => {
    const { headings, rows } = await sheetOf(agent);
    const column = (name: string) => rows.slice(0, 2).map((row) => row[headings.indexOf(name)]);
    expect(headings).not.toContain('Customer');
    expect(column('Remark')).toEqual(['Second', 'First']);
    expect(column('Balance')).toEqual([750.5, 500]);
    const whole = JSON.stringify(rows);
    expect(whole).not.toContain('Somebody else');
    expect(whole).not.toContain(staff.item.email);
  });

  it('is narrowed as the statement is', async () => {
    const { rows } = await sheetOf(agent, { from: '2026-01-01', to: '2026-01-02' });
    expect(JSON.stringify(rows)).not.toContain('First');
    expect(await begin(agent, { from: '2026-01-02', to: '2026-01-01' })).toMatchObject({ status: 400 });
  });

  it('is nobody else’s: not staff’s, not another customer’s, and opens no list of staff', async () => {
    const ask = (as: TestUser, body: WireRequestOf<typeof startExport>) =>
      callHttp({ site, call: startExport, as, body });
    expect(await begin(staff)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const customers = ['travelAgent', 'corporate', 'retail'] as const;
    for (const as of customers.map((type) => world.user(site, type))) {
      expect(await ask(as, { list: 'walletEntries', filter: {} })).toMatchObject({ status: 403 });
      expect(await ask(as, { list: 'walletEntries', filter: { userId: agent.item.userId } })).toMatchObject({
        status: 403,
      });
      expect(await ask(as, { list: 'customers', filter: {} })).toMatchObject({ status: 403 });
    }
    const { exportId } = (await begin(agent)).result!;
    await work(agent, exportId);
    const other = await world.addUser(site, 'retail');
    const look = (as: TestUser) => callHttp({ site, call: getExport, as, body: { exportId, download: 'true' } });
    expect(await look(other)).toMatchObject({ status: 404, result: null });
    expect(await look(staff)).toMatchObject({ status: 404, result: null });
    expect(await callHttp({ site, call: cancelExport, as: other, body: { exportId } })).toMatchObject({ status: 404 });
    expect((await callHttp({ site, call: getExports, as: other, body: {} })).result).toEqual({ exports: [] });
  });

  it('is not written for whoever was blocked meanwhile', async () => {
    const user = await world.addUser(site, 'retail');
    const { exportId } = (await begin(user)).result!;
    expect((await commit(staff.actor, blockUserWrites(staff.actor, user.item, true))).ok).toBe(true);
    await work(user, exportId);
    expect(await jobOf(user, exportId)).toMatchObject({ state: 'FAILED' });
  });
});
