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

/** Random numbers below `most` that are the same at each run. */
function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

describe('clashes of any trip', () => {
  const minutesOf = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000;
  const dayOf = (minutes: number) => Math.floor(minutes / 1440);
  type Drive = { date: string; time: string } | null | undefined;

  /** All of a trip but its nights, by looking at each line with each other one. */
  function naive({ accomodations, activities, miscellaneous, flights }: ClashAsked): string[] {
    const found: string[] = [];
    const timed = [...activities, ...miscellaneous].filter(({ startDate, time }) => startDate && time);
    for (const one of timed)
      for (const other of timed)
        if (one.id < other.id && `${one.startDate} ${one.time}` === `${other.startDate} ${other.time}`)
          found.push(`both:${one.id}+${other.id}`);
    for (const { id, startDate, isClosed } of activities)
      if (startDate && isClosed) found.push(`closed:${id}:${startDate}`);
    const moments = flights.map(({ id, depDate, depTime, arrDate, arrTime }) => ({
      id,
      leaves: depDate && depTime ? minutesOf(depDate, depTime) : Number.NaN,
      lands: (arrDate || depDate) && arrTime ? minutesOf((arrDate || depDate)!, arrTime) : Number.NaN,
    }));
    const at = (drive: Drive, day: string | undefined) =>
      drive?.time && (drive.date || day) ? minutesOf(drive.date || day!, drive.time) : Number.NaN;
    const hold = (id: string, pickup: number, drop: number, arriving: typeof moments, leaving: typeof moments) => {
      for (const flight of arriving)
        if (pickup < flight.lands && (dayOf(pickup) === dayOf(flight.lands) || pickup >= flight.leaves))
          found.push(`landing:${id}+${flight.id}`);
      for (const flight of leaving) {
        const left = flight.leaves - drop;
        if (left < 120 && (left >= 0 || dayOf(drop) === dayOf(flight.leaves)))
          found.push(`departure:${id}+${flight.id}`);
      }
    };
    for (const { id, checkinDate, noOfNights = 1, transferType, pickupTransfer, dropTransfer } of accomodations) {
      const out = checkinDate && addDays(checkinDate, noOfNights);
      const drop = transferType === 'return' ? at(dropTransfer, out) : Number.NaN;
      hold(id, transferType ? at(pickupTransfer, checkinDate) : Number.NaN, drop, moments, moments);
    }
    let [first, last] = [moments.find(({ lands }) => lands), moments.find(({ leaves }) => leaves)];
    for (const flight of moments) {
      if (first && flight.lands < first.lands) first = flight;
      if (last && flight.leaves > last.leaves) last = flight;
    }
    for (const { id, startDate, transferType, pickupTransfer, dropTransfer } of activities) {
      const drop = transferType === 'return' ? at(dropTransfer, startDate) : Number.NaN;
      const pickup = transferType ? at(pickupTransfer, startDate) : Number.NaN;
      hold(id, pickup, drop, first ? [first] : [], last ? [last] : []);
    }
    return found.toSorted();
  }

  it.each([1, 2, 3, 4])('are those that a naive look finds, %s', (seed) => {
    const random = randomOf(seed);
    const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;
    const times = ['', '00:30', '09:00', '11:15', '13:00', '14:30', '20:00', '23:30'];
    const someDay = () => pick(['', '2026-12-12', '2026-12-13', '2026-12-14']);
    const drive = () => (random(6) ? { date: pick(['', someDay()]), time: pick(times) } : null);
    const driven = () => ({
      transferType: pick(['oneway', 'return', null] as const),
      ...{ pickupTransfer: drive(), dropTransfer: drive() },
    });
    const some = <T>(most: number, make: (nth: number) => T): T[] =>
      Array.from({ length: random(most + 1) }, (_, at) => make(at));
    let all = 0;
    for (let round = 0; round < 1_000; round++) {
      const asked = trip({
        noOfNights: 0,
        accomodations: some(3, (at) => stay(`S${at}`, someDay(), 1 + random(3), driven())),
        activities: some(4, (at) => ({
          ...{
            id: `A${at}`,
            activityName: 'Frame',
            startDate: someDay(),
            time: pick(times),
            isClosed: random(4) === 0,
          },
          ...driven(),
        })),
        miscellaneous: some(2, (at) => ({ id: `M${at}`, name: 'Guide', startDate: someDay(), time: pick(times) })),
        flights: some(3, (at) =>
          flight({ id: `F${at}`, depDate: someDay(), depTime: pick(times), arrDate: someDay(), arrTime: pick(times) }),
        ),
      });
      const ids = clashesOf(asked).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(naive(asked));
      all += ids.length;
    }
    expect(all, 'there are some').toBeGreaterThan(500);
  });

  it('of drivers are those that a naive look finds', () => {
    const random = randomOf(11);
    for (let round = 0; round < 500; round++) {
      const rows = Array.from({ length: random(9) }, (_, at) => ({
        ...{ id: `T${at}`, date: `2026-12-1${random(2)}`, time: `1${random(2)}:00`, title: `Stay ${at}` },
        ...{
          state: (['OPEN', 'OPEN', 'DONE', 'WITHDRAWN'] as const)[random(4)]!,
          driverId: ['', 'D', 'E'][random(3)]!,
        },
        driverName: 'Rashid',
      }));
      const isAtOnce = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
        one !== other &&
        [one, other].every(({ state, driverId }) => state === 'OPEN' && driverId) &&
        one.driverId === other.driverId &&
        `${one.date} ${one.time}` === `${other.date} ${other.time}`;
      const wanted = rows.filter((one) => rows.some((other) => isAtOnce(one, other))).map(({ id }) => id);
      expect([...driverClashes(rows).keys()].toSorted()).toEqual(wanted.toSorted());
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
