import { expect } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import type { HouseAccount } from '#functions/wallet/model.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { instant } from '#shared/time.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, ledgerIn, readRows } from '#test/wallet/read-ledger.ts';
import { asked, giveModules, listSupplier } from './partner-steps.ts';

export const SUPPLIER = 'sarathi';
export const CONSUMER = 'quiet';
const wallet = `SITE#${CONSUMER}` as const;

/** Two sites with a live link between them: an agent of the consumer with money, and the consumer's money at the supplier. */
export interface LinkedSites {
  supplier: TestUser;
  consumer: TestUser;
  agent: TestUser;
  /** What the supplier's flights are called at the consumer. */
  source: string;
}

/** Money for the consumer at the supplier, minor units. */
export async function fillPartner(world: Pick<World, 'job'>, minor: number): Promise<void> {
  const job = world.job(SUPPLIER);
  const done = await commit(
    job,
    creditWrites(job, {
      wallet: await readWallet(job, wallet, 'INR'),
      ...{ minor, against: 'bank', reference: instant(0), remark: 'opening' },
    }),
  );
  expect(done.ok).toBe(true);
}

/** What the supplier's sandbox may be asked, by the names that it fails at. */
const sources = ['sandbox-gds', 'sandbox-lcc', 'hasty-gds', 'hasty-lcc'].map((name) => {
  const kind = name.slice(-3);
  const bookingDeadlineMs = name.startsWith('hasty') ? 1_000 : 10_000;
  return { name, adapter: 'sandbox' as const, bookingDeadlineMs, settings: { kind, seed: kind, triggers: true } };
});

/** Makes the link. `funds`: what the consumer has at the supplier, minor units; `own`: the supplier's sources, by name; none: those it has. */
export async function linkSites(
  world: Pick<World, 'user' | 'addUser' | 'job'>,
  { funds = 1_000_000_00, own = ['sandbox-gds', 'sandbox-lcc'] }: { funds?: number; own?: readonly string[] } = {},
): Promise<LinkedSites> {
  const { head, data } = testSites[SUPPLIER];
  const job = world.job(SUPPLIER);
  const chosen = sources.filter(({ name }) => own.includes(name));
  if (chosen.length) expect(await commit(job, createSiteWrites(job, head, data, chosen))).toMatchObject({ ok: true });
  const [supplier, consumer] = [world.user(SUPPLIER, 'staff'), world.user(CONSUMER, 'staff')];
  await giveModules(world, CONSUMER, ['Flights']);
  await listSupplier(world, SUPPLIER);
  await asked(consumer, supplier, 'Flights', 'Approved');
  const agent = await world.addUser(CONSUMER, 'travelAgent');
  await fillWallet(world, agent, 1_000_000_00);
  if (funds) await fillPartner(world, funds);
  return { supplier, consumer, agent, source: await linkedSource(agent) };
}

/** What the link's source is called at the consumer; empty where it sells nothing. */
export async function linkedSource(as: TestUser): Promise<string> {
  const { sources: shown } = await told(as, getSources, {});
  return shown.map(({ source }) => source).find((name) => name.startsWith('partner-')) ?? '';
}

/** What both sites' books say: their faults, what each account comes to, and what the consumer's wallet paid and got back. */
export const bothBooks = async () => booksIn(await Promise.all([readRows(SUPPLIER), readRows(CONSUMER)]));

/** The same of rows that are read already, the supplier's first. */
export function booksIn([theirRows, ourRows]: readonly [readonly Row[], readonly Row[]]) {
  const [theirs, ours] = [ledgerIn(SUPPLIER, theirRows), ledgerIn(CONSUMER, ourRows)];
  const sumOf = (house: typeof ours.house, account: HouseAccount) =>
    house.filter((one) => one.account === account).reduce((sum, { minor }) => sum + minor, 0);
  const entries = theirs.walletEntries.get(`${wallet}#INR`) ?? [];
  const paid = entries.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  return {
    faults: [...faultsOf(theirs), ...faultsOf(ours)],
    clearing: [sumOf(theirs.house, 'clearing'), sumOf(ours.house, 'clearing')],
    payable: sumOf(ours.house, `supplierPayable:site:${SUPPLIER}`),
    paid: 0 - paid.reduce((sum, { minor }) => sum + minor, 0),
    ours,
    theirs,
  };
}

/** An order through the link as both sites have it, the supplier's first. */
export async function bothOrders(orderId: string) {
  const [theirs, ours] = await Promise.all([readRows(SUPPLIER), readRows(CONSUMER)]);
  const orderOf = (rows: Row[], id: unknown) =>
    rows.find((row) => row.orderId === id && row.serviceName === 'flight' && row.sk === 'A') ?? {};
  const bookingOf = (rows: Row[], id: unknown) =>
    rows.find((row) => row.bookingId === id && row.statusId !== undefined && row.sk === 'A') ?? {};
  const order = orderOf(ours, orderId);
  const other = order.boughtFrom as { orderId: string; bookingId: string };
  const their = orderOf(theirs, other.orderId);
  return {
    states: [their.state, order.state],
    orders: [their, order],
    bookings: [bookingOf(theirs, other.bookingId), bookingOf(ours, order.subject)],
    theirOrderId: other.orderId,
  } as const;
}
type Row = Record<string, unknown>;
