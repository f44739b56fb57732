import { beforeAll, expect, it } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TableOperation } from '#test/harness/table-faults.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { asha, searchForOne } from '#test/suppliers/buy-flight.ts';
import { saidIn, saidInScale } from './scale-page.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
let user: TestUser;
beforeAll(async () => {
  const { head, data } = testSites[site];
  await commit(
    world.job(site),
    createSiteWrites(world.job(site), head, data, [
      { name: 'sandbox-lcc', adapter: 'sandbox', settings: { kind: 'lcc', seed: 'birch', triggers: true } },
    ]),
  );
  user = await world.addUser(site, 'travelAgent');
  await fillWallet(world, user, 1_000_000_00);
});

const MAILED = 'the schedules, once each, mail included';
const IDLE = 'the schedules with nothing to do';
const isWrite = (name: string) => /Write|Put|Update|Delete/.test(name);

/** Items of the largest transaction among some operations. */
const largest = (list: readonly TableOperation[]): number =>
  Math.max(0, ...list.map(({ input }) => (input.TransactItems as unknown[] | undefined)?.length ?? 0));

/** What docs/runbook.md works the cost of a booking out from, and what docs/scale.md says of it. */
it('a booking takes a bounded number of table requests and units', async () => {
  const lines: { step: string; requests: number; read: number; written: number; items: number }[] = [];
  const counted = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    world.faults.reset();
    const answer = await work();
    const { list } = world.faults.counts();
    const sum = (writes: boolean) =>
      list.filter(({ name }) => isWrite(name) === writes).reduce((all, { units }) => all + units, 0);
    lines.push({ step, requests: list.length, read: sum(false), written: sum(true), items: largest(list) });
    return answer;
  };
  const search = searchForOne('sandbox-lcc');
  const { searchId } = search;
  const found = await counted('search, a source', () =>
    callHttp({ site, as: user, call: searchFlights, body: search }),
  );
  const { traceId, offers } = found.result!;
  const quoted = await counted('fare quote', () =>
    callHttp({ site, as: user, call: fareQuote, body: { traceId, resultIndex: offers[0]!.resultIndex } }),
  );
  const { quoteId, currency } = quoted.result!;
  const passengers = [{ ...asha, lastName: 'Menon' }];
  const checked = await counted('validate', () =>
    callHttp({ site, as: user, call: validateBooking, body: { quoteId, passengers } }),
  );
  const { totalPayable } = checked.result!.fareDetailResult;
  const ordered = await counted('order', () =>
    callHttp({
      site,
      as: user,
      call: setFlightDetails,
      body: { searchId, quoteId, currency, totalPayable, passengers },
    }),
  );
  const { orderId } = ordered.result!;
  await counted('pay from the wallet', () => callHttp({ site, as: user, call: payFromWallet, body: { orderId } }));
  await counted('book and ticket', () => runBooking(site, orderId));
  await counted('look at the order', () => callHttp({ site, as: user, call: getOrder, body: { orderId } }));
  await counted(MAILED, async () => {
    for (const { name } of schedules) await runSchedule(name);
  });
  await counted(IDLE, async () => {
    for (const { name } of schedules) await runSchedule(name);
  });
  const order = await callHttp({ site, as: user, call: getOrder, body: { orderId } });
  expect(order.result).toMatchObject({ state: 'COMPLETED' });
  console.table(lines);
  const total = lines.slice(0, -1).reduce(
    (all, { requests, read, written }) => ({
      requests: all.requests + requests,
      read: all.read + read,
      written: all.written + written,
    }),
    { requests: 0, read: 0, written: 0 },
  );
  // Look-ups are a request of their own, before what they lead to.
  // Nine of them make the papers: a task, the mail's files, an invoice with its number. One says whose turn at a wallet it is.
  expect(total.requests).toBeLessThanOrEqual(113);
  expect(total.written).toBeLessThanOrEqual(400);
  expect(total.read).toBeLessThanOrEqual(150);
  expect(lines.at(-1)!.written).toBe(0);

  const at = (step: string) => lines.find((line) => line.step === step)!;
  const steps = ['fare quote', 'order', 'pay from the wallet', 'book and ticket', MAILED].map(
    (step) => at(step).written,
  );
  const sale = steps.reduce((all, units) => all + units, 0);
  const searched = at('search, a source').written;
  expect(
    saidInScale(
      '# write units for a whole sale (*counted*: # to quote, # to order, # to pay in one commit, # to book and ticket, # to mail)',
    ),
  ).toEqual([sale, ...steps]);
  expect(saidInScale('| # write units a sale |')).toEqual([sale]);
  expect(saidInScale('| # write units and one object of about 90 KB where one supplier is asked (*counted*)')).toEqual([
    searched,
  ]);
  expect(saidInScale('Table: 330 × # + 6 × # = about')).toEqual([searched, sale]);
  expect(saidInScale("a sale's have # (paying) and # (ticketing) (*counted*)")).toEqual([
    at('pay from the wallet').items,
    at('book and ticket').items,
  ]);
  expect(saidInScale('# queries and # read units a round with nothing due (*counted*)')).toEqual([
    at(IDLE).requests,
    at(IDLE).read,
  ]);
  const inRunbook: Record<string, string> = {
    'search, a source': 'search, per supplier',
    'look at the order': 'one look at the order',
    [MAILED]: 'schedules, mail included',
    [IDLE]: 'all schedules with nothing to do',
  };
  for (const { step, requests, read, written } of lines)
    expect([step, ...saidIn('docs/runbook.md', `| ${inRunbook[step] ?? step} | # | # | # |`)]).toEqual([
      step,
      requests,
      read,
      written,
    ]);
});
