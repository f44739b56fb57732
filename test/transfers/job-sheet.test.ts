import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { generateDriverAccessToken } from '#shared/transfers/generate-driver-access-token.ts';
import { getItinerariesByDate } from '#shared/transfers/get-itineraries-by-date.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { transferAfter, transferEvents, transferStates, type TransferEvent } from '#shared/transfers/lifecycle.ts';
import { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferDriverCharges } from '#shared/transfers/update-transfer-driver-charges.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { bookOf } from '#test/destination/book-of.ts';
import { preview } from '#test/destination/run-imports.ts';
import { storeKart } from '#test/quotations/store-kart.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-13T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });
const december = { from: '2026-12-12', to: '2026-12-20' };
const sheet = async (more: WireRequestOf<typeof getTransferJobSheet> = {}, as = desk) =>
  (await ask(getTransferJobSheet, { dateRange: december, ...more }, as)).result!;
const give = (id: string, driverId: string) => ask(updateTransferDriver, { id, driverId });
const say = (transferid: string, isCompleted: boolean) => ask(updateTransferStatusByStaff, { transferid, isCompleted });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('the job sheet', () => {
  it('has the transfers of its days, today and tomorrow where nobody says which, by what it is sorted by', async () => {
    const { transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk);
    const mine = async (more: WireRequestOf<typeof getTransferJobSheet>) =>
      (await sheet(more)).transfers.map(({ id }) => id).filter((id) => (transfers as readonly string[]).includes(id));
    expect(await mine({})).toEqual(transfers);
    const usual = (await ask(getTransferJobSheet, {})).result!;
    expect(usual.dateRange).toEqual({ from: '2026-12-13', to: '2026-12-14' });
    expect(usual.transfers.every(({ date }) => date <= '2026-12-14')).toBe(true);
    await give(transfers[0], driverId);
    expect(await mine({ onlyWithoutDriver: true })).toEqual([transfers[1]]);
    expect(await mine({ driverId })).toEqual([transfers[0]]);
    expect(await mine({ driverId, onlyWithoutDriver: true })).toEqual([]);
    const { transfers: sorted } = await sheet({ sortBy: 'status' });
    expect(sorted.map(({ date }) => date)).toEqual(sorted.map(({ date }) => date).toSorted());
    const ofDay = sorted.filter(({ date }) => date === '2026-12-13').map((one) => one.driverId);
    expect(ofDay.indexOf(driverId)).toBe(ofDay.length - 1);
    const { drivers } = await sheet();
    expect(drivers).toContainEqual({ id: driverId, driverName: expect.any(String), phone: '+971 50 555 0177' });
    expect(await ask(getTransferJobSheet, { dateRange: { from: '2026-12-01', to: '2027-01-01' } })).toMatchObject({
      status: 400,
    });
    expect((await sheet({ driverId: 'nobody' })).transfers).toEqual([]);
    const abroad = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    const elsewhere = await callHttp({
      site: 'gulf',
      call: getTransferJobSheet,
      body: { dateRange: december, driverId },
      as: abroad,
    });
    expect(elsewhere.result!.transfers).toEqual([]);
  });

  it('gives a transfer to a driver, takes it off again, and keeps drivers who are to drive', async () => {
    const { transfers } = await storeVouchered(desk, customer);
    const [one, two] = [await storeDriver(desk, 'Rashid Khan'), await storeDriver(desk, 'Imran Sheikh')];
    expect((await give(transfers[0], one)).result!.transfer).toMatchObject({
      driverId: one,
      driverName: 'Rashid Khan',
    });
    const gone = await ask(deleteRecord, { kind: 'driver', id: one });
    expect(gone).toMatchObject({ status: 409, message: expect.stringContaining('2026-12-13 14:30') });
    await give(transfers[0], two);
    expect(await ask(deleteRecord, { kind: 'driver', id: one })).toMatchObject({ status: 200 });
    expect(await give(transfers[0], one)).toMatchObject({ status: 404 });
    expect((await give(transfers[0], '')).result!.transfer).toMatchObject({ driverId: '', driverName: '' });
    await ask(deleteRecord, { kind: 'driver', id: two, deactivate: true });
    expect(await give(transfers[1], two)).toMatchObject({ status: 404 });
    const answers = await Promise.all([one, two].map(async () => give(transfers[1], await storeDriver(desk))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('lets no driver go who is still to drive, and says on which days; who goes has no link any more', async () => {
    const { transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk, 'Rashid Khan of two');
    for (const id of transfers) await give(id, driverId);
    const link = (await ask(generateDriverAccessToken, { driverId })).result!.driverAccessToken;
    const opens = async () =>
      (await callHttp({ site: 'sarathi', call: getDriverTransferJobSheet, body: { driverAccessToken: link } })).status;
    const off = (isAsked = false) => ask(deleteRecord, { kind: 'driver', id: driverId, deactivate: true, isAsked });
    for (const refused of [await off(true), await off()])
      expect(refused).toMatchObject({
        ...{ status: 409, errorCode: 'RECORD_IN_USE' },
        message: expect.stringContaining('still has 2 jobs, on 13 Dec 2026, 16 Dec 2026.'),
      });
    const byFile = await preview(
      desk,
      'driver',
      await bookOf(['Driver Name', 'Phone', 'Active'], [['Rashid Khan of two', '+971 50 555 0177', 'no']]),
    );
    expect(byFile.rows[0]).toMatchObject({
      state: 'bad',
      errors: [{ message: expect.stringContaining('still has 2 jobs') }],
    });
    expect(await opens()).toBe(200);
    await give(transfers[0], '');
    await say(transfers[1], true);
    expect(await off()).toMatchObject({ status: 200 });
    expect(await opens()).toBe(404);
    await ask(deleteRecord, { kind: 'driver', id: driverId, deactivate: false });
    expect(await opens()).toBe(404);
  });

  it('lets no driver go by whom a job was given in the same moment', async () => {
    const { transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk);
    const [given, gone] = await Promise.all([
      give(transfers[0], driverId),
      ask(deleteRecord, { kind: 'driver', id: driverId, deactivate: true }),
    ]);
    expect([given.status === 200, gone.status === 200]).toContain(true);
    expect(given.status === 200 && gone.status === 200).toBe(false);
  });

  it('keeps charges from who may not know them, and takes none below zero', async () => {
    const { transfers } = await storeVouchered(desk, customer);
    const [id] = transfers;
    expect(await ask(updateTransferDriverCharges, { id, charges: -1 })).toMatchObject({
      ...{ status: 400, errors: { charges: 'Please enter an amount of zero or more.' } },
    });
    await ask(updateTransferDriverCharges, { id, charges: 85.5 });
    const of = async (as: TestUser) =>
      (await sheet({}, as)).transfers.find((row) => row.id === id)!.internalDriverCharges;
    expect(await of(desk)).toBe(85.5);
    const clerk = await addClerk(world, { 'transfers.money': false });
    expect(await of(clerk)).toBeNull();
    expect(await ask(updateTransferDriverCharges, { id, charges: 1 }, clerk)).toMatchObject({ status: 403 });
    const given = await ask(updateTransferDriver, { id, driverId: await storeDriver(desk) }, clerk);
    expect(given.result!.transfer.internalDriverCharges).toBeNull();
  });

  it('says done once, and not done, and leaves driver, charges and what is done alone where the voucher changes', async () => {
    const { id, transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk);
    for (const one of transfers) await give(one, driverId);
    await ask(updateTransferDriverCharges, { id: transfers[0], charges: 85 });
    const done = await say(transfers[0], true);
    expect(done.result!.transfer).toMatchObject({ isCompleted: true, completedAt: '2026-12-13T06:00:00.000Z' });
    expect((await say(transfers[0], true)).result).toEqual(done.result);
    await ask(saveKart, { id, arrivalDate: '2026-12-13' });
    const later = (await sheet()).transfers.filter((row) => row.kartId === id);
    expect(later).toMatchObject([
      { id: transfers[0], date: '2026-12-14', state: 'DONE', driverId, internalDriverCharges: 85 },
      { id: transfers[1], date: '2026-12-17', state: 'OPEN', driverId, was: { date: '2026-12-16' } },
    ]);
    await ask(saveKart, { id, isVouchered: false });
    expect((await sheet()).transfers.filter((row) => row.kartId === id)).toMatchObject([{ state: 'DONE' }]);
    expect(await say(transfers[1], true)).toMatchObject({ status: 409, message: 'This transfer was withdrawn.' });
    expect(await give(transfers[1], '')).toMatchObject({ status: 409 });
    expect((await say(transfers[0], false)).result!.transfer).toMatchObject({
      state: 'OPEN',
      driverId,
      completedAt: '',
    });
  });
});

describe('a clash', () => {
  it('is set aside with a reason, of a trip and of a transfer, and taken back', async () => {
    const { id, transfers } = await storeVouchered(desk, customer);
    const asides = async () => (await ask(getKartById, { id })).result!.voucher!.asides;
    const aside = (clash: string, reason: string) => ask(setClashAside, { id, clash, reason });
    await Promise.all([aside('night:2026-12-12', 'With friends.'), aside('both:A+B', 'One of each.')]);
    expect((await asides()).map(({ clash }) => clash).toSorted()).toEqual(['both:A+B', 'night:2026-12-12']);
    await aside('both:A+B', '');
    expect(await asides()).toEqual([{ clash: 'night:2026-12-12', reason: 'With friends.', by: desk.actor.name }]);
    await ask(setClashAside, { id: transfers[0], clash: 'driver', reason: 'A second car.' });
    expect((await sheet()).transfers.find((row) => row.id === transfers[0])).toMatchObject({ aside: 'A second car.' });
    expect(await ask(setClashAside, { id: 'nothing', clash: 'x', reason: 'y' })).toMatchObject({ status: 404 });
  });
});

describe('itineraries of a day', () => {
  it('say what vouchered guests do, and who arrives without a voucher', async () => {
    const { id } = await storeVouchered(desk, customer);
    const waiting = await storeKart(desk, customer, { arrivalDate: '2026-12-13', kartName: 'No voucher yet' });
    const { result } = await ask(getItinerariesByDate, { date: '2026-12-13' });
    expect(result!.itineraries.find(({ kartId }) => kartId === id)).toMatchObject({
      pax: 3,
      entries: [
        { kind: 'transfer', time: '14:30', place: 'DXB Terminal 1 to Marina Bay Suites' },
        { kind: 'stay', place: 'Check-in, 3 nights' },
      ],
    });
    expect(result!.arrivals.map(({ kartId }) => kartId)).toContain(waiting.id);
    expect(result!.arrivals.map(({ kartId }) => kartId)).not.toContain(id);
  });
});

describe('a transfer’s lifecycle', () => {
  it.each(transferStates)('takes in %s the events that the table has', (state) => {
    for (const event of Object.keys(transferEvents) as TransferEvent[]) {
      const isLegal = (transferEvents[event].from as readonly string[]).includes(state);
      expect(transferAfter(event, state)).toBe(isLegal ? transferEvents[event].to : undefined);
    }
  });
});
