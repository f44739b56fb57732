import { describe, expect, it } from 'vitest';
import { type ClashAsked, clashesOf } from '#shared/quotations/clashes.ts';
import { addDays } from '#shared/time.ts';
import { driverClashes } from '#shared/transfers/driver-clashes.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';

const trip = (more: Partial<ClashAsked> = {}): ClashAsked => ({
  ...{ arrivalDate: '2026-12-12', noOfNights: 3, accomodations: [], activities: [], miscellaneous: [], flights: [] },
  ...more,
});
const stay = (id: string, checkinDate: string, noOfNights: number, more: object = {}) => ({
  ...{ id, name: `Hotel ${id}`, checkinDate, noOfNights },
  ...more,
});
const flight = (more: object = {}) => ({ id: 'F', airlineCode: 'EK', flightNo: '501', ...more });
const texts = (asked: ClashAsked) => clashesOf(asked).map(({ text }) => text);

describe('a trip’s clashes', () => {
  it('are nights without a stay, or with several', () => {
    expect(texts(trip())).toEqual([]);
    expect(texts(trip({ accomodations: [stay('A', '2026-12-12', 3)] }))).toEqual([]);
    expect(texts(trip({ accomodations: [stay('A', '2026-12-12', 2), stay('B', '2026-12-13', 1)] }))).toEqual([
      'The night of 13 Dec 2026 has 2 stays: Hotel A, Hotel B.',
      'The night of 14 Dec 2026 has no stay.',
    ]);
  });

  it('are two services at one time', () => {
    const at = { startDate: '2026-12-13', time: '14:30' };
    const activities = [
      { id: 'A', activityName: 'Burj Khalifa', ...at },
      { id: 'C', activityName: 'Frame', startDate: '2026-12-13', time: '' },
    ];
    const miscellaneous = [{ id: 'B', name: 'Guide', ...at }];
    expect(clashesOf(trip({ activities, miscellaneous }))).toEqual([
      { id: 'both:A+B', text: 'Burj Khalifa and Guide are both at 14:30 on 13 Dec 2026.', lineIds: ['A', 'B'] },
    ]);
    const later = [{ ...miscellaneous[0]!, time: '16:00' }];
    expect(texts(trip({ activities, miscellaneous: later }))).toEqual([]);
  });

  it('are an activity on a day on which it does not run', () => {
    const open = { id: 'A', activityName: 'Burj Khalifa', startDate: '2026-12-13' };
    const activities = [open, { ...open, id: 'B', activityName: 'Frame', isClosed: true }];
    expect(clashesOf(trip({ activities }))).toEqual([
      { id: 'closed:B:2026-12-13', text: 'Frame does not run on Sun, 13 Dec 2026.', lineIds: ['B'] },
    ]);
  });

  it('are a pickup before the landing, and a drop too late for the departure', () => {
    const drives = (pickup: string, drop: string) =>
      stay('A', '2026-12-12', 3, {
        transferType: 'return',
        ...{ pickupTransfer: { date: '', time: pickup }, dropTransfer: { date: '', time: drop } },
      });
    const flights = [
      flight({ depDate: '2026-12-12', depTime: '09:00', arrDate: '2026-12-12', arrTime: '13:30' }),
      flight({ id: 'G', depDate: '2026-12-15', depTime: '20:00' }),
    ];
    expect(texts(trip({ accomodations: [drives('13:00', '18:01')], flights }))).toEqual([
      'The pickup to Hotel A at 13:00 is before EK 501 lands at 13:30.',
      'The drop from Hotel A at 18:01 is too late for EK 501, which leaves at 20:00.',
    ]);
    expect(texts(trip({ accomodations: [drives('13:30', '18:00')], flights }))).toEqual([]);
  });

  it('of nights are those of a naive count, whatever the stays', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
    for (let round = 0; round < 500; round++) {
      const noOfNights = random(8);
      const accomodations = Array.from({ length: 1 + random(4) }, (_, at) =>
        stay(String(at), addDays('2026-12-12', random(8)), 1 + random(4)),
      );
      const counts = Array.from({ length: noOfNights }, () => 0);
      for (const { checkinDate, noOfNights: count } of accomodations)
        for (let night = 0; night < count; night++)
          for (let at = 0; at < noOfNights; at++)
            if (addDays(checkinDate, night) === addDays('2026-12-12', at)) counts[at]! += 1;
      const wrong = counts.flatMap((count, at) => (count === 1 ? [] : [`night:${addDays('2026-12-12', at)}`]));
      expect(clashesOf(trip({ noOfNights, accomodations })).map(({ id }) => id)).toEqual(wrong);
    }
  });
});

describe('a driver with two jobs at once', () => {
  it('is said on each of them, but for what is done or withdrawn', () => {
    const row = (id: string, more: Partial<TransferShown> = {}) =>
      ({
        id,
        date: '2026-12-13',
        time: '14:30',
        driverId: 'D',
        driverName: 'Rashid',
        title: id,
        state: 'OPEN',
        ...more,
      }) as TransferShown;
    const rows = [
      row('A'),
      row('B'),
      row('C', { time: '15:00' }),
      row('E', { driverId: '' }),
      row('F', { state: 'DONE' }),
    ];
    expect([...driverClashes(rows)]).toEqual([
      ['A', 'Rashid also drives 14:30 B.'],
      ['B', 'Rashid also drives 14:30 A.'],
    ]);
  });
});
