import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { getFilteredAreas } from '#shared/areas/get-filtered-areas.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { getFilteredAreasTransfersType } from '#shared/areas/get-filtered-areas-transfers-type.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { sharingBases, transferScopes } from '#shared/destination/rates/sharing.ts';
import { addDays } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { makeArea, makeMarket, makeTransfer } from './lay-out.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const NAMES = ['Airport', 'Creek', 'Marina', 'Palm', 'Old Town', 'Sheikh Zayed Road'];
const seed = 20261122;
const all: AreaTransferRow[] = [];
let staff: TestUser;
let areaIds: string[] = [];
let marketIds: string[] = [];
/** Areas that are offered no longer. */
let off: string[] = [];

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days));
beforeAll(async () => {
  staff = world.user('gulf', 'staff');
  for (const name of NAMES) areaIds.push((await makeArea(staff, name)).id);
  for (const name of ['India', 'Europe']) marketIds.push((await makeMarket(staff, name)).id);
  const drawn = fc.sample(
    fc.record({
      from: fc.nat(NAMES.length - 1),
      to: fc.nat(NAMES.length - 1),
      market: fc.nat(1),
      transferType: fc.constantFrom(...transferScopes),
      sharingBasis: fc.constantFrom(...sharingBases),
      amount: fc.integer({ min: 0, max: 50_000 }),
      days: fc.option(fc.tuple(day, day)),
      isOff: fc.integer({ min: 0, max: 9 }).map((of) => of === 0),
    }),
    { numRuns: 150, seed },
  );
  for (const { from, to, market, amount, days, isOff, ...kind } of drawn) {
    const [validFromDate, validTillDate] = days?.toSorted() ?? ['', ''];
    const made = await makeTransfer(staff, {
      ...{ ...kind, from: areaIds[from]!, to: areaIds[to]!, marketId: marketIds[market]!, amount: amount / 100 },
      ...{ minPax: 1, maxPax: 6, validFromDate: validFromDate!, validTillDate: validTillDate! },
    });
    if (isOff) await told(staff, deleteRecord, { kind: 'areaTransfer', id: made.id, version: 1, deactivate: true });
    else all.push(made);
  }
  off = [areaIds[5]!];
  await told(staff, deleteRecord, { kind: 'area', id: off[0]!, deactivate: true });
}, 120_000);

interface Asked {
  from: string;
  to: string;
  marketId: string;
  date: string;
}

/** The same over all transfers there are, one by one. */
const naive = ({ from, to, marketId, date }: Asked) =>
  all.filter(
    (row) =>
      (!from || row.from.id === from) &&
      (!to || row.to.id === to) &&
      row.marketId === marketId &&
      (!date || !row.validFromDate || row.validFromDate <= date) &&
      (!date || !row.validTillDate || row.validTillDate >= date) &&
      ![row.from.id, row.to.id].some((id) => off.includes(id)),
  );

const asked = () =>
  fc
    .record({
      from: fc.constantFrom('', ...areaIds),
      to: fc.constantFrom('', ...areaIds),
      marketId: fc.constantFrom(...marketIds),
      date: fc.oneof(fc.constant(''), day),
    })
    .filter(({ from, to }) => from !== '' || to !== '');
const queries = () => world.faults.counts().list.filter(({ name }) => name === 'Query').length;

describe('transfers reached from an area, to one, or from one to another', () => {
  it('are what a look over all of them finds, by one Query a call', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(asked(), async (request) => {
        const expected = naive(request);
        found += expected.length;
        world.faults.reset();
        const { transfers } = await told(staff, getFilteredAreasTransfers, request);
        expect(queries()).toBe(1);
        expect(transfers.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(transfers.every((row) => all.some((one) => JSON.stringify(one) === JSON.stringify(row)))).toBe(true);
        world.faults.reset();
        const { areas } = await told(staff, getFilteredAreas, request);
        expect(queries()).toBe(1);
        const ends = new Set(expected.map(({ from, to }) => (request.from ? to.name : from.name)));
        expect(areas.map(({ name }) => name)).toEqual([...ends].toSorted());
        world.faults.reset();
        const { types } = await told(staff, getFilteredAreasTransfersType, request);
        expect(queries()).toBe(1);
        const pairs = new Set(expected.map(({ transferType, sharingBasis }) => `${transferType} ${sharingBasis}`));
        expect(types.map((one) => `${one.transferType} ${one.sharingBasis}`).toSorted()).toEqual([...pairs].toSorted());
        for (const { sharingBasis, isPerPax } of types)
          expect(isPerPax).toBe(sharingBasis === 'SIC' || sharingBasis === 'DROP_SIC_PICKUP_SIC');
      }),
      { numRuns: 150, seed },
    );
    expect(found).toBeGreaterThan(100);
  }, 60_000);

  it('stand shared before private, the cheapest first', async () => {
    const { transfers } = await told(staff, getFilteredAreasTransfers, { from: areaIds[0]!, marketId: marketIds[0]! });
    const ranked = transfers.map(({ sharingBasis, amount }) => [sharingBases.indexOf(sharingBasis), amount] as const);
    expect(transfers.length).toBeGreaterThan(3);
    expect(ranked).toEqual(ranked.toSorted(([a, b], [c, d]) => a - c || b - d));
  });

  it.each([
    [{ marketId: 'M' }, { from: 'From area is required' }],
    [{ from: 'A', marketId: '' }, { marketId: 'Market ID is required' }],
    [{ from: 'A' }, { marketId: 'Market ID is required' }],
    [{ from: 'A', marketId: 'M', date: '31/12/2026' }, { date: 'Invalid date format' }],
  ])('are refused %j', async (request, errors) => {
    for (const call of [getFilteredAreas, getFilteredAreasTransfers, getFilteredAreasTransfersType])
      expect(await asking(staff)(call, request as never)).toMatchObject({ status: 400, errors });
  });

  it('are none of another site’s, nor of a market that is deactivated', async () => {
    const request = { from: areaIds[0]!, marketId: marketIds[1]! };
    const other = world.user('sarathi', 'staff');
    expect(await told(other, getFilteredAreas, request)).toEqual({ areas: [] });
    expect((await told(staff, getFilteredAreas, request)).areas.length).toBeGreaterThan(0);
    await told(staff, deleteRecord, { kind: 'market', id: request.marketId, deactivate: true });
    expect(await told(staff, getFilteredAreas, request)).toEqual({ areas: [] });
  });
});
