import { beforeAll, expect, it } from 'vitest';
import { isBeingMade } from '#functions/quotations/store.ts';
import { readDaysOfKart, readTransfersOfKart } from '#functions/transfers/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { randomId } from '#shared/ids.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeKart } from './store-kart.ts';
import { stayLine, storeStay } from './store-vouchered.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
/** Lines of a trip whose transfers take two parts, and of the greatest. */
const [LINES, GREATEST] = [18, 200];
let desk: TestUser;
let customer: TestUser;
let stay: string;
const save = (body: WireRequestOf<typeof saveKart>) => callHttp({ site: 'sarathi', call: saveKart, body, as: desk });
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => stayLine(stay, { day: 1 + (at % 4), noOfNights: 1 }));
const trip = async (count = LINES) =>
  (await storeKart(desk, customer, { accomodations: linesOf(count), noOfDays: 5 })).id;
const standing = async (id: string) =>
  (await readTransfersOfKart(world.job('sarathi'), id)).filter(({ state }) => state === 'OPEN').length;

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
  stay = await storeStay(desk);
});

/** What is done again and again by the sweep, as due. */
async function swept(id: string): Promise<void> {
  for (let round = 0; round < 4 && (await isBeingMade(world.job('sarathi'), id)); round++) {
    world.clock.advance(5 * MINUTE);
    await runSchedule('send-mails');
  }
  expect(await isBeingMade(world.job('sarathi'), id)).toBe(false);
}

it.each([
  ['voucher', { isVouchered: true }, 2 * LINES],
  ['change', { arrivalDate: '2026-12-20' }, 2 * LINES],
  ['withdrawal', { isVouchered: false }, 0],
] as const)(
  'a %s ends as it was meant, whichever operation fails, before it took effect or after',
  async (_what, change, expected) => {
    const vouchered = async () => {
      const id = await trip();
      if (!('isVouchered' in change && change.isVouchered)) await save({ id, isVouchered: true });
      return id;
    };
    const whole = await vouchered();
    world.faults.reset();
    await save({ id: whole, ...change });
    const { operations } = world.faults.counts();
    expect(operations).toBeGreaterThan(8);
    expect(await standing(whole)).toBe(expected);
    for (let n = 1; n <= operations; n++)
      for (const when of ['before', 'after'] as const) {
        world.clock.restore();
        const id = await vouchered();
        world.faults.reset();
        world.faults.failNth(n, when);
        const answer = await save({ id, ...change }).catch(() => undefined);
        world.faults.reset();
        // What was refused or lost before it counted is asked again.
        if (answer?.status !== 200) await save({ id, ...change });
        await swept(id);
        expect([n, when, await standing(id)]).toEqual([n, when, expected]);
        const days = await readDaysOfKart(world.job('sarathi'), id);
        expect(days.length > 0).toBe(expected > 0);
        if ('arrivalDate' in change) expect(days[0]!.date).toBe('2026-12-20');
      }
  },
  300_000,
);

it('two hundred lines are vouchered in parts of a hundred writes at most', async () => {
  const id = await trip(GREATEST);
  world.faults.reset();
  const begun = performance.now();
  expect(await save({ id, isVouchered: true })).toMatchObject({ status: 200 });
  const took = performance.now() - begun;
  const { list } = world.faults.counts();
  await swept(id);
  expect(await standing(id)).toBe(2 * GREATEST);
  const parts = list.flatMap(({ input }) => (Array.isArray(input.TransactItems) ? [input.TransactItems.length] : []));
  expect(Math.max(...parts)).toBeLessThanOrEqual(100);
  console.log(`${2 * GREATEST} transfers in ${parts.length} commits, ${Math.round(took)} ms`);
  const moved = await save({ id, miscellaneous: [{ id: randomId(), day: 1, name: 'Visa', price: 1 }] });
  expect(moved.status).toBe(400);
}, 120_000);
