import { expect, it } from 'vitest';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });

it('a queue whose count fails before its rows are there is answered as a defect, and the process lives on', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const as = world.user('sarathi', 'staff');
  for (const n of [1, 2, 3, 4, 5]) {
    world.faults.reset();
    world.faults.failNth(n, 'before');
    expect((await callHttp({ site: 'sarathi', call: getTickets, as, body: {} })).status).toBeOneOf([200, 500]);
  }
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
