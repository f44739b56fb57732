import { expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readTimeline } from '#functions/payments/store.ts';
import { orderEventWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { failures } from '#shared/errors.ts';
import { type OrderEvent, orderEvents, type OrderState, orderStates } from '#shared/payments/model.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const events = Object.keys(orderEvents) as OrderEvent[];
const isLegal = (state: OrderState, event: OrderEvent) =>
  (orderEvents[event].from as readonly OrderState[]).includes(state);

/** The shortest way from a new order to a state, by the table itself. */
function wayTo(goal: OrderState): OrderEvent[] {
  const ways = new Map<OrderState, OrderEvent[]>([['AWAITING_PAYMENT', []]]);
  for (const state of ways.keys()) {
    for (const event of events)
      if (isLegal(state, event) && !ways.has(orderEvents[event].to))
        ways.set(orderEvents[event].to, [...ways.get(state)!, event]);
  }
  return ways.get(goal)!;
}
const read = async (orderId: string) =>
  ((await readTimeline(job(), orderId)) as { value: { order: OrderItem; events: unknown[] } }).value;
const take = async (orderId: string, event: OrderEvent) =>
  commit(job(), orderEventWrites(job(), (await read(orderId)).order, event));
async function orderIn(state: OrderState): Promise<string> {
  const { orderId } = await sellOrder(world.user('sarathi', 'retail'));
  for (const event of wayTo(state)) expect(await take(orderId, event)).toMatchObject({ ok: true });
  return orderId;
}

test('every state can be reached', () => {
  expect(orderStates.filter((state) => !wayTo(state))).toEqual([]);
});

test('in every state each event is taken if the table has it, and otherwise refused with nothing written', async () => {
  for (const state of orderStates) {
    for (const event of events) {
      const orderId = await orderIn(state);
      const before = await read(orderId);
      const outcome = await take(orderId, event);
      const after = await read(orderId);
      expect([state, event, outcome.ok]).toEqual([state, event, isLegal(state, event)]);
      if (outcome.ok)
        expect(after).toMatchObject({
          order: { state: orderEvents[event].to },
          events: { length: before.events.length + 1 },
        });
      else expect([outcome.code, failures[outcome.code].status, after]).toEqual(['ILLEGAL_TRANSITION', 409, before]);
    }
  }
}, 60_000);

/** Every pair is tried in the long tests, some here. */
const pairs = orderStates.flatMap((state) =>
  events.flatMap((one, at) => events.slice(at).map((other) => [state, one, other] as const)),
);
const chosen = process.env.PORTOLAN_ALL_PAIRS ? pairs : pairs.filter((_, at) => at % 5 === 0);

test(`of two events taken at once from the same state at most one happens: ${chosen.length} of ${pairs.length} pairs`, async () => {
  for (const [state, one, other] of chosen) {
    const orderId = await orderIn(state);
    const before = await read(orderId);
    const outcomes = await Promise.all(
      [one, other].map((event) => commit(job(), orderEventWrites(job(), before.order, event))),
    );
    const taken = outcomes.filter(({ ok }) => ok).length;
    expect([state, one, other, taken]).toEqual([
      state,
      one,
      other,
      [one, other].some((event) => isLegal(state, event)) ? 1 : 0,
    ]);
    expect((await read(orderId)).events).toHaveLength(before.events.length + taken);
  }
}, 300_000);
