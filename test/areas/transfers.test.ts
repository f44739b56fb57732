import { beforeAll, describe, expect, it } from 'vitest';
import { readUses } from '#functions/records/uses-store.ts';
import { addArea } from '#shared/areas/add-area.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { deleteTransfers } from '#shared/areas/delete-transfers.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { MarketShown } from '#shared/destination/masters.ts';
import { sharingBases } from '#shared/destination/rates/sharing.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { DUBAI, makeArea, makeMarket, makeTransfer, shared, type WireTransfer } from './lay-out.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
let [airport, marina, creek]: AreaRow[] = [];
let market: MarketShown;
beforeAll(async () => {
  staff = world.user('gulf', 'staff');
  elsewhere = world.user('sarathi', 'staff');
  [airport, marina, creek] = [
    await makeArea(staff, 'DXB airport'),
    await makeArea(staff, 'Dubai Marina'),
    await makeArea(staff, 'Creek'),
  ];
  market = await makeMarket(staff, 'India');
});
const ends = () => ({ from: airport!.id, to: marina!.id, marketId: market.id });
const privately = (more: Partial<WireTransfer> = {}) =>
  shared(ends(), { sharingBasis: 'PVT', minPax: 1, maxPax: 3, ...more });
const usersOf = async (id: string) => (await readUses(world.job('gulf'), id, 50)).map((use) => use.id);

describe('a transfer between areas', () => {
  it('is priced in the site’s currency, which nobody needs to name', async () => {
    const answer = await asking(staff)(
      createTransfers,
      privately({
        amount: 45.25,
        cost: 33.5,
        description: ' Meet and greet ',
        isStandAlone: true,
        transferType: 'Pickup',
        validFromDate: '2026-10-01',
        validTillDate: '2027-04-30',
      }),
    );
    const { id, ...made } = answer.result!.transfer;
    expect(made).toEqual({
      from: { id: airport!.id, name: 'DXB airport' },
      to: { id: marina!.id, name: 'Dubai Marina' },
      marketId: market.id,
      marketName: 'India',
      description: 'Meet and greet',
      transferType: 'Pickup',
      sharingBasis: 'PVT',
      amount: 45.25,
      cost: 33.5,
      currency: 'USD',
      isStandAlone: true,
      isPerPax: false,
      minPax: 1,
      maxPax: 3,
      validFromDate: '2026-10-01',
      validTillDate: '2027-04-30',
      isDeactivated: false,
      version: 1,
      createdAt: '2026-11-22T06:00:00.000Z',
    });
    expect(await told(staff, getRecordHistory, { kind: 'areaTransfer', id })).toMatchObject({
      events: [
        {
          text: 'Created',
          from: '',
          to: 'DXB airport – Dubai Marina, India, Pickup, Private, $\u00a045.25 per vehicle, costs $\u00a033.50, 1 to 3 guests, 1 Oct 2026 to 30 Apr 2027, also sold separately, Meet and greet',
        },
      ],
    });
    expect(await asking(staff)(createTransfers, privately({ currency: 'EUR' }))).toMatchObject({
      status: 400,
      errors: { currency: 'Amounts of this site are in USD.' },
    });
  });

  it.each(sharingBases)('is paid for each person where all of %s is shared, whatever is sent', async (sharingBasis) => {
    const isShared = !sharingBasis.includes('PVT');
    const { isPerPax, minPax, maxPax } = await makeTransfer(
      staff,
      privately({ sharingBasis, isPerPax: !isShared, minPax: 2, maxPax: 7 }),
    );
    expect({ isPerPax, minPax, maxPax }).toEqual(
      isShared ? { isPerPax: true, minPax: null, maxPax: null } : { isPerPax: false, minPax: 2, maxPax: 7 },
    );
  });

  it('keeps its cost where a change says nothing of it, and loses it where the change says so', async () => {
    const made = await makeTransfer(staff, privately({ amount: 45, cost: 50 }));
    const { id } = made;
    expect(await makeTransfer(staff, privately({ id, amount: 46 }))).toMatchObject({ amount: 46_00, cost: 50_00 });
    expect(await makeTransfer(staff, privately({ id, amount: 46, cost: null }))).toMatchObject({ cost: null });
    expect(await makeTransfer(staff, privately({ amount: 45 }))).toMatchObject({ cost: null });
  });

  const PAX = 'Please Enter min and max pax for private sharing basis';
  const wrong: [string, Partial<Record<keyof WireTransfer, unknown>>, Record<string, string>][] = [
    ['no area to begin in', { from: '' }, { from: 'From area is required' }],
    ['none named at all', { from: undefined }, { from: 'From area is required' }],
    ['no area to end in', { to: '' }, { to: 'To area is required' }],
    ['No market', { marketId: '' }, { marketId: 'Market ID is required' }],
    ['no market at all', { marketId: null }, { marketId: 'Market ID is required' }],
    ['less than nothing', { amount: -0.01 }, { amount: 'Amount must be positive' }],
    ['a cost of less than nothing', { cost: -1 }, { cost: 'Please enter zero or more.' }],
    ['a month too many', { validFromDate: '2026-13-01' }, { validFromDate: 'Invalid date format' }],
    ['a day that there is not', { validTillDate: '2026-02-30' }, { validTillDate: 'Invalid date format' }],
    ['a day that is none', { validTillDate: 7 }, { validTillDate: 'Invalid date format' }],
    [
      'days the wrong way round',
      { validFromDate: '2026-03-02', validTillDate: '2026-03-01' },
      { validTillDate: 'The last day is before the first day.' },
    ],
    [
      'a private one without bounds',
      { sharingBasis: 'PVT', minPax: null, maxPax: undefined },
      { minPax: PAX, maxPax: PAX },
    ],
    [
      'half of it private, one bound',
      { sharingBasis: 'DROP_SIC_PICKUP_PVT', minPax: 2, maxPax: undefined },
      { maxPax: PAX },
    ],
    [
      'bounds the wrong way round',
      { sharingBasis: 'PVT', minPax: 4, maxPax: 3 },
      { maxPax: 'This is below the minimum.' },
    ],
    [
      'another type',
      { transferType: 'oneway' },
      { transferType: 'Please choose one of: Pickup, Drop, Pickup & Drop.' },
    ],
    ['a fraction of a cent', { amount: 1.001 }, { _: 'Please enter a valid amount.' }],
    ['more than any price', { amount: 100_000_000 }, { amount: 'Please enter an amount of up to eight digits.' }],
  ];
  it.each(wrong)('with %s is refused at its field', async (_what, more, errors) => {
    const answer = await asking(staff)(createTransfers, { ...shared(ends()), ...more } as WireTransfer);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors });
  });

  it('says all that is missing of an empty form at once', async () => {
    const empty = shared({ from: '', to: '', marketId: '' }, { sharingBasis: 'PVT', amount: -1 });
    expect((await asking(staff)(createTransfers, empty)).errors).toEqual({
      from: 'From area is required',
      to: 'To area is required',
      marketId: 'Market ID is required',
      amount: 'Amount must be positive',
      minPax: PAX,
      maxPax: PAX,
    });
  });

  it('may cost nothing, and lead from an area to itself', async () => {
    const { from, to, amount } = await makeTransfer(staff, shared({ ...ends(), to: airport!.id }, { amount: 0 }));
    expect([from, to, amount]).toEqual([to, from, 0]);
  });

  it('names no area or market of another site, nor one that there is not', async () => {
    const foreign = {
      area: (await makeArea(elsewhere, 'Deira')).id,
      market: (await makeMarket(elsewhere, 'India')).id,
    };
    for (const more of [
      { from: foreign.area },
      { to: foreign.area },
      { marketId: foreign.market },
      { marketId: 'DEFAULT' },
    ])
      expect(await asking(staff)(createTransfers, shared({ ...ends(), ...more }))).toMatchObject({ status: 404 });
    const { id } = await makeTransfer(staff, shared(ends()));
    expect(await asking(elsewhere)(deleteTransfers, { id })).toMatchObject({ status: 404 });
    expect(await asking(elsewhere)(createTransfers, { ...shared(ends()), id })).toMatchObject({ status: 404 });
    expect((await told(elsewhere, getTransfers, {})).records).toEqual([]);
  });

  it('begins to use nothing that is deactivated, and keeps what it uses already', async () => {
    const [off, closed] = [await makeArea(staff, 'Closed quay'), await makeMarket(staff, 'Closed market')];
    const before = await makeTransfer(staff, shared({ ...ends(), to: off.id, marketId: closed.id }));
    for (const [kind, id] of [
      ['area', off.id],
      ['market', closed.id],
    ] as const)
      await told(staff, deleteRecord, { kind, id, deactivate: true });
    expect(
      await asking(staff)(createTransfers, shared({ from: off.id, to: off.id, marketId: closed.id })),
    ).toMatchObject({
      status: 400,
      errors: {
        from: 'This area is deactivated.',
        to: 'This area is deactivated.',
        marketId: 'This market is deactivated.',
      },
    });
    const dearer = { ...shared({ ...ends(), to: off.id, marketId: closed.id }, { amount: 13 }), id: before.id };
    expect((await makeTransfer(staff, dearer)).amount).toBe(1300);
  });
});

describe('changing a transfer', () => {
  it('moves its uses along, and writes nothing where it is so already', async () => {
    const { id } = await makeTransfer(staff, shared({ ...ends(), to: creek!.id }));
    expect(await usersOf(creek!.id)).toContain(id);
    const moved = { ...shared(ends(), { amount: 15 }), id, version: 1 };
    expect(await makeTransfer(staff, moved)).toMatchObject({ version: 2, amount: 1500, to: { name: 'Dubai Marina' } });
    expect(await usersOf(creek!.id)).not.toContain(id);
    expect(await usersOf(marina!.id)).toContain(id);
    world.faults.reset();
    expect(await makeTransfer(staff, { ...moved, version: 2 })).toMatchObject({ version: 2 });
    expect(world.faults.counts().byName.TransactWriteItems).toBeUndefined();
    const { events } = await told(staff, getRecordHistory, { kind: 'areaTransfer', id });
    expect(events.map(({ text }) => text)).toEqual(['Changed', 'Created']);
  });

  it('by two at once is refused to the second, with how it stands by now', async () => {
    const { id } = await makeTransfer(staff, shared(ends()));
    const answers = await Promise.all(
      [21, 22, 23].map((amount) => asking(staff)(createTransfers, { ...shared(ends(), { amount }), id, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.result!.transfer.amount;
    expect(await asking(staff)(createTransfers, { ...shared(ends(), { amount: 24 }), id, version: 1 })).toMatchObject({
      status: 409,
      result: { record: { id, version: 2, amount: won, currency: 'USD' } },
    });
  });

  it('takes an area’s new name wherever it is shown', async () => {
    const area = await makeArea(staff, 'Old Name');
    const { id } = await makeTransfer(staff, shared({ ...ends(), to: area.id }));
    await told(staff, addArea, { id: area.id, version: 1, name: 'New Name', cityId: DUBAI });
    const { records } = await told(staff, getTransfers, { areaId: area.id });
    expect(records.map((row) => [row.id, row.to.name])).toEqual([[id, 'New Name']]);
  });

  it('ends with its deletion, which frees what it used', async () => {
    const { id } = await makeTransfer(staff, shared({ ...ends(), to: creek!.id }));
    expect(await told(staff, deleteTransfers, { id })).toEqual({});
    expect(await usersOf(creek!.id)).not.toContain(id);
    expect(await asking(staff)(deleteTransfers, { id })).toMatchObject({ status: 404 });
    const { events } = await told(staff, getRecordHistory, { kind: 'areaTransfer', id });
    expect(events.map(({ text }) => text)).toEqual(['Deleted', 'Created']);
  });
});

describe('the transfers of a site', () => {
  it('are listed newest first, one Query a page, and narrowed to an area and a market', async () => {
    const [start, end, other] = [
      await makeArea(staff, 'List start'),
      await makeArea(staff, 'List end'),
      await makeMarket(staff, 'Listed'),
    ];
    const made: string[] = [];
    for (let nth = 0; nth < 27; nth++) {
      world.clock.set(new Date(Date.parse('2026-12-01T00:00:00.000Z') + nth * 60_000).toISOString());
      const marketId = nth % 9 === 0 ? other.id : market.id;
      made.unshift((await makeTransfer(staff, shared({ from: start.id, to: end.id, marketId }, { amount: nth }))).id);
    }
    world.faults.reset();
    const first = await told(staff, getTransfers, {});
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatchObject({ returned: 25, scanned: 25 });
    const next = await told(staff, getTransfers, { cursor: first.cursor! });
    expect([...first.records, ...next.records].slice(0, 27).map(({ id }) => id)).toEqual(made);
    const narrowed = await told(staff, getTransfers, { areaId: end.id, marketId: other.id });
    expect(narrowed.records.map(({ amount }) => amount)).toEqual([1800, 900, 0]);
  });
});
