import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/actors/scope.ts';
import { seedActor } from '#functions/actors/seed.ts';
import type { BookingEventItem, BookingItem } from '#functions/bookings/model.ts';
import type { OrderEventItem, OrderItem } from '#functions/payments/model.ts';
import { rollUp } from '#functions/wallet/figures/roll-up.ts';
import { readFiguresHead, rolledDays, sumOfDay } from '#functions/wallet/figures/store.ts';
import { findMismatches } from '#functions/workers/reconcile-wallets.ts';
import type { UserItem } from '#functions/users/model.ts';
import { fatesOf } from '#infra/local/seed/life/fates.ts';
import { type Life, type LifeOptions, startLife } from '#infra/local/seed/life/life.ts';
import { atMoment, installMoments } from '#infra/local/seed/life/moment.ts';
import { seedSite } from '#infra/local/seed/seed-site.ts';
import { type DemoSite, demoSites } from '#infra/local/seed/sites.ts';
import { bookingEvents } from '#shared/bookings/model.ts';
import { orderEvents } from '#shared/payments/model.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger, readRows } from '#test/wallet/read-ledger.ts';

const AT = '2026-11-21T10:00:00.000Z';
const world = useWorld({ at: AT });

/** The demo's own sites, their suppliers as fast as a test wants them. */
const [kestrel, dune] = demoSites.map((site): DemoSite => ({
  ...site,
  suppliers: site.suppliers.map((supplier) => ({ ...supplier, settings: { ...supplier.settings, latencyMs: 0 } })),
})) as [DemoSite, DemoSite];
/** Seventeen sales: each of the ends that there are, once. */
const size = { members: 10, bookings: 17, looks: 3 };
/** Paid twice, given back by staff, paid late, pending, rescheduled, in doubt. */
const small = { members: 5, bookings: 6, looks: 1 };

async function found(site: DemoSite): Promise<void> {
  const restore = installMoments();
  await atMoment(Date.parse(AT) - 71 * 86_400_000, () => seedSite(seedActor(site.head), site)).finally(restore);
}

async function live(site: DemoSite, more: LifeOptions = {}): Promise<string[]> {
  const said: string[] = [];
  const life: Life = await startLife({ sites: [site], size, say: (line) => said.push(line), ...more });
  await life.arrived;
  return said;
}

const rowsOf = async (site: DemoSite) => {
  const rows = await readRows(site.head.site);
  return rows.toSorted((a, b) => (`${String(a.pk)} ${String(a.sk)}` < `${String(b.pk)} ${String(b.sk)}` ? -1 : 1));
};
type Row = Record<string, unknown>;
const ofKind = <T>(rows: readonly Row[], pk: RegExp, sk: RegExp) =>
  rows.filter((row) => pk.test(String(row.pk)) && sk.test(String(row.sk))) as unknown as (T & Row)[];
const counted = (values: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(values)].toSorted().map((value) => [value, values.filter((v) => v === value).length]));

/** What a site has come to, whatever its ids are. */
async function outcomeOf(site: DemoSite) {
  const rows = await rowsOf(site);
  const orders = ofKind<OrderItem>(rows, /#ORD#/, /^A$/);
  const bookings = ofKind<BookingItem>(rows, /#BKG#/, /^A$/);
  return {
    users: ofKind(rows, /#USER#/, /^A$/).length,
    orders: counted(orders.map(({ state }) => state)),
    bookings: counted(bookings.map(({ statusId }) => statusId)),
    travellers: ofKind(rows, /#USER#/, /^TRAV#/).length,
  };
}

describe('the life of a demo site', () => {
  beforeAll(async () => {
    await found(kestrel);
    // A night's round that comes first closes days which the life is still to arrive in.
    expect(await rollUp(seedActor(kestrel.head))).toBe('2026-11-20');
    expect(await live(kestrel)).toEqual([
      'Life is arriving: Kestrel Travels …',
      'Life has arrived: Kestrel Travels, 10 customers and 17 bookings.',
    ]);
  }, 120_000);

  it('has bookings and orders in every state that something leads to', async () => {
    expect(await outcomeOf(kestrel)).toEqual({
      users: 16,
      orders: { COMPLETED: 8, EXPIRED: 4, REFUNDED: 4, SUPERSEDED: 1, UNKNOWN: 1 },
      bookings: { 3: 7, 4: 1, 6: 4, 8: 1 },
      travellers: 12,
    });
  });

  it('went the ways that orders and bookings can go, each step after the one before', async () => {
    const rows = await rowsOf(kestrel);
    const partitions = new Map<string, (BookingEventItem | OrderEventItem)[]>();
    for (const event of ofKind<BookingEventItem | OrderEventItem>(rows, /#(ORD|BKG)#/, /^EV#/))
      partitions.set(String(event.pk), [...(partitions.get(String(event.pk)) ?? []), event]);
    expect(partitions.size).toBeGreaterThan(30);
    for (const [pk, events] of partitions) {
      const legalOnes: Record<string, { from: readonly unknown[]; to: unknown }> = pk.includes('#ORD#')
        ? orderEvents
        : bookingEvents;
      let last = { to: events[0]!.from, at: '' };
      for (const { event, from, to, at } of events) {
        const legal = legalOnes[event];
        expect(at >= last.at && at <= AT).toBe(true);
        last = { ...last, at };
        // Notes are of the state that was read.
        if (from === to) continue;
        expect(from).toEqual(last.to);
        if (legal) expect([legal.from.includes(from), legal.to]).toEqual([true, to]);
        last = { to, at };
      }
    }
  });

  it('adds up: wallets, and the ledger that they are in', async () => {
    const ledger = await readLedger('kestrel');
    expect(faultsOf(ledger)).toEqual([]);
    expect(await findMismatches(seedActor(kestrel.head))).toEqual([]);
    const histories = [...ledger.walletEntries.values()];
    expect(histories.some((entries) => entries.some(({ minor }) => minor < 0))).toBe(true);
    for (const entries of histories) {
      const times = entries.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1)).map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
    }
  });

  it('adds up: the house accounts by their closed days and today', async () => {
    const actor = seedActor(kestrel.head);
    const { rolledTo, accounts } = await readFiguresHead(actor);
    expect(rolledTo).toBe('2026-11-20');
    const sums: Record<string, number> = {};
    for (const { account, minor } of (await readLedger('kestrel')).house) sums[account] = (sums[account] ?? 0) + minor;
    expect(Object.keys(sums).length).toBeGreaterThan(4);
    for (const [account, sum] of Object.entries(sums)) {
      expect(accounts).toContain(account);
      const rolled = await rolledDays(scopeOfJob(actor), account, 'INR', '2026-08-01', '2026-11-20');
      const days = [...rolled, await sumOfDay(scopeOfJob(actor), account, 'INR', '2026-11-21')];
      expect([account, days.reduce((total, { minor }) => total + minor, 0)]).toEqual([account, sum]);
    }
  });

  it('is spread over the weeks, and counts who looked and who booked', async () => {
    const rows = await rowsOf(kestrel);
    const bookings = ofKind<BookingItem>(rows, /#BKG#/, /^A$/);
    const ages = bookings.map(({ createdAt }) => (Date.parse(AT) - Date.parse(createdAt)) / 86_400_000);
    expect([Math.max(...ages) > 30, Math.min(...ages) < 1]).toEqual([true, true]);
    const days = bookings.map(({ segments }) => segments[0]!.departureTime.slice(0, 10));
    expect(days.some((day) => day < '2026-11-21') && days.some((day) => day > '2026-12-01')).toBe(true);
    const months = ofKind<{ lookCount?: number; bookCount?: number }>(rows, /#STAT#/, /^FLIGHT#/);
    expect(months.some(({ bookCount }) => bookCount)).toBe(true);
    expect(new Set(months.map(({ sk }) => sk)).size).toBeGreaterThan(1);
    expect(ofKind(rows, /#FARE#COK#/, /^2026-/).length).toBeGreaterThan(0);
  });

  it('has customers and travellers as staff would know them', async () => {
    const rows = await rowsOf(kestrel);
    const members = ofKind<UserItem>(rows, /#USER#/, /^A$/).filter(({ email }) => !email.endsWith('@kestrel.example'));
    const ofCompanies = members.filter(({ companyName }) => companyName);
    expect(ofCompanies.length).toBeGreaterThan(4);
    for (const { panNumber, gstNumber, email } of ofCompanies)
      expect([gstNumber!.slice(0, 12), panNumber!.length], email).toEqual([`32${panNumber}`, 10]);
    expect(counted(ofCompanies.map(({ userType, companyGroupId }) => `${userType} ${companyGroupId}`))).toMatchObject({
      'corporate CORPORATE': 1,
      'travelAgent ': expect.any(Number),
      'travelAgent PREMIUM': expect.any(Number),
    });
    expect(members.filter(({ isSearchExempt }) => isSearchExempt)).toHaveLength(1);
    const leads = ofKind<BookingItem>(rows, /#BKG#/, /^A$/).map(({ passengers }) => passengers[0]!.lastName);
    const failing = fatesOf(size.bookings).flatMap(({ lastName }) => lastName?.toLowerCase() ?? []);
    expect(leads.filter((name) => failing.includes(name.toLowerCase()))).toEqual([]);
  });

  it('leaves nobody signed in, and mails of days gone by with nobody', () => {
    expect(world.mail.sent.every(({ raw }) => raw)).toBe(true);
    expect(world.mail.sent.length).toBeLessThan(12);
  });

  it('comes once: the next start changes nothing', async () => {
    const before = await rowsOf(kestrel);
    expect(await live(kestrel)).toEqual([]);
    expect(await rowsOf(kestrel)).toEqual(before);
  });
});

it('killed again and again, it comes to what it would have come to', async () => {
  await found(dune);
  let kills = 0;
  for (;;) {
    // Wherever that is: between two writes, or after one whose answer is lost.
    // Never the sandbox supplier's own rows: that would be a supplier that failed, and its booking is rightly given back.
    world.faults.failNth(60 + 37 * (kills % 5), kills % 2 ? 'before' : 'after', /#SBX#/);
    const said = await live(dune, { size: small });
    if (said.at(-1)!.startsWith('Life has arrived')) break;
    expect(said.at(-1)).toContain('Life stays away until the next start');
    kills += 1;
  }
  expect(kills).toBeGreaterThan(2);
  expect(await outcomeOf(dune)).toEqual({
    users: 9,
    orders: { COMPLETED: 3, EXPIRED: 1, REFUNDED: 1, UNKNOWN: 1 },
    bookings: { 3: 3, 6: 1, 8: 1 },
    travellers: 12,
  });
  expect(faultsOf(await readLedger('dune'))).toEqual([]);
}, 120_000);
