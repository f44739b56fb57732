import { beforeAll, describe, expect, it } from 'vitest';
import { isBeingMade } from '#functions/quotations/store.ts';
import { readTransfer } from '#functions/transfers/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { randomId } from '#shared/ids.ts';
import { MINUTE } from '#shared/time.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-01T06:00:00.000Z' });
const NIGHT = 'night:2026-12-12';
const NO_STAY = 'The night of 12 Dec 2026 has no stay.';
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body, as: desk });
const job = () => world.job('sarathi');
const sheet = async () =>
  (await ask(getTransferJobSheet, { dateRange: { from: '2026-12-12', to: '2026-12-20' } })).result!;
const clashesOf = async (id: string) => (await sheet()).transfers.find((row) => row.id === id)!.clashes;
const aside = (id: string, clash: string, reason: string) => ask(setClashAside, { id, clash, reason });
const flight = {
  ...{ id: randomId(), day: 2, airlineCode: 'EK', flightNo: '501', price: 0 },
  ...{ origin: 'COK', destination: 'DXB', depDate: '2026-12-13', depTime: '11:00' },
  ...{ arrDate: '2026-12-13', arrTime: '15:10' },
};

/** Does what is left to the sweep. */
async function sweep(): Promise<void> {
  world.clock.advance(5 * MINUTE);
  await runSchedule('send-mails');
  world.clock.restore();
}

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('clashes of a trip on the job sheet', () => {
  it('stand at the drives that they are of, at the trip’s first where they are of none, and are set aside there', async () => {
    const { id, transfers } = await storeVouchered(desk, customer, { flights: [flight] });
    const landing = {
      ...{ clash: expect.stringMatching(/^landing:/), reason: '' },
      text: 'The pickup to Hotel at 14:30 is before EK 501 lands at 15:10.',
    };
    const named = (text: string) => text.replace(/Hotel \w+/, 'Hotel');
    const first = (await clashesOf(transfers[0])).map((one) => ({ ...one, text: named(one.text) }));
    expect(first).toEqual([{ clash: NIGHT, text: NO_STAY, reason: '' }, landing]);
    expect(await clashesOf(transfers[1])).toEqual([]);
    expect(await aside(id, NIGHT, 'With friends.')).toMatchObject({ status: 200 });
    expect((await clashesOf(transfers[0])).map(({ clash, reason }) => [clash.split(':')[0], reason])).toEqual([
      ['landing', ''],
      ['night', 'With friends.'],
    ]);
    const { voucher } = (await ask(getKartById, { id })).result!;
    expect(voucher).toMatchObject({ isBeingMade: false, asides: [{ clash: NIGHT, reason: 'With friends.' }] });
    await aside(id, NIGHT, '');
    expect((await clashesOf(transfers[0])).map(({ reason }) => reason)).toEqual(['', '']);
    await ask(saveKart, { id, noOfNights: 0, flights: [{ ...flight, arrTime: '13:00' }] });
    expect(await clashesOf(transfers[0])).toEqual([]);
  });

  it('are said as they were set aside, wherever whoever set them aside dies', async () => {
    const { id: whole } = await storeVouchered(desk, customer);
    world.faults.reset();
    await aside(whole, NIGHT, 'With friends.');
    const { operations } = world.faults.counts();
    for (let n = 1; n <= operations; n++)
      for (const when of ['before', 'after'] as const) {
        const { id, transfers } = await storeVouchered(desk, customer);
        world.faults.reset();
        world.faults.failNth(n, when);
        const answer = await aside(id, NIGHT, 'With friends.').catch(() => undefined);
        world.faults.reset();
        if (answer?.status !== 200) await aside(id, NIGHT, 'With friends.');
        await sweep();
        expect([n, when, await isBeingMade(job(), id), await clashesOf(transfers[0])]).toEqual([
          ...[n, when, false],
          [{ clash: NIGHT, text: NO_STAY, reason: 'With friends.' }],
        ]);
      }
  }, 60_000);

  it('are said as they stand where one is set aside while the voucher’s work is under way', async () => {
    const { id: whole } = await storeVouchered(desk, customer);
    world.faults.reset();
    await ask(saveKart, { id: whole, kartName: 'Renamed' });
    const { operations } = world.faults.counts();
    for (let n = 1; n <= operations; n++) {
      const { id, transfers } = await storeVouchered(desk, customer);
      world.faults.reset();
      world.faults.beforeNth(n, async () => void (await aside(id, NIGHT, 'With friends.')));
      await ask(saveKart, { id, kartName: 'Renamed' });
      world.faults.reset();
      await sweep();
      expect([n, await clashesOf(transfers[0])]).toEqual([
        n,
        [{ clash: NIGHT, text: NO_STAY, reason: 'With friends.' }],
      ]);
      expect((await readTransfer(job(), transfers[0]))!.kartName).toBe('Renamed');
    }
  }, 60_000);
});

describe('a driver with two jobs at once', () => {
  it('is said on the quotation too, set aside with a reason, and said anew once the drive or its driver is another', async () => {
    const [one, two] = [await storeVouchered(desk, customer), await storeVouchered(desk, customer)];
    const driverId = await storeDriver(desk, 'Rashid Khan of both');
    const id = one.transfers[0];
    for (const { transfers } of [one, two]) await ask(updateTransferDriver, { id: transfers[0], driverId });
    const said = async () => (await ask(getKartById, { id: one.id })).result!.voucher!.driverClashes;
    const text = expect.stringMatching(/^Rashid Khan of both also drives 14:30 Hotel /);
    expect(await said()).toEqual([{ id, text, reason: '' }]);
    await aside(id, 'driver', 'A second car.');
    expect(await said()).toEqual([{ id, text, reason: 'A second car.' }]);
    for (const kart of [one, two]) await ask(saveKart, { id: kart.id, arrivalDate: '2026-12-13' });
    expect(await said()).toEqual([{ id, text, reason: '' }]);
    await aside(id, 'driver', 'A second car.');
    await ask(updateTransferDriver, { id, driverId: '' });
    expect(await said()).toEqual([]);
    await ask(updateTransferDriver, { id, driverId });
    expect(await said()).toEqual([{ id, text, reason: '' }]);
  });
});

describe('transfers that are being made', () => {
  it('are said on the job sheet by their quotation’s number until the voucher’s work has ended', async () => {
    const { id } = await storeVouchered(desk, customer);
    const { quotationId } = (await ask(getKartById, { id })).result!.kart;
    const numbers = async () => (await sheet()).beingMade;
    expect(await numbers()).toEqual([]);
    world.faults.reset();
    await ask(saveKart, { id, arrivalDate: '2026-12-15' });
    const { operations } = world.faults.counts();
    world.faults.reset();
    // Its last operation ends the work.
    world.faults.failNth(operations, 'before');
    expect(await ask(saveKart, { id, arrivalDate: '2026-12-14' })).toMatchObject({ status: 200 });
    world.faults.reset();
    expect(await numbers()).toEqual([quotationId]);
    expect((await ask(getKartById, { id })).result!.voucher).toMatchObject({ isBeingMade: true });
    await sweep();
    expect(await numbers()).toEqual([]);
    expect((await ask(getKartById, { id })).result!.voucher).toMatchObject({ isBeingMade: false });
  });
});
