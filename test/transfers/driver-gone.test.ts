import { beforeAll, describe, expect, it } from 'vitest';
import { drivers } from '#functions/destination/masters.ts';
import { isBeingMade } from '#functions/quotations/store.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { readTransfer, readTransfersOfKart } from '#functions/transfers/store.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeKart } from '#test/quotations/store-kart.ts';
import { stayLine, storeStay, storeVouchered } from '#test/quotations/store-vouchered.ts';
import { storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-01T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body, as: desk });
const give = (id: string, driverId: string) => ask(updateTransferDriver, { id, driverId });
const save = (id: string, isVouchered: boolean) => ask(saveKart, { id, isVouchered });
const job = () => world.job('sarathi');

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a driver of several jobs of one trip', () => {
  it('has them again once its voucher was withdrawn and made again, unless they are gone', async () => {
    const { id, transfers } = await storeVouchered(desk, customer);
    const [one, two] = [await storeDriver(desk), await storeDriver(desk)];
    const states = async () =>
      (await readTransfersOfKart(job(), id)).map(({ state, driverId }) => `${state} ${driverId}`);
    for (const transfer of transfers) await give(transfer, one);
    await save(id, false);
    await save(id, true);
    expect(await isBeingMade(job(), id)).toBe(false);
    expect(await states()).toEqual([`OPEN ${one}`, `OPEN ${one}`]);
    expect(await readUses(job(), one, 10)).toHaveLength(2);
    await give(transfers[1], two);
    await save(id, false);
    expect(await ask(deleteRecord, { kind: 'driver', id: one, deactivate: true })).toMatchObject({ status: 200 });
    await save(id, true);
    expect((await readTransfer(job(), transfers[0]))!).toMatchObject({ state: 'OPEN', driverId: '' });
    expect((await readTransfer(job(), transfers[1]))!).toMatchObject({ state: 'OPEN', driverId: two });
    expect(await ask(deleteRecord, { kind: 'driver', id: one })).toMatchObject({ status: 200 });
  });

  it('can go once each of them was done, given to another or withdrawn, and not before', async () => {
    const { id, transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk);
    const goes = async (deactivate = true) =>
      (await ask(deleteRecord, { kind: 'driver', id: driverId, ...(deactivate && { deactivate }) })).status;
    const say = (transferid: string, isCompleted: boolean) =>
      ask(updateTransferStatusByStaff, { transferid, isCompleted });
    for (const transfer of transfers) await give(transfer, driverId);
    await say(transfers[0], true);
    expect(await goes()).toBe(409);
    await say(transfers[1], true);
    await say(transfers[0], false);
    expect([await goes(), await goes(false)]).toEqual([409, 409]);
    await save(id, false);
    expect(await goes()).toBe(200);
    // Done by whoever is gone, it is nobody's to drive once it is not done after all.
    expect((await say(transfers[1], false)).result!.transfer).toMatchObject({ state: 'OPEN', driverId: '' });
    expect(await goes(false)).toBe(200);
  });
});

it('vouchers again what dozens of drivers had, in commits of a hundred writes at most', async () => {
  const stay = await storeStay(desk);
  const accomodations = Array.from({ length: 16 }, () => stayLine(stay));
  const { id } = await storeKart(desk, customer, { accomodations });
  await save(id, true);
  const all = await readTransfersOfKart(job(), id);
  expect(all).toHaveLength(32);
  for (const one of all) expect(await give(one.id, await storeDriver(desk))).toMatchObject({ status: 200 });
  await save(id, false);
  world.faults.reset();
  await save(id, true);
  expect(await isBeingMade(job(), id)).toBe(false);
  const sizes = world.faults
    .counts()
    .list.flatMap(({ input }) => (Array.isArray(input.TransactItems) ? [input.TransactItems.length] : []));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(Math.max(...sizes)).toBeGreaterThan(80);
  expect(
    (await readTransfersOfKart(job(), id)).filter(({ state, driverId }) => state === 'OPEN' && driverId),
  ).toHaveLength(32);
}, 60_000);

describe('a driver who goes while a job is given to them', () => {
  it.each([
    ['deactivated', { deactivate: true }],
    ['deleted', {}],
  ])(
    'is never %s with a job to drive, whenever it is given and wherever whoever asked dies',
    async (_how, how) => {
      const { transfers } = await storeVouchered(desk, customer);
      const go = (driverId: string) => ask(deleteRecord, { kind: 'driver', id: driverId, ...how });
      const unhindered = await storeDriver(desk);
      world.faults.reset();
      expect((await go(unhindered)).status).toBe(200);
      const { operations } = world.faults.counts();
      expect(operations).toBeGreaterThan(2);
      let refused = 0;
      for (let given = 1; given <= operations; given++)
        for (let dies = given; dies <= operations + 1; dies++)
          for (const when of ['before', 'after'] as const) {
            const driverId = await storeDriver(desk);
            world.faults.reset();
            let status: number | undefined;
            world.faults.beforeNth(given, async () => {
              status = (await give(transfers[0], driverId)).status;
              world.faults.failNth(dies - given, when);
            });
            const answer = await go(driverId).catch(() => undefined);
            world.faults.reset();
            const row = await drivers.read(job(), driverId);
            const open = (await readUses(job(), driverId, 10)).length;
            const isGone = !row || row.isDeactivated;
            expect([given, dies, when, isGone && open > 0]).toEqual([given, dies, when, false]);
            if (open > 0 && answer && answer.status < 500) {
              expect(answer).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
              refused += 1;
            }
            expect(status === 200).toBe(open > 0);
            await give(transfers[0], '');
          }
      expect(refused).toBeGreaterThan(0);
    },
    120_000,
  );
});
