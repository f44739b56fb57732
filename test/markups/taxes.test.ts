import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readBook } from '#functions/markups/store.ts';
import { explainPrice } from '#shared/markups/rules/explain-price.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});
const taxes = async () => (await readBook(scopeOfJob(world.job('sarathi')))).book.taxes;

describe('taxes', () => {
  it('are the law’s with the days they hold from, until the site sets its own', async () => {
    const { rates, today } = await told(staff, getTaxRates, {});
    expect(today).toBe('2026-11-22');
    expect(rates[0]).toEqual({
      kind: 'gst',
      section: '',
      percent: 18,
      from: '2017-07-01',
      by: 'law',
      isToday: true,
      isInPrices: true,
    });
    expect(rates.filter(({ kind, isToday }) => kind === 'tds' && isToday)).toEqual([
      { kind: 'tds', section: '194H', percent: 2, from: '2024-10-01', by: 'law', isToday: true, isInPrices: true },
    ]);
  });

  it('are set from a day on, the days before keep theirs, and it is kept who did it', async () => {
    const answer = await told(staff, saveTaxRate, { kind: 'gst', percent: 12.5, from: '2027-04-01' });
    expect(answer.rates[0]).toMatchObject({ percent: 12.5, by: 'site', isToday: false });
    const now = await taxes();
    expect([rateOn(now, 'gst', '2027-03-31'), rateOn(now, 'gst', '2027-04-01')]).toEqual([1800, 1250]);
    expect((await told(staff, getTaxRates, {})).events[0]).toMatchObject({
      text: 'Tax rate set',
      to: 'GST 12.5 % from 1 Apr 2027',
    });
    await told(staff, saveTaxRate, { kind: 'gst', percent: null, from: '2027-04-01' });
    expect(rateOn(await taxes(), 'gst', '2027-04-01')).toBe(1800);
    expect((await told(staff, getTaxRates, {})).events[0]).toMatchObject({
      text: 'Planned tax rate cancelled',
      to: '',
    });
  });

  it('of another section are kept, and are in no price', async () => {
    const { rates } = await told(staff, saveTaxRate, { kind: 'tds', section: '194c', percent: 1, from: '2026-11-22' });
    expect(rates.find(({ section }) => section === '194C')).toMatchObject({
      isInPrices: false,
      isToday: true,
      by: 'site',
    });
    expect(rateOn(await taxes(), 'tds', '2026-11-22')).toBe(200);
    await told(staff, saveTaxRate, { kind: 'tds', section: '194H', percent: 3, from: '2026-12-01' });
    const now = await taxes();
    expect([rateOn(now, 'tds', '2026-11-30'), rateOn(now, 'tds', '2026-12-01')]).toEqual([200, 300]);
  });

  it('that change today leave what was booked as it was sold', async () => {
    const booking = makeBooking(world.user('sarathi', 'retail'), { createdAt: '2026-11-20T06:00:00.000Z' });
    await storeBooking(world.job('sarathi'), booking);
    const { bookingId } = booking;
    const sold = async () => {
      const { total, lines } = await told(staff, explainPrice, { bookingId });
      return { total, amounts: lines.map(({ label, amount }) => [label, amount]) };
    };
    const before = await sold();
    expect(before.total).toBe(booking.fare.totalPayable);
    for (const kind of ['gst', 'tds'] as const)
      await told(staff, saveTaxRate, { kind, percent: 27.5, from: '2026-11-22' });
    expect(rateOn(await taxes(), 'gst', '2026-11-22')).toBe(2750);
    expect(await sold()).toEqual(before);
  });

  it('refuse days that are over, what is no rate, and what is not there', async () => {
    const ask = asking(staff);
    const wrong = async (body: object, field: string) => {
      const answer = await ask(saveTaxRate, { kind: 'gst', percent: 5, from: '2027-01-01', ...body });
      expect(answer.errors?.[field], JSON.stringify(body)).toBeTruthy();
    };
    await wrong({ from: '2026-11-21' }, 'from');
    await wrong({ from: '2027-02-30' }, 'from');
    await wrong({ percent: 100.5 }, 'percent');
    await wrong({ percent: 1.234 }, 'percent');
    await wrong({ section: '194H' }, 'section');
    await wrong({ kind: 'tds', section: 'a section!' }, 'section');
    expect(await ask(saveTaxRate, { kind: 'gst', percent: null, from: '2027-01-01' })).toMatchObject({ status: 404 });
    await told(staff, saveTaxRate, { kind: 'gst', percent: 19, from: '2026-11-22' });
    await wrong({ percent: null, from: '2026-11-22' }, 'from');
  });

  it('are changed by who holds the right alone', async () => {
    const member = await world.addUser('sarathi', 'staff');
    const body = { kind: 'gst', percent: 5, from: '2027-01-01' } as const;
    expect(await asking(member)(saveTaxRate, body)).toMatchObject({ status: 403 });
    expect(await asking(member)(getTaxRates, {})).toMatchObject({ status: 200 });
  });
});
