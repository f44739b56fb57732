import { beforeAll, describe, expect, it } from 'vitest';
import { readUses } from '#functions/records/uses-store.ts';
import { changeTourOptionTicketRatePriority } from '#shared/destination/rates/change-tour-option-ticket-rate-priority.ts';
import { changeTourOptionTransferRatePriority } from '#shared/destination/rates/change-tour-option-transfer-rate-priority.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { deleteTourOptionTicketRates } from '#shared/destination/rates/delete-tour-option-ticket-rates.ts';
import { deleteTourOptionTransferRates } from '#shared/destination/rates/delete-tour-option-transfer-rates.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { type RatesDesk, ratesDesk } from './rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let desk: RatesDesk;
beforeAll(async () => {
  desk = await ratesDesk(world.user('sarathi', 'staff'));
});

const body = (tourOptionId: string, fields: object = {}) => ({
  ...{ tourOptionId, marketId: desk.marketId, isPerPax: true, adultAmount: 179.5, childAmount: 144 },
  ...{ validFromDate: '2026-01-01', validTillDate: '2026-03-31' },
  ...fields,
});
const order = async (tourOptionId: string) => {
  const { rates, orderVersion } = await told(desk.staff, getTourOptionTicketRates, { tourOptionId });
  return { ids: rates.map(({ id }) => id), orderVersion };
};

describe('ticket rates', () => {
  it('are made first, changed by version, told with who did it, and taken away', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option();
    const first = await told(staff, saveActivityTicketRates, body(tourOptionId, { description: ' Winter  days ' }));
    expect(first).toMatchObject({
      currency: 'INR',
      rate: { adultAmount: 17_950, childAmount: 14_400, infantAmount: 0, adultCost: null, version: 1, marketId },
    });
    expect(first.rate.id.startsWith(`${tourOptionId}.`)).toBe(true);
    expect(first.rate.description).toBe('Winter days');
    const second = await told(staff, saveActivityTicketRates, body(tourOptionId, { adultCost: 120.25 }));
    expect((await order(tourOptionId)).ids).toEqual([second.rate.id, first.rate.id]);

    const { id } = first.rate;
    const changes = { id, version: 7, adultAmount: 200 };
    expect(await asking(staff)(saveActivityTicketRates, body(tourOptionId, changes))).toMatchObject({ status: 409 });
    const changed = await told(staff, saveActivityTicketRates, body(tourOptionId, { ...changes, version: 1 }));
    expect(changed.rate).toMatchObject({ id, version: 2, adultAmount: 20_000, description: '' });
    const listed = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(listed.rates).toEqual([second.rate, changed.rate]);
    expect(listed.events[0]).toMatchObject({
      text: expect.stringMatching(/changed$/),
      to: expect.stringContaining('200.00'),
    });
    expect(listed.events[0]!.from).toContain('Winter days');
    expect(listed.option).toMatchObject({ tourOptionId, name: 'Evening' });
    expect(listed.markets.map((market) => market.id)).toContain(marketId);

    await told(staff, deleteTourOptionTicketRates, { id });
    expect((await order(tourOptionId)).ids).toEqual([second.rate.id]);
    expect(await asking(staff)(deleteTourOptionTicketRates, { id })).toMatchObject({ status: 404 });
    const gone = body(tourOptionId, { id, version: 2 });
    expect(await asking(staff)(saveActivityTicketRates, gone)).toMatchObject({ status: 404 });
  });

  it('keep option and market from being deleted while they are there', async () => {
    const { staff, defaultMarketId } = desk;
    const tourOptionId = await desk.option();
    const id = await desk.addTicket(tourOptionId);
    const usedBy = async (used: string) => (await readUses(staff.actor, used, 100)).map((use) => use.id);
    expect(await usedBy(tourOptionId)).toEqual([id]);
    expect(await usedBy(desk.marketId)).toContain(id);
    const removed = await asking(staff)(deleteRecord, { kind: 'tourOption', id: tourOptionId, version: 1 });
    expect(removed).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
    await told(staff, saveActivityTicketRates, body(tourOptionId, { id, version: 1, marketId: defaultMarketId }));
    expect(await usedBy(desk.marketId)).not.toContain(id);
    expect(await usedBy(defaultMarketId)).toContain(id);
    await told(staff, deleteTourOptionTicketRates, { id });
    expect(await usedBy(tourOptionId)).toEqual([]);
    expect(await usedBy(defaultMarketId)).not.toContain(id);
  });

  it('refuse in a sentence what no rate can be', async () => {
    const tourOptionId = await desk.option();
    const wrong = async (fields: object, field: string, text: RegExp) => {
      const answer = await asking(desk.staff)(saveActivityTicketRates, body(tourOptionId, fields));
      expect(answer, JSON.stringify(fields)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
      expect(answer.errors![field], field).toMatch(text);
    };
    await wrong({ adultAmount: -1 }, 'adultAmount', /zero or more/);
    await wrong({ infantCost: -1 }, 'infantCost', /zero or more/);
    await wrong({ validTillDate: '2025-12-31' }, 'validTillDate', /before the first day/);
    await wrong({ validFromDate: '2026-02-30' }, 'validFromDate', /date/);
    await wrong({ minPax: 5, maxPax: 4 }, 'maxPax', /below the minimum/);
    await wrong({ marketId: 'NOBODYS' }, 'marketId', /Market not found/);
    await wrong({ currency: 'USD' }, 'currency', /INR/);
    expect(await asking(desk.staff)(saveActivityTicketRates, body('NOBODYS'))).toMatchObject({ status: 404 });
    const elsewhere = `${await desk.option()}.0123456789ABCDEF`;
    expect(await asking(desk.staff)(saveActivityTicketRates, body(tourOptionId, { id: elsewhere }))).toMatchObject({
      status: 404,
    });
  });

  it('are nobody’s of another site', async () => {
    const tourOptionId = await desk.option();
    const id = await desk.addTicket(tourOptionId);
    const ask = asking(world.user('gulf', 'staff'));
    expect(await ask(getTourOptionTicketRates, { tourOptionId })).toMatchObject({ status: 404 });
    expect(await ask(saveActivityTicketRates, body(tourOptionId))).toMatchObject({ status: 404 });
    expect(await ask(deleteTourOptionTicketRates, { id })).toMatchObject({ status: 404 });
    const van = { transferType: 'return', sharingBasis: 'SIC', description: 'Coach', amount: 10 } as const;
    const { marketId, validFromDate, validTillDate } = body(tourOptionId);
    const coach = { tourOptionId, marketId, validFromDate, validTillDate, ...van };
    expect(await ask(saveTourOptionTransferRates, coach)).toMatchObject({ status: 404 });
    // One's own option has no rates for another site's market.
    const foreign = (await told(world.user('gulf', 'staff'), createNewMarket, { name: 'Elsewhere' })).market.id;
    expect(await asking(desk.staff)(saveActivityTicketRates, body(tourOptionId, { marketId: foreign }))).toMatchObject({
      status: 400,
      errors: { marketId: expect.stringMatching(/Market not found/) },
    });
    expect(await ask(changeTourOptionTicketRatePriority, { newPriority: [id] })).toMatchObject({ status: 404 });
    expect((await order(tourOptionId)).ids).toEqual([id]);
  });

  it('that two people add at once are both there, each once in the order', async () => {
    const tourOptionId = await desk.option();
    const made = await Promise.all(Array.from({ length: 6 }, () => desk.addTicket(tourOptionId)));
    const { ids } = await order(tourOptionId);
    expect(ids.toSorted()).toEqual(made.toSorted());
  });
});

describe('the order of rates', () => {
  it('is sent with the first last, and holds for the next price', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option();
    const [a, b, c] = [
      await desk.addTicket(tourOptionId, { adultAmount: 1 }),
      await desk.addTicket(tourOptionId, { adultAmount: 2 }),
      await desk.addTicket(tourOptionId, { adultAmount: 3 }),
    ];
    const priced = async () =>
      (await told(staff, getTourOptionPriceForQuotationBuilder, { tourOptionId, marketId, startDate: '2026-06-01' }))
        .total;
    expect([(await order(tourOptionId)).ids, await priced()]).toEqual([[c, b, a], 300]);
    const { orderVersion } = await order(tourOptionId);
    const wanted = { newPriority: [c, b, a], orderVersion };
    expect(await told(staff, changeTourOptionTicketRatePriority, wanted)).toEqual({
      order: [a, b, c],
      orderVersion: orderVersion + 1,
    });
    expect([(await order(tourOptionId)).ids, await priced()]).toEqual([[a, b, c], 100]);
    const { events } = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(events[0]).toMatchObject({ text: 'Order changed' });

    // Somebody who saw the order of before hears of both.
    const late = await asking(staff)(changeTourOptionTicketRatePriority, { newPriority: [a, c, b], orderVersion });
    expect(late).toMatchObject({
      ...{ status: 409, errorCode: 'CONFLICT' },
      result: { order: [a, b, c], orderVersion: orderVersion + 1 },
    });
    expect((await order(tourOptionId)).ids).toEqual([a, b, c]);
    // A client of the specification names no version.
    await told(staff, changeTourOptionTicketRatePriority, { newPriority: [a, c, b] });
    expect((await order(tourOptionId)).ids).toEqual([b, c, a]);
  });

  it('forgets no rate, invents none, and names none twice', async () => {
    const { staff } = desk;
    const tourOptionId = await desk.option();
    const [a, b] = [await desk.addTicket(tourOptionId), await desk.addTicket(tourOptionId)];
    const other = await desk.addTicket(await desk.option());
    for (const newPriority of [[a], [a, b, other], [a, b, b], [a, other]]) {
      const answer = await asking(staff)(changeTourOptionTicketRatePriority, { newPriority });
      expect(answer, String(newPriority)).toMatchObject({ status: 400, errors: { newPriority: expect.any(String) } });
    }
    expect(await asking(staff)(changeTourOptionTicketRatePriority, { newPriority: ['NOBODYS'] })).toMatchObject({
      status: 404,
    });
    expect((await order(tourOptionId)).ids).toEqual([b, a]);
  });

  it('that two people change at once is one of theirs, and the other hears of it', async () => {
    const { staff } = desk;
    const tourOptionId = await desk.option();
    const ids = [];
    for (let nth = 0; nth < 4; nth++) ids.push(await desk.addTicket(tourOptionId));
    const { orderVersion } = await order(tourOptionId);
    const wanted = [
      [ids[0]!, ids[1]!, ids[3]!, ids[2]!],
      [ids[1]!, ids[0]!, ids[2]!, ids[3]!],
    ];
    const answers = await Promise.all(
      wanted.map((newPriority) => asking(staff)(changeTourOptionTicketRatePriority, { newPriority, orderVersion })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = wanted[answers.findIndex(({ status }) => status === 200)]!;
    expect((await order(tourOptionId)).ids).toEqual(won.toReversed());
  });
});

describe('transfer rates', () => {
  it('are per person where all of it is shared, and whole where a part is private', async () => {
    const { staff } = desk;
    const tourOptionId = await desk.option();
    const id = await desk.addTransfer(tourOptionId, { cost: 150 });
    await desk.addTransfer(tourOptionId, {
      sharingBasis: 'SIC',
      amount: 35,
      minPax: null,
      maxPax: null,
      childAmount: 20,
    });
    const { rates } = await told(staff, getTourOptionTransferRates, { tourOptionId });
    expect(rates).toMatchObject([
      { sharingBasis: 'SIC', isPerPax: true, amount: 3_500, childAmount: 2_000, cost: null },
      {
        sharingBasis: 'PVT',
        isPerPax: false,
        amount: 24_000,
        cost: 15_000,
        minPax: 1,
        maxPax: 6,
        description: 'Seven-seater',
      },
    ]);
    const newPriority = [rates[0]!.id, rates[1]!.id];
    expect((await told(staff, changeTourOptionTransferRatePriority, { newPriority })).order[0]).toBe(id);
    await told(staff, deleteTourOptionTransferRates, { id });
    expect((await told(staff, getTourOptionTransferRates, { tourOptionId })).rates).toHaveLength(1);
    expect((await told(staff, getTourOptionTicketRates, { tourOptionId })).rates).toHaveLength(0);
  });

  it('refuse in the specification’s words', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option();
    const van = { transferType: 'return', sharingBasis: 'PVT', minPax: 1, maxPax: 6, amount: 240, description: 'Van' };
    const wrong = async (fields: object, field: string, text: string | RegExp) => {
      const span = { validFromDate: '2026-01-01', validTillDate: '2026-12-31' };
      const sent = { tourOptionId, marketId, ...van, ...span, ...fields } as never;
      const answer = await asking(staff)(saveTourOptionTransferRates, sent);
      expect(answer, JSON.stringify(fields)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
      expect(answer.errors![field]).toMatch(text);
    };
    for (const sharingBasis of ['PVT', 'DROP_SIC_PICKUP_PVT', 'DROP_PVT_PICKUP_SIC', 'DROP_PVT_PICKUP_PVT']) {
      await wrong(
        { sharingBasis, minPax: undefined },
        'minPax',
        /^minPax must be required if sharingBasis is 'private'$/,
      );
      await wrong(
        { sharingBasis, maxPax: undefined },
        'maxPax',
        /^maxPax must be required if sharingBasis is 'private'$/,
      );
    }
    await wrong({ description: ' ' }, 'description', /./);
    await wrong({ amount: -0.01 }, 'amount', /zero or more/);
    await wrong({ sharingBasis: 'CAR' }, 'sharingBasis', /./);
    await wrong({ childAmount: 20 }, 'childAmount', /only one amount/);
  });
});

describe('a price for the quotation builder', () => {
  it('answers with the winning rates, the lines and the reason', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option();
    const diwali = { validFromDate: '2026-10-21', validTillDate: '2026-11-05' };
    const autumn = await desk.addTicket(tourOptionId, { description: 'Autumn offer', adultAmount: 184, ...diwali });
    const won = await desk.addTicket(tourOptionId, {
      description: 'Diwali',
      adultAmount: 209,
      adultCost: 160,
      ...diwali,
    });
    const van = await desk.addTransfer(tourOptionId, { cost: 150 });
    const wish = { tourOptionId, marketId, startDate: '2026-10-24', adults: 2, infant: 1 } as const;
    const price = await told(staff, getTourOptionPriceForQuotationBuilder, {
      ...{ ...wish, transferType: 'return', sharingBasis: 'PVT' },
    });
    expect(price).toMatchObject({
      ...{ isPriced: true, code: '', currency: 'INR', total: 2 * 20_900 + 24_000, cost: null },
      ...{ ticketRate: { id: won }, transferRate: { id: van }, market: { id: marketId } },
      reason: expect.stringMatching(
        /^Diwali applies at ₹\u00a0209\.00\. 2 rates match; it has priority over Autumn offer\. Seven-seater applies/,
      ),
    });
    expect(price.lines.map(({ kind, count, amount, rateId }) => [kind, count, amount, rateId])).toEqual([
      ['adult', 2, 41_800, won],
      ['infant', 1, 0, won],
      ['transfer', 1, 24_000, van],
    ]);
    expect(price.judged).toContainEqual({
      ...{ rateId: autumn, kind: 'ticket', outcome: 'lost' },
      because: 'Also matches, but Diwali has priority.',
    });
  });

  it('or the reason why there is none, never zero', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option({
      stopSales: [{ from: '2026-12-24', till: '2026-12-26' }],
      weekdays: [1, 2, 3, 4, 6, 7],
    });
    await desk.addTicket(tourOptionId, { validTillDate: '2026-12-30', maxPax: 4 });
    const why = async (fields: object) => {
      const wish = { tourOptionId, marketId, startDate: '2026-12-12', adults: 2, ...fields };
      const price = await told(staff, getTourOptionPriceForQuotationBuilder, wish);
      expect(price).toMatchObject({ isPriced: false, total: null, lines: [] });
      return [price.code, price.reason];
    };
    expect(await why({ startDate: '2026-12-25' })).toEqual(['STOP_SALE', 'Fri, 25 Dec 2026 is a stop-sale date.']);
    expect(await why({ startDate: '2026-12-18' })).toEqual(['WEEKDAY', 'It does not run on Fri, 18 Dec 2026.']);
    expect(await why({ startDate: '2026-12-31' })).toEqual(['NO_RATE_ON_DATE', expect.stringContaining('31 Dec 2026')]);
    expect(await why({ adults: 5 })).toEqual(['GROUP_TOO_LARGE', expect.stringContaining('fewer than 5 people')]);
    const asked = { transferType: 'oneway', sharingBasis: 'SIC' };
    expect(await why(asked)).toEqual(['NO_RATE_OF_MARKET', expect.stringContaining('transfer rate')]);
    expect(await why({ marketId: undefined })).toEqual(['NO_RATE_OF_MARKET', expect.stringContaining('World')]);
    const half = { tourOptionId, startDate: '2026-12-12', transferType: 'return' } as const;
    expect(await asking(staff)(getTourOptionPriceForQuotationBuilder, half)).toMatchObject({
      status: 400,
      errors: { sharingBasis: 'Please select sharing basis for activity' },
    });
  });

  it('is read with one Query a city, and from memory until something changes', async () => {
    const { staff, marketId } = desk;
    const tourOptionId = await desk.option();
    await desk.addTicket(tourOptionId);
    const price = () =>
      told(staff, getTourOptionPriceForQuotationBuilder, { tourOptionId, marketId, startDate: '2026-06-01' });
    const rateQueries = () =>
      world.faults.counts().list.filter(({ name, input }) => name === 'Query' && JSON.stringify(input).includes('#RT#'))
        .length;
    world.faults.reset();
    await price();
    expect(rateQueries()).toBe(1);
    await price();
    expect(rateQueries()).toBe(1);
    await desk.addTicket(tourOptionId, { adultAmount: 190 });
    expect((await price()).total).toBe(19_000);
  });
});
