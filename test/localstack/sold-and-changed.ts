import { expect, vi } from 'vitest';
import { Customer } from './customer.ts';
import type { RunningStack } from './deployed.ts';
import { endPauseOfChange } from './rewind.ts';

const SITE = 'kestrel';
const DAY = 24 * 60 * 60 * 1000;

const balanceOf = async (customer: Customer): Promise<number> =>
  (await customer.want('/api/wl/user/getWlUserWalletBalance')).balance as number;

/** Cancels a booking of its own as its supplier quoted it; the schedules tell it, ask about it and give the money. */
export async function completeBySchedule(stack: RunningStack, agent: Customer): Promise<void> {
  const { orderId, bookingId } = await agent.buy('CHANDRAN');
  await agent.follow(orderId, ({ isBookingInProcess }) => !isBookingInProcess, 60);
  const whole = { BookingId: bookingId, RequestType: 1, CancellationType: 3 };
  const quoted = await agent.want('/flightApi/api/getCC', whole);
  const before = await balanceOf(agent);
  const { requestId } = await agent.want('/flightApi/api/changeRequest', {
    ...whole,
    Remarks: 'Ill',
    QuoteId: quoted.QuoteId,
  });
  // Each time the schedule asks, its pause is over at once: told, under review, decided, given.
  const states = new Set<unknown>();
  await vi.waitFor(
    async () => {
      await endPauseOfChange(stack, SITE, bookingId);
      const { change } = await agent.want('/flightApi/api/getChangeRequest', { requestId });
      const { state } = change as { state: string };
      states.add(state);
      expect(state).toBe('Closed');
    },
    { timeout: 580_000, interval: 2000 },
  );
  expect(states).toContain('WithSupplier');
  expect((await balanceOf(agent)) - before).toBeCloseTo(quoted.comesBack as number, 2);
}

/** A sale by a key that an agency's owner makes and ends, by its token alone. */
export async function sellByKey(stack: RunningStack, agent: Customer): Promise<void> {
  const until = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const made = await agent.want('/api/keys/createKey', { name: 'Stack', may: 'sell', until });
  const program = new Customer(stack, SITE);
  program.comeBy(made.token as string);
  const { orderId, bookingId } = await program.buy('RAO');
  const order = await program.follow(orderId, ({ isBookingInProcess }) => !isBookingInProcess, 60);
  expect(order).toMatchObject({ state: 'COMPLETED', bookingId });
  await agent.want('/api/keys/endKey', { id: (made.key as { id: string }).id });
  expect(await program.post('/flightApi/api/getTickets', {})).toMatchObject({ errorCode: 'NOT_SIGNED_IN' });
}
