import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isBeingMade } from '#functions/quotations/store.ts';
import { quotationsAtWork, readDaysOfKart, readTransfersOfKart } from '#functions/transfers/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { type Death, deaths, killableProcess } from '#test/harness/killable-process.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeKart } from './store-kart.ts';
import { stayLine, storeStay } from './store-vouchered.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const run = killableProcess(world.folder, path.join(import.meta.dirname, 'killed-save.ts'));
/** Lines of the trip: its transfers take two parts; the long run has the most that there can be. */
const LINES = Number(process.env.VOUCHER_LINES ?? 18);
/** Every second operation, by turns before it and under way; each in both ways in the long run. */
const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
let desk: TestUser;
let customer: TestUser;
let stay: string;
const job = () => world.job('sarathi');
const save = (body: WireRequestOf<typeof saveKart>) => callHttp({ site: 'sarathi', call: saveKart, body, as: desk });
const savedApart = (body: WireRequestOf<typeof saveKart>, killAt: number, death: Death) =>
  run(killAt, death, { TOKEN: desk.token, BODY: JSON.stringify(body) });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
  stay = await storeStay(desk);
});

/** What stands of a quotation once the sweep has ended what was begun. */
async function endOf(id: string) {
  for (let round = 0; round < 4 && (await isBeingMade(job(), id)); round++) {
    world.clock.advance(5 * MINUTE);
    await runSchedule('send-mails');
  }
  const open = (await readTransfersOfKart(job(), id)).filter(({ state }) => state === 'OPEN');
  const [day] = await readDaysOfKart(job(), id);
  return {
    ...{ open: open.length, from: open.map(({ date }) => date).toSorted()[0], day: day?.date },
    ...{ isBeingMade: await isBeingMade(job(), id), atWork: await quotationsAtWork(job()) },
  };
}

it.each([
  ['voucher', { isVouchered: true }],
  ['change', { arrivalDate: '2026-12-20' }],
  ['withdrawal', { isVouchered: false }],
] as const)(
  'a %s whose process is killed at any operation ends as it was meant once it is asked again, by the sweep',
  async (what, change) => {
    const trip = async () => {
      const accomodations = Array.from({ length: LINES }, (_, at) =>
        stayLine(stay, { day: 1 + (at % 4), noOfNights: 1 }),
      );
      const { id } = await storeKart(desk, customer, { accomodations });
      if (what !== 'voucher') expect(await save({ id, isVouchered: true })).toMatchObject({ status: 200 });
      return id;
    };
    const whole = await trip();
    const operations = Number((await savedApart({ id: whole, ...change }, 0, 'before')).said);
    expect(operations).toBeGreaterThan(8);
    const end = await endOf(whole);
    expect(end).toMatchObject({ open: what === 'withdrawal' ? 0 : 2 * LINES, isBeingMade: false, atWork: [] });
    for (let n = 1; n <= operations; n += isAll ? 1 : 2)
      for (const death of isAll ? deaths : [deaths[n % 4 === 1 ? 0 : 1]!]) {
        world.clock.restore();
        const id = await trip();
        expect([n, death, (await savedApart({ id, ...change }, n, death)).signal]).toEqual([n, death, 'SIGKILL']);
        // What died before it counted is asked again; what counted is not asked.
        const isDone = await isBeingMade(job(), id);
        if (!isDone) await save({ id, ...change });
        expect([n, death, await endOf(id)]).toEqual([n, death, end]);
      }
  },
  600_000,
);
