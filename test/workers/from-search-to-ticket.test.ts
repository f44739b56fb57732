import { beforeAll, expect, test } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
/**
 * The hasty ones are given up soon, for those who are asked in vain; a machine under load is not too slow for the
 * others.
 */
const sources = ['sandbox-gds', 'sandbox-lcc', 'hasty-gds', 'hasty-lcc'] as const;
type Source = (typeof sources)[number];
let user: TestUser;
beforeAll(async () => {
  const { head, data } = testSites[site];
  const suppliers = sources.map((name) => {
    const kind = name.slice(-3);
    return {
      name,
      adapter: 'sandbox' as const,
      bookingDeadlineMs: name.startsWith('hasty') ? 60 : 10_000,
      settings: { kind, seed: kind, triggers: true },
    };
  });
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, suppliers));
  user = await world.addUser(site, 'travelAgent');
  await fillWallet(world, user, 1_000_000_00);
});

/** The last name is the sandbox's trigger. */
const bought = (source: Source, lastName: string) => buyFlight({ site, as: user, source, lastName });
const look = async (orderId: string) => (await callHttp({ site, as: user, call: getOrder, body: { orderId } })).result!;
const sweepOn = async (minutes: number) => {
  world.clock.advance(minutes * 60_000);
  await sweepDue();
};

test.each(['sandbox-gds', 'sandbox-lcc'] as const)('%s sells a ticket', async (source) => {
  const order = await look(await bought(source, 'Menon'));
  expect(order).toMatchObject({
    state: 'COMPLETED',
    isBookingInProcess: false,
    pnr: expect.stringMatching(/^[A-Z0-9]{6}$/),
  });
});

test.each(['SOLDOUT', 'PRICEUP', 'FAREGONE'])(
  'a booking refused by the name of %s gives the money back',
  async (name) => {
    expect(await look(await bought('sandbox-gds', name))).toMatchObject({ state: 'REFUNDED' });
  },
);

test.each([
  ['TIMEOUTBOOKED', 'hasty-lcc'],
  ['FAILBOOKED', 'hasty-lcc'],
  ['GARBLED', 'hasty-lcc'],
  ['PENDINGTWO', 'hasty-lcc'],
  ['TICKETTIMEOUT', 'hasty-gds'],
  ['TICKETLOST', 'hasty-gds'],
  ['TIMEOUTBOOKED', 'hasty-gds'],
] as const)('a booking under the name of %s at %s is asked about and ends ticketed', async (name, source) => {
  const orderId = await bought(source, name);
  expect(await look(orderId)).toMatchObject({ state: 'UNKNOWN', isBookingInProcess: true });
  for (let pass = 0; pass < 6; pass++) await sweepOn(5);
  expect(await look(orderId)).toMatchObject({ state: 'COMPLETED' });
});

test('a booking that got lost is refunded once it is sure', async () => {
  const orderId = await bought('hasty-lcc', 'TIMEOUTLOST');
  await sweepOn(1);
  expect(await look(orderId)).toMatchObject({ state: 'UNKNOWN' });
  await sweepOn(11);
  expect(await look(orderId)).toMatchObject({ state: 'REFUNDED' });
});

test('and the books add up', async () => {
  const ledger = await readLedger(site);
  expect(faultsOf(ledger)).toEqual([]);
  expect(ledger.house.filter(({ account }) => account === 'clearing').reduce((sum, { minor }) => sum + minor, 0)).toBe(
    0,
  );
});
