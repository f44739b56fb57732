import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time.ts';
import { readDay, writeDay } from '#web/ui/form/read-day.ts';

describe('a day that somebody types', () => {
  it.each([
    '12/03/2027',
    '12-3-2027',
    '12.3.2027',
    '12 3 2027',
    '12/3/27',
    '12032027',
    '120327',
    '2027-03-12',
    '2027/3/12',
    '12 mar 27',
    '12mar27',
    '12-MAR-2027',
    '12 March 2027',
    '12th of march, 2027',
    'Fri, 12 Mar 2027',
    'March 12, 2027',
    ' 12 Mar 2027 ',
  ])('%s is the twelfth of March', (text) => {
    expect(readDay(text)).toBe('2027-03-12');
  });

  it('is never read month first', () => {
    expect(readDay('03/12/2027')).toBe('2027-12-03');
    expect(readDay('03/13/2027')).toBeUndefined();
  });

  it('has a year of this century, unless the field ends before', () => {
    expect(readDay('05/06/90')).toBe('2090-06-05');
    expect(readDay('05/06/90', '2026-11-22')).toBe('1990-06-05');
    expect(readDay('05/06/20', '2026-11-22')).toBe('2020-06-05');
  });

  it.each([
    '',
    '12',
    '12/03',
    '31/02/2027',
    '0000-00-00',
    '00/00/0000',
    '12/03/0027',
    '12/03/202',
    '1/2/3/4',
    'march',
    '12 ma 27',
    '32/01/2027',
    '12/03/27/28',
    '٣/٣/٢٠٢٧',
  ])('%s is no day', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('comes back as it is shown, any day of two centuries', () => {
    const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));
    fc.assert(
      fc.property(day, (one) => readDay(writeDay(one)) === one && readDay(one) === one),
      { seed: 7 },
    );
    expect(writeDay('2027-03-03')).toBe('03 Mar 2027');
  });
});
