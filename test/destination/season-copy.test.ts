import { beforeAll, describe, expect, it } from 'vitest';
import { copyTourOptionRateSeason } from '#shared/destination/rates/copy-tour-option-rate-season.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { aYearOn, raised } from '#shared/destination/rates/season-copy.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { type RatesDesk, ratesDesk } from './rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let desk: RatesDesk;
beforeAll(async () => {
  desk = await ratesDesk(world.user('sarathi', 'staff'));
});

describe('a season a year on', () => {
  it('keeps days and seasons together, February’s end too', () => {
    const on = (from: string, till: string) => Object.values(aYearOn(from, till) ?? {}).join(' ');
    expect(on('2026-04-15', '2026-08-31')).toBe('2027-04-15 2027-08-31');
    expect(on('2026-12-15', '2027-01-10')).toBe('2027-12-15 2028-01-10');
    expect(on('2027-01-01', '2027-02-28')).toBe('2028-01-01 2028-02-29');
    expect(on('2028-01-01', '2028-02-29')).toBe('2029-01-01 2029-02-28');
    expect(on('2028-01-01', '2028-02-28')).toBe('2029-01-01 2029-02-28');
    expect(on('2028-02-29', '2028-03-31')).toBe('2029-03-01 2029-03-31');
    expect(aYearOn('2028-02-29', '2028-02-29')).toBeUndefined();
  });

  it('rounds a percentage to the smallest unit, half of one away from zero', () => {
    expect([raised(17_900, 500), raised(14_990, 333), raised(10, 500), raised(9, 500)]).toEqual([
      18_795, 15_489, 11, 9,
    ]);
    expect([raised(17_900, -250), raised(10, -500), raised(0, 500)]).toEqual([17_452, 9, 0]);
  });
});

describe('copying a season', () => {
  it('is previewed, done once, and changes nothing the second time', async () => {
    const { staff, marketId, option, addTicket } = desk;
    const tourOptionId = await option();
    const winter = await addTicket(tourOptionId, {
      ...{ description: 'Winter', validFromDate: '2026-11-06', validTillDate: '2026-12-14' },
      ...{ adultAmount: 199, childAmount: 159, adultCost: 150 },
    });
    await addTicket(tourOptionId, { description: 'Festive', validFromDate: '2026-12-15', validTillDate: '2027-01-10' });
    await addTicket(tourOptionId, { description: 'Old', validFromDate: '2025-01-01', validTillDate: '2026-11-05' });
    const season = { tourOptionId, marketId, kind: 'ticket', fromYear: 2026, percent: 5.5 } as const;
    const seen = await told(staff, copyTourOptionRateSeason, season);
    expect(seen).toMatchObject({ copies: 2, currency: 'INR' });
    expect(seen.rates.find(({ rateId }) => rateId === winter)).toMatchObject({
      from: { validFromDate: '2026-11-06', amounts: [19_900, 15_900, 0], costs: [15_000, null, null] },
      to: {
        ...{ validFromDate: '2027-11-06', validTillDate: '2027-12-14' },
        ...{ amounts: [20_995, 16_775, 0], costs: [15_825, null, null] },
      },
      isCopied: true,
      note: '',
    });
    const before = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(before.rates).toHaveLength(3);

    const asked = { ...season, isPreview: false };
    expect(await asking(staff)(copyTourOptionRateSeason, asked)).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
    });
    expect(await asking(staff)(copyTourOptionRateSeason, { ...asked, orderVersion: 1 })).toMatchObject({ status: 409 });
    const { orderVersion } = seen;
    expect(await told(staff, copyTourOptionRateSeason, { ...asked, orderVersion })).toMatchObject({ copies: 2 });
    const after = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(after.rates.map(({ description, validFromDate }) => `${description} ${validFromDate}`)).toEqual([
      'Old 2025-01-01',
      'Festive 2026-12-15',
      'Festive 2027-12-15',
      'Winter 2026-11-06',
      'Winter 2027-11-06',
    ]);
    expect(after.events[0]).toMatchObject({ text: 'Season 2027 made', to: expect.stringContaining('+5.5 %') });

    const again = await told(staff, copyTourOptionRateSeason, season);
    expect(again).toMatchObject({ copies: 0, rates: [{ isCopied: false }, { isCopied: false }] });
    const twice = { ...asked, orderVersion: again.orderVersion };
    await told(staff, copyTourOptionRateSeason, twice);
    expect((await told(staff, getTourOptionTicketRates, { tourOptionId })).rates).toHaveLength(5);
  });

  it('leaves costs where they are when asked to, says what overlaps, and knows transfers', async () => {
    const { staff, marketId, option, addTransfer } = desk;
    const tourOptionId = await option();
    await addTransfer(tourOptionId, { description: 'Van', amount: 240, cost: 150, validTillDate: '2027-03-31' });
    const season = { tourOptionId, marketId, kind: 'transfer', fromYear: 2026, percent: 10, withCosts: false } as const;
    const seen = await told(staff, copyTourOptionRateSeason, season);
    expect(seen.rates[0]).toMatchObject({
      to: { amounts: [26_400, null, null], costs: [15_000] },
      isCopied: true,
      note: expect.stringContaining('also covers some of these dates'),
    });
    const { orderVersion } = seen;
    await told(staff, copyTourOptionRateSeason, { ...season, isPreview: false, orderVersion });
    expect((await told(staff, getTourOptionTransferRates, { tourOptionId })).rates).toHaveLength(2);
  });

  it('of more rates than a commit holds is all there in the end, and is made good where it was cut short', async () => {
    const { staff, marketId, option, addTicket } = desk;
    const tourOptionId = await option();
    const made = 70;
    for (let nth = 0; nth < made; nth++) await addTicket(tourOptionId, { description: `Rate ${nth}` });
    const season = { tourOptionId, marketId, kind: 'ticket', fromYear: 2026 } as const;
    const { orderVersion } = await told(staff, copyTourOptionRateSeason, season);
    // The third of its three commits fails.
    world.faults.failNth(1, 'before', new RegExp(`^(?!.*"version":${orderVersion + 3}\\D)`));
    const cut = await asking(staff)(copyTourOptionRateSeason, { ...season, isPreview: false, orderVersion });
    expect(cut.status).toBe(500);
    world.faults.reset();
    const again = await told(staff, copyTourOptionRateSeason, season);
    expect(again.copies).toBe(made - 60);
    await told(staff, copyTourOptionRateSeason, { ...season, isPreview: false, orderVersion: again.orderVersion });
    const { rates } = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(rates).toHaveLength(2 * made);
    expect(new Set(rates.map(({ id }) => id)).size).toBe(2 * made);
  });

  it('is nobody’s of another site', async () => {
    const tourOptionId = await desk.option();
    const stranger = world.user('gulf', 'staff');
    const season = { tourOptionId, marketId: desk.marketId, kind: 'ticket', fromYear: 2026 } as const;
    expect(await asking(stranger)(copyTourOptionRateSeason, season)).toMatchObject({ status: 404 });
  });
});
