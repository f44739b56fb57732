import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { type SoldTwice, saleRig } from '#test/partners/sale-rig.ts';
import { CONSUMER, SUPPLIER } from '#test/partners/sale-steps.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { askedCalls } from './asked-calls.ts';
import type { IdKind } from './id-fields.ts';
import { askFrom, bodyOf, fieldsOf, jumpedBy, said, sidesOf } from './both-sides.ts';
import { makeOwning, type Owning, rowsOf, unknownIds, writesTo } from './foreign-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const rig = saleRig(world);
let sold: SoldTwice;
let stay: { token: string };
let other: Owning;
let rows: Record<string, unknown>[];

beforeAll(async () => {
  other = await makeOwning(world, SUPPLIER, { lastName: 'Neighbourly', pnr: 'NGH888' });
  await rig.setUp();
  sold = await rig.sell({ isLcc: false });
  expect(await rig.pay('wallet', sold.orderId)).toMatchObject({ status: 200 });
  await rig.work(sold);
  expect(await rig.statesOf(sold)).toEqual(['COMPLETED', 'COMPLETED']);
  stay = await jumpedBy(rig.sites().consumer);
  rows = await rowsOf(other);
});
beforeEach(() => world.faults.reset());

const NOT_AS_PARTNER = 'Your own site sells.';
const isForPartners = ({ method, access: { byKey, byPartner } }: Call) =>
  method === 'GET' || byKey === 'read' || byPartner === true;
/** Where they alone open: whoever holds one is let in, at the supplier's own site too. */
const bearers: readonly IdKind[] = ['session', 'password link', 'quote link', 'driver link', 'pnr'];
const idsOfOther = () =>
  Object.fromEntries(Object.entries(other.ids).filter(([kind]) => !bearers.includes(kind as IdKind)));
/** What is the other customer's alone; the supplier's catalogue is everybody's. */
const personal: readonly IdKind[] = [
  ...(['booking', 'order', 'invoice', 'quote', 'traveller', 'user', 'company', 'pnr'] as const),
  ...(['transfer', 'change request', 'cart', 'kart', 'program key', 'upload', 'export'] as const),
];
const tales = () => [...personal.map((kind) => other.ids[kind]), ...[other.owner.item.email, other.owner.actor.owner]];
/** These end the stay, or begin another person's. */
const endsIt = new Set(['users/session/logout']);
const reached = askedCalls.filter((call) => isForPartners(call) && !endsIt.has(call.name));
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

describe('the partner’s user, who stays at the supplier’s site', () => {
  it.each(named(askedCalls.filter((call) => !isForPartners(call) && call.actor !== 'gateway')))(
    'is not let into %s, and changes nothing by it',
    async (_name, call) => {
      const answer = await askFrom(SUPPLIER, call, bodyOf(call, idsOfOther()), stay);
      expect(answer).toMatchObject({ success: false, result: null });
      if (answer.errorCode === 'FORBIDDEN') expect(answer.message).toContain(NOT_AS_PARTNER);
      expect(['FORBIDDEN', 'VALIDATION', 'UNSUPPORTED_MEDIA_TYPE']).toContain(answer.errorCode);
      expect(writesTo(other, SUPPLIER, world.faults.counts())).toEqual([]);
    },
  );

  it.each(named(reached))(
    'is told nothing of other customers by %s, with its own ids or with theirs',
    async (_name, call) => {
      const own = { ...sidesOf(sold)[SUPPLIER], pnr: sold.theirs.bookingId.slice(-6) };
      for (const ids of [own, idsOfOther()]) {
        const body = bodyOf(call, ids);
        const answer = await askFrom(SUPPLIER, call, body, stay);
        expect(answer.errorCode).not.toBe('INTERNAL');
        const sent = JSON.stringify(body);
        const text = JSON.stringify({ ...answer, errors: undefined });
        expect(tales().filter((tale) => text.includes(tale) && !sent.includes(tale))).toEqual([]);
      }
      expect(writesTo(other, SUPPLIER, world.faults.counts())).toEqual([]);
    },
  );

  it('left what is another customer’s as it was', async () => {
    expect(await rowsOf(other)).toEqual(rows);
  });
});

describe('the other site’s side of a sale', () => {
  const withSides = askedCalls.filter((call) =>
    fieldsOf(call).some(({ kind, opens }) => opens && (kind === 'booking' || kind === 'order')),
  );
  /** Who asks, where, for what the other calls its own. */
  const askers = (): { who: string; site: typeof CONSUMER | typeof SUPPLIER; as: TestUser | { token: string } }[] => [
    { who: 'the consumer’s staff', site: CONSUMER, as: rig.sites().consumer },
    { who: 'the consumer’s customer', site: CONSUMER, as: rig.sites().agent },
    { who: 'the supplier’s staff', site: SUPPLIER, as: rig.sites().supplier },
    { who: 'the partner’s user', site: SUPPLIER, as: stay },
  ];
  let before: Record<string, unknown>[];
  const ofSale = async () => {
    const ids = [sold.orderId, sold.bookingId, sold.theirs.orderId, sold.theirs.bookingId];
    const all = [...(await readRows(CONSUMER)), ...(await readRows(SUPPLIER))];
    return all.filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));
  };
  beforeAll(async () => {
    before = await ofSale();
    expect(before.length).toBeGreaterThan(10);
  });

  it.each(named(withSides))('is not there in %s, whoever asks', async (_name, call) => {
    const sides = sidesOf(sold);
    for (const { who, site, as } of askers()) {
      const theirs = sides[site === CONSUMER ? SUPPLIER : CONSUMER];
      const pnr = sold.theirs.bookingId.slice(-6);
      const none = unknownIds();
      const answer = await askFrom(site, call, bodyOf(call, { ...theirs, pnr }), as);
      const unknown = await askFrom(site, call, bodyOf(call, { order: none.order, booking: none.booking, pnr }), as);
      expect({ who, ...said(answer) }).toEqual({ who, ...said(unknown) });
    }
  });

  it('stands at both sites as it was', async () => {
    expect(await ofSale()).toEqual(before);
  });
});

describe('what the sites of a sale tell', () => {
  /** A visitor's, customer's and staff's sessions of their own: a call may end the one that makes it. */
  const tellsNothing = async (
    call: Call,
    site: typeof CONSUMER | typeof SUPPLIER,
    who: TestUser,
    never: (text: string) => unknown,
  ) => {
    const as = { token: await signInAgain(who) };
    const pnr = sold.theirs.bookingId.slice(-6);
    const body = bodyOf(call, { ...sidesOf(sold)[site], pnr });
    const sent = new Set(Object.values(body).map(String));
    const text = JSON.stringify(await askFrom(site, call, body, as), (_key, value: unknown) =>
      typeof value === 'string' && sent.has(value) ? '' : value,
    );
    never(text);
  };
  const reads = reached.filter(({ name }) => !name.startsWith('reference/'));

  it.each(named(reads))('customers of the consumer never read who supplies in %s', async (_name, call) => {
    await tellsNothing(call, CONSUMER, rig.sites().agent, (text) =>
      expect(text).not.toMatch(new RegExp(`sarathi|${Object.values(sidesOf(sold)[SUPPLIER]).join('|')}`, 'i')),
    );
  });

  const staffReads = askedCalls.filter(({ method, access: { byKey } }) => method === 'GET' || byKey === 'read');
  it.each(named(staffReads))(
    'the supplier’s staff never read who bought at the consumer’s in %s',
    async (_name, call) => {
      const { item, actor } = rig.sites().agent;
      const theirs = [item.userId, item.email, actor.owner, sold.orderId, sold.bookingId];
      await tellsNothing(call, SUPPLIER, rig.sites().supplier, (text) =>
        expect(theirs.filter((one) => text.includes(one))).toEqual([]),
      );
    },
  );
});
