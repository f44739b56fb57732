import { describe, expect, it } from 'vitest';
import { pickupTimes } from '#shared/activities/pickup-times.ts';
import { laterByClock } from '#shared/zone-time.ts';

const of = (pickupPickupTime: string, dropPickupTime: string, ...timeSlots: string[]) =>
  pickupTimes({ hasTimeSlots: timeSlots.length > 0, timeSlots, pickupPickupTime, dropPickupTime });

describe('when guests are fetched', () => {
  it('is as far from any time as it is from the earliest', () => {
    expect(of('07:15', '12:00', '08:00', '10:00')).toEqual({ fetched: -45, back: 240 });
  });

  it('is nowhere where nobody said, of either way', () => {
    expect(of('', '', '08:00')).toEqual({ fetched: null, back: null });
    expect(of('', '')).toEqual({ fetched: null, back: null });
  });

  it('may be on the day before, and the way back on the day after', () => {
    expect(of('23:30', '03:00', '01:00')).toEqual({ fetched: -90, back: 120 });
    expect(of('18:00', '01:30', '19:00')).toEqual({ fetched: -60, back: 390 });
  });

  it('is not more than half a day ahead: such a time is of no visit', () => {
    expect(of('14:30', '', '09:00', '15:00')).toEqual({ fetched: null, back: null });
    expect(of('21:00', '', '09:00')).toEqual({ fetched: -720, back: null });
  });

  it('counts from the day where a visit has no time, and comes back after it was fetched', () => {
    expect(of('09:00', '17:00')).toEqual({ fetched: 540, back: 1020 });
    expect(of('20:00', '02:00')).toEqual({ fetched: 1200, back: 1560 });
    expect(of('', '02:00')).toEqual({ fetched: null, back: 120 });
  });

  it('keeps times that an option does not begin at out of it', () => {
    const option = { timeSlots: ['08:00'], pickupPickupTime: '07:15', dropPickupTime: '' };
    expect(pickupTimes({ ...option, hasTimeSlots: false })).toEqual({ fetched: 435, back: null });
  });

  it('is by the clock on the wall, on days whose clocks change as on any other', () => {
    const { fetched, back } = of('09:00', '17:00');
    for (const day of ['2027-03-28', '2026-10-25', '2026-11-25'])
      expect([laterByClock(`${day}T00:00`, fetched!), laterByClock(`${day}T00:00`, back!)]).toEqual([
        `${day}T09:00`,
        `${day}T17:00`,
      ]);
    expect(laterByClock('2026-12-31T01:00', -90)).toBe('2026-12-30T23:30');
  });
});
