import { beforeAll, describe, expect, it } from 'vitest';
import { readTransfersOfKart } from '#functions/transfers/store.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { afterLanding, landingOf } from '#shared/quotations/follow-flights.ts';
import { clashesOf } from '#shared/quotations/clashes.ts';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { removeKartFlight } from '#shared/quotations/remove-kart-flight.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { ratedOption } from './store-kart.ts';
import { leg, stayLine, storeStay, storeVouchered } from './store-vouchered.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body, as: desk });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

const flight = (more: object = {}) => ({
  ...{ id: randomId(), day: 2, airlineCode: 'AI', flightNo: '933', origin: 'COK', destination: 'DXB', price: 0 },
  ...{ arrTime: '13:10', bookedByCustomer: true, ...more },
});

/** A vouchered trip whose pickup follows its flight. */
async function follows(landing = flight()) {
  const made = await storeVouchered(desk, customer, {
    flights: [landing],
    stay: { pickupTransfer: leg({ time: '', flightId: landing.id }) },
  });
  return { ...made, landing };
}
const pickupOf = async (id: string) => (await ask(getKartById, { id })).result!.kart.accomodations[0]!.pickupTransfer;
const drive = async (id: string) =>
  (await readTransfersOfKart(world.job('sarathi'), id)).find(({ end }) => end === 'P');

describe('a pickup that follows a flight', () => {
  it('is an hour after the landing, and says so on the job sheet', async () => {
    const { id } = await follows();
    expect(await pickupOf(id)).toMatchObject({ date: '2026-12-13', time: '14:10' });
    const range = { from: '2026-12-13', to: '2026-12-13' };
    const sheet = await ask(getTransferJobSheet, { dateRange: range, driverId: '', sortBy: 'time' });
    expect(sheet.result!.transfers.find(({ kartId }) => kartId === id)).toMatchObject({
      ...{ time: '14:10', flight: 'AI 933, lands 13:10' },
    });
  });

  it('moves with the flight, over midnight too, and its driver reads how it was', async () => {
    const { id, landing } = await follows();
    const asked = await ask(saveKart, { id, isAsked: true, flights: [{ id: landing.id, arrTime: '23:30' }] });
    expect(asked.result!.transfers).toMatchObject({ made: 0, moved: 1, withdrawn: 0 });
    await ask(saveKart, { id, flights: [{ id: landing.id, arrTime: '23:30' }] });
    expect(await pickupOf(id)).toMatchObject({ date: '2026-12-14', time: '00:30' });
    expect(await drive(id)).toMatchObject({
      ...{
        date: '2026-12-14',
        time: '00:30',
        flight: 'AI 933, lands 23:30',
        was: { date: '2026-12-13', time: '14:10' },
      },
    });
  });

  it('stays where it is once its flight is taken out, and is then set by hand', async () => {
    const { id, landing } = await follows();
    await ask(removeKartFlight, { kartId: id, id: landing.id });
    expect(await drive(id)).toMatchObject({ time: '14:10', flight: '' });
  });

  it('is by the site’s own minutes where it has some', async () => {
    const { version } = { version: 0 };
    const value = { pickupAfterLanding: 90 };
    expect(await ask(saveSettings, { part: 'trips', version, value } as never)).toMatchObject({ status: 200 });
    const { id } = await follows();
    expect(await pickupOf(id)).toMatchObject({ time: '14:40' });
    await ask(saveSettings, { part: 'trips', version: 1, value: { pickupAfterLanding: 60 } } as never);
  });

  it('follows the copy’s own flight in a copy', async () => {
    const { id } = await follows();
    const { result } = await ask(copyKart, { id, kartName: 'Again', arrivalDate: '2027-01-12' } as never);
    const { kart } = (await ask(getKartById, { id: result!.id })).result!;
    expect(kart.accomodations[0]!.pickupTransfer).toMatchObject({ date: '2027-01-13', flightId: kart.flights[0]!.id });
  });
});

it('one that was set by hand stays, and is flagged where the flight lands after it', async () => {
  const landing = flight({ arrTime: '16:00' });
  const { id } = await storeVouchered(desk, customer, { flights: [landing] });
  expect(await pickupOf(id)).toMatchObject({ time: '14:30' });
  const { kart } = (await ask(getKartById, { id })).result!;
  expect(clashesOf(kart as never).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/pickup to .* at 14:30 is before AI 933 lands at 16:00/),
  );
});

it.each([
  ['no line of the quotation', () => ({ flights: [], flightId: randomId() })],
  [
    'a flight that nobody said the landing of',
    () => {
      const silent = flight({ arrTime: '' });
      return { flights: [silent], flightId: silent.id };
    },
  ],
])('a pickup does not follow %s', async (_, made) => {
  const { flights, flightId } = made();
  const { id } = await storeVouchered(desk, customer);
  const line = stayLine(await storeStay(desk), { pickupTransfer: leg({ flightId }) });
  expect(await ask(saveKart, { id, flights, accomodations: [line] })).toMatchObject({
    status: 400,
    errors: { 'accomodations.0.pickupTransfer.flightId': expect.stringContaining('arrival time') as string },
  });
});

it.each([
  ['09:15', 60, { date: '2026-12-13', time: '10:15' }],
  ['23:59', 1, { date: '2026-12-14', time: '00:00' }],
  ['22:00', 360, { date: '2026-12-14', time: '04:00' }],
  ['00:00', 0, { date: '2026-12-13', time: '00:00' }],
])('%s and %i minutes', (time, minutes, is) => {
  expect(afterLanding({ name: 'AI 933', date: '2026-12-13', time }, minutes)).toEqual(is);
});

it('lands on its own day unless it says another, and nowhere without a time', () => {
  const own = { airlineCode: 'AI', flightNo: '933', arrTime: '09:15', day: '2026-12-13' };
  expect(landingOf(own)).toEqual({ name: 'AI 933', date: '2026-12-13', time: '09:15' });
  expect(landingOf({ ...own, arrDate: '2026-12-14' })?.date).toBe('2026-12-14');
  expect(landingOf({ ...own, arrTime: '' })).toBeUndefined();
  expect(landingOf({ ...own, day: '' })).toBeUndefined();
});

it('an activity says that it does not run on its day, and no more once it stands on another', async () => {
  const { line } = await ratedOption(desk);
  const stop = [{ from: '2026-12-14', till: '2026-12-14' }];
  await ask(saveTourOptions, {
    activityId: line.activityId,
    tourOptions: [{ id: line.tourOptionId, name: 'Evening', stopSales: stop }],
  } as never);
  const { id } = await storeVouchered(desk, customer, { activities: [{ ...line, day: 3 }] });
  const closed = async () => (await ask(getKartById, { id })).result!.kart.activities[0]!.isClosed;
  expect(await closed()).toBe(true);
  await ask(saveKart, { id, activities: [{ id: line.id, day: 4 }] });
  expect(await closed()).toBe(false);
});
