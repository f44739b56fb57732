import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '#functions/clock.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { DAY } from '#shared/time.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { tableFaults } from '#test/harness/table-faults.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { addTestUser, type TestUser } from '#test/harness/test-user.ts';
import { saleRig } from '#test/partners/sale-rig.ts';
import { SUPPLIER } from '#test/partners/sale-steps.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { searchForOne } from '#test/suppliers/buy-flight.ts';
import { type Plan, supplierDouble } from '#test/workers/supplier-double.ts';
import { benchTable, signedIn } from './bench-table.ts';
import { askGood } from './call-figures.ts';
import { type Figure, timeOf } from './figure.ts';
import { recordTable } from './table-recorder.ts';

/** The most writes that a transaction may hold is 100: what grows with a sale must never come near it. */
const MOST_WRITES = 90;
/** After what time the source answers that is asked both ways, ms; a supplier's own takes longer. */
const ANSWERS_AFTER = 300;
const GOES = 15;

/** A sale that one site makes of what another supplies, beside one of its own: both sites' rows are one commit. */
export async function linkedFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const users = new Map<string, TestUser>();
  for (const site of ['sarathi', 'quiet'] as const) users.set(site, await signedIn(table.user(site, 'staff')));
  const { sandbox } = adapters;
  const world = {
    user: (site: string) => users.get(site)!,
    addUser: addTestUser,
    job: (site: Parameters<typeof testJob>[0]) => testJob(site, 'bench'),
    clock: movableClock(),
    faults: tableFaults(),
  };
  const double = supplierDouble(memoryStore());
  const rig = saleRig(world, double, { own: [] });
  await rig.setUp();
  const { agent, source } = rig.sites();
  const own = await addTestUser(SUPPLIER, 'travelAgent');
  await fillWallet(world, own, 100 * TOTAL);

  const { take } = recordTable();
  const unitsOf = async (sale: () => Promise<unknown>): Promise<number> => {
    take();
    await sale();
    return take()
      .filter(({ name }) => /Write|Put|Update|Delete/.test(name))
      .reduce((sum, { units }) => sum + units, 0);
  };
  const plain = await sellOrder(own, { isLcc: false });
  const once = await unitsOf(async () => {
    await askGood({ site: SUPPLIER, call: payFromWallet, body: { orderId: plain.orderId }, as: own });
    await runBooking(SUPPLIER, plain.orderId);
  });
  const sold = await rig.sell({ isLcc: false });
  const twice = await unitsOf(async () => {
    await rig.pay('wallet', sold.orderId);
    await rig.work(sold);
  });

  let greatest = 0;
  const lists = { consumerSiteId: agent.site, supplierListId: `${SUPPLIER}#Flights` };
  const hold = { site: SUPPLIER, call: setFlightHoldSetting, body: { ...lists, isFlightHold: true } } as const;
  await askGood({ ...hold, as: users.get(SUPPLIER)! });
  for (const { isLcc, book, holds } of [
    { isLcc: false, book: 'done' },
    { isLcc: false, book: 'done', holds: true },
    { isLcc: true, book: 'done' },
    { isLcc: true, book: 'SOLD_OUT' },
    { isLcc: true, book: 'unheard' },
  ] satisfies { isLcc: boolean; book: Plan['book']; holds?: true }[])
    for (const size of [
      { crowdOf: 18, days: 4 },
      { crowdOf: 10, days: 6 },
    ]) {
      double.plan = { ticket: 'done', book, ...(holds && { holdUntil: clock.now() + DAY }) };
      const large = await rig.sell({ isLcc, ...size });
      take();
      if (holds) {
        await askGood({ site: agent.site, call: holdFlight, body: { orderId: large.orderId }, as: agent });
        await rig.work(large);
      }
      await rig.pay('wallet', large.orderId);
      await rig.work(large);
      for (const { input } of take())
        if (Array.isArray(input.TransactItems)) greatest = Math.max(greatest, input.TransactItems.length);
    }

  adapters.sandbox = async (...asked) => {
    const real = await sandbox!(...asked);
    return real && { ...real, search: async (...query) => (await pause(ANSWERS_AFTER), real.search(...query)) };
  };
  const direct = await timeOf(GOES, () =>
    askGood({ site: SUPPLIER, call: searchFlights, body: searchForOne('sandbox-gds'), as: own }),
  );
  const linked = await timeOf(GOES, () =>
    askGood({ site: agent.site, call: searchFlights, body: searchForOne(source), as: agent }),
  );
  adapters.sandbox = sandbox!;
  return [
    {
      name: `search through a link against the same source asked directly, which answers after ${ANSWERS_AFTER} ms (${direct.toFixed(0)} ms)`,
      measured: linked / direct,
      budget: 1.2,
      unit: '×',
      held: false,
    },
    {
      name: `linked sale, from payment to ticket, both sites: write units against those of a plain one (${once})`,
      measured: twice / once,
      budget: 2.2,
      unit: '×',
      held: true,
    },
    {
      name: 'greatest transaction of a linked sale, held or not: writes (18 passengers of five words, 6 days of travel; DynamoDB takes 100)',
      measured: greatest,
      budget: MOST_WRITES,
      unit: '',
      held: true,
    },
  ];
}
