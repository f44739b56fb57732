import { beforeAll, describe, expect, it } from 'vitest';
import { readDaysOfKart, readTransfersOfKart } from '#functions/transfers/store.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { removeKartAccomodation } from '#shared/quotations/remove-kart-accomodation.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { MINUTE } from '#shared/time.ts';
import { randomId } from '#shared/ids.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { storeDriver } from '#test/transfers/store-driver.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';
import { leg, stayLine, storeStay, storeVouchered } from './store-vouchered.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });
const save = (body: WireRequestOf<typeof saveKart>, as = desk) => ask(saveKart, body, as);
const transfersOf = (id: string) => readTransfersOfKart(world.job('sarathi'), id);
const statesOf = async (id: string) => (await transfersOf(id)).map(({ end, state }) => `${end} ${state}`).toSorted();

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a voucher', () => {
  it('makes the drives of its lines, and the days of its guests', async () => {
    const { id, transfers } = await storeVouchered(desk, customer, {
      passengers: [{ id: 'p', title: 'Mr', firstName: 'Ravi', lastName: 'Menon', dateOfBirth: '', paxType: 1 }],
    });
    expect(await transfersOf(id)).toMatchObject([
      {
        ...{ id: transfers[1], end: 'D', date: '2026-12-16', time: '09:00', pickupLocation: 'Marina Bay Suites' },
        ...{ state: 'OPEN', driverId: '', charges: null },
      },
      {
        ...{ id: transfers[0], end: 'P', date: '2026-12-13', time: '14:30', dropLocation: 'Marina Bay Suites' },
        ...{ sharingType: 'PVT', guest: 'Ravi Menon', pax: 3 },
      },
    ]);
    expect((await readDaysOfKart(world.job('sarathi'), id)).map(({ date, entries }) => [date, entries.length])).toEqual(
      [
        ['2026-12-13', 2],
        ['2026-12-16', 2],
      ],
    );
    expect((await ask(getKartById, { id })).result).toMatchObject({
      kart: { state: 'VOUCHERED', isVouchered: true },
      voucher: { isBeingMade: false, transfers: 2, completed: 0, withoutDriver: 2, withdrawn: 0 },
    });
  });

  it.each([
    ['Please select start date for all miscellaneous', { miscellaneous: [{ day: 0, name: 'Visa fees', price: 1 }] }],
    ['Please add pickup transfer for accomodation', { stay: { transferType: 'oneway', pickupTransfer: null } }],
    ['Please add transfer for accomodation', { stay: { dropTransfer: null } }],
    [
      'Please enter the time and drop location of the pickup transfer.',
      { stay: { pickupTransfer: { time: '', dropLocation: '' } } },
    ],
    ['Please select atleast one itinerary', {}],
  ])('lacks %s, and says of which line', async (message, lines) => {
    const { stay, miscellaneous = [] } = lines as {
      stay?: Parameters<typeof stayLine>[1] & { pickupTransfer?: object | null };
      miscellaneous?: object[];
    };
    const line =
      stay &&
      stayLine(await storeStay(desk), {
        ...stay,
        ...(stay.pickupTransfer && { pickupTransfer: leg(stay.pickupTransfer) }),
      });
    const services = miscellaneous.map((one) => ({ ...one, id: randomId() }));
    const { id } = await storeKart(desk, customer, { accomodations: line ? [line] : [], miscellaneous: services });
    const refused = await save({ id, isVouchered: true });
    const lineId = line?.id ?? services[0]?.id;
    expect(refused).toMatchObject({ status: 400, message });
    expect(refused.errors).toEqual({ [lineId ? `lines.${lineId}` : 'lines']: message });
    expect(await transfersOf(id)).toEqual([]);
    expect((await ask(getKartById, { id })).result!.kart).toMatchObject({ state: 'DRAFT', isVouchered: false });
  });

  it('holds what is saved of it to the same rules, and moves and withdraws drives with its lines', async () => {
    const { id, line } = await storeVouchered(desk, customer);
    const [version] = (await ask(getKartById, { id })).result!.kart.accomodations.map((one) => one.version);
    const bad = { id: line.id, version: version!, dropTransfer: null };
    expect(await save({ id, accomodations: [bad] })).toMatchObject({ message: 'Please add transfer for accomodation' });
    const later = await save({
      id,
      accomodations: [{ id: line.id, version: version!, pickupTransfer: leg({ time: '16:00' }) }],
    });
    expect(later).toMatchObject({ status: 200 });
    expect((await transfersOf(id)).find(({ end }) => end === 'P')).toMatchObject({
      ...{ time: '16:00', was: { time: '14:30', date: '2026-12-13' }, version: 2 },
    });
    await save({ id, accomodations: [{ id: line.id, version: version! + 1, transferType: 'oneway' }] });
    expect(await statesOf(id)).toEqual(['D WITHDRAWN', 'P OPEN']);
    await save({ id, accomodations: [{ id: line.id, version: version! + 2, transferType: 'return' }] });
    expect(await statesOf(id)).toEqual(['D OPEN', 'P OPEN']);
    const other = { id: randomId(), day: 1, name: 'Visa fees', price: 1 };
    await save({ id, miscellaneous: [other] });
    expect(await ask(removeKartAccomodation, { kartId: id, id: line.id })).toMatchObject({ status: 200 });
    expect(await statesOf(id)).toEqual(['D WITHDRAWN', 'P WITHDRAWN']);
    await save({ id, arrivalDate: '2026-12-20' });
    expect((await readDaysOfKart(world.job('sarathi'), id)).map(({ date }) => date)).toEqual(['2026-12-20']);
  });

  it('that is withdrawn leads back to where it was, and its drives are not driven', async () => {
    const { id } = await storeVouchered(desk, customer);
    const back = await save({ id, isVouchered: false });
    expect(back.result!.kart).toMatchObject({ state: 'DRAFT', isVouchered: false });
    expect(await statesOf(id)).toEqual(['D WITHDRAWN', 'P WITHDRAWN']);
    expect(await readDaysOfKart(world.job('sarathi'), id)).toEqual([]);
    await sendStoredKart(desk, id);
    await save({ id, isVouchered: true });
    expect(await ask(sendKart, { id, email: '', message: '' })).toMatchObject({
      ...{ status: 409, message: 'Please withdraw the voucher first.' },
    });
    expect(await statesOf(id)).toEqual(['D OPEN', 'P OPEN']);
    expect((await save({ id, isVouchered: false })).result!.kart).toMatchObject({ state: 'SENT' });
  });

  it('goes with its quotation: what is not driven is withdrawn once that is cancelled', async () => {
    const { id } = await storeVouchered(desk, customer);
    const cancelled = await save({ id, isCancelled: true });
    expect(cancelled.result!.kart).toMatchObject({ state: 'CANCELLED' });
    world.clock.advance(MINUTE);
    await runSchedule('send-mails');
    expect(await statesOf(id)).toEqual(['D WITHDRAWN', 'P WITHDRAWN']);
    expect(await readDaysOfKart(world.job('sarathi'), id)).toEqual([]);
    world.clock.restore();
    expect(await save({ id, isVouchered: true })).toMatchObject({ status: 409 });
  });

  it('says before a save what becomes of its transfers, and whose they are', async () => {
    const { id, line, transfers } = await storeVouchered(desk, customer);
    const driverId = await storeDriver(desk, 'Rashid Khan');
    await ask(updateTransferDriver, { id: transfers[0], driverId });
    const asked = await save({ id, isAsked: true, arrivalDate: '2026-12-20' });
    expect(asked.result).toMatchObject({
      transfers: { made: 0, moved: 2, withdrawn: 0, drivers: [{ driverName: 'Rashid Khan', transfers: 1 }] },
    });
    const oneway = await save({
      id,
      isAsked: true,
      accomodations: [{ id: line.id, version: 1, transferType: 'oneway' }],
    });
    expect(oneway.result!.transfers).toEqual({ made: 0, moved: 0, withdrawn: 1, drivers: [] });
    expect((await save({ id, isAsked: true, kartName: 'Six days' })).result!.transfers).toMatchObject({ moved: 0 });
    expect((await ask(getKartById, { id })).result!.kart).toMatchObject({ arrivalDate: '2026-12-12', version: 2 });
    expect(await statesOf(id)).toEqual(['D OPEN', 'P OPEN']);
  });

  it('says before a line is taken out, a sent version is taken back or it is cancelled what becomes of its transfers', async () => {
    const line = stayLine(await storeStay(desk));
    const miscellaneous = [{ id: randomId(), day: 1, name: 'Visa fees', price: 1 }];
    const { id } = await storeKart(desk, customer, { accomodations: [line], miscellaneous });
    await sendStoredKart(desk, id);
    await save({ id, arrivalDate: '2026-12-13', isVouchered: true });
    const driverId = await storeDriver(desk, 'Imran Sheikh');
    await ask(updateTransferDriver, { id: `${id}.${line.id}.D`, driverId });
    const stands = async () => (await ask(getKartById, { id })).result!.kart;
    const before = await stands();
    const drivers = [{ driverName: 'Imran Sheikh', transfers: 1 }];
    const removed = await ask(removeKartAccomodation, { kartId: id, id: line.id, isAsked: true });
    expect(removed.result).toMatchObject({ transfers: { made: 0, moved: 0, withdrawn: 2, drivers } });
    const other = await ask(removeKartMiscellaneous, { kartId: id, id: miscellaneous[0]!.id, isAsked: true });
    expect(other.result!.transfers).toEqual({ made: 0, moved: 0, withdrawn: 0, drivers: [] });
    const back = await ask(restoreKartVersion, { id, number: 1, isAsked: true });
    expect(back.result!.transfers).toEqual({ made: 0, moved: 2, withdrawn: 0, drivers });
    const cancelled = await ask(saveKart, { id, isCancelled: true, isAsked: true });
    expect(cancelled.result).toMatchObject({ kart: { state: 'CANCELLED' }, transfers: { withdrawn: 2, drivers } });
    expect(await stands()).toEqual(before);
    expect(await statesOf(id)).toEqual(['D OPEN', 'P OPEN']);
    expect(await ask(saveKart, { id, version: before.version - 1, isCancelled: true })).toMatchObject({ status: 409 });
  });

  it('meets a cancellation of the same version at once: one of both counts, the other is told what stands', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, version } = await storeKart(desk, customer, { accomodations: [stayLine(await storeStay(desk))] });
      const [vouchered, cancelled] = await Promise.all([
        save({ id, version, isVouchered: true }),
        save({ id, version, isCancelled: true }),
      ]);
      expect([vouchered.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const isVouchered = vouchered.status === 200;
      expect((await ask(getKartById, { id })).result!.kart.state).toBe(isVouchered ? 'VOUCHERED' : 'CANCELLED');
      expect(await statesOf(id)).toEqual(isVouchered ? ['D OPEN', 'P OPEN'] : []);
    }
  });

  it('is of the version that was read, once, by who may confirm', async () => {
    const line = stayLine(await storeStay(desk));
    const { id, version } = await storeKart(desk, customer, { accomodations: [line] });
    const clerk = await addClerk(world, { 'karts.confirm': false });
    expect(await save({ id, isVouchered: true }, clerk)).toMatchObject({ status: 403 });
    const answers = await Promise.all([
      save({ id, version, isVouchered: true }),
      save({ id, version, isVouchered: true }),
      save({ id, version, kartName: 'Five days' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 409).length).toBeGreaterThanOrEqual(1);
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart.isVouchered || kart.kartName === 'Five days').toBe(true);
    await save({ id, isVouchered: true });
    expect(await save({ id, version, isVouchered: false })).toMatchObject({ status: 409 });
    expect(await statesOf(id)).toEqual(['D OPEN', 'P OPEN']);
  });
});
