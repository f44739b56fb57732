import { describe, expect, it } from 'vitest';
import {
  answeredJob,
  heardJobs,
  type Job,
  jobsInOrder,
  type KeptJobs,
  pressedJob,
  seenJob,
  withoutPress,
} from '#web/transfers/driver/jobs.ts';
import { untilText } from '#web/transfers/driver/driver-page.tsx';
import { readSheet, requestOf, writeSheet } from '#web/transfers/sheet/sheet-address.ts';
import { chargesByDriver, chargesOf, sheetDays } from '#web/transfers/sheet/by-day.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';

const job = (id: string, date: string, time: string, more: Partial<Job> = {}): Job => ({
  ...{ id, date, time, pickupLocation: 'Marina', dropLocation: 'DXB', sharingType: 'PVT', title: 'Stay', pax: 2 },
  ...{
    guest: 'Ravi Menon',
    phone: '',
    remarkForCustomer: '',
    flight: '',
    state: 'OPEN',
    isCompleted: false,
    completedAt: '',
  },
  ...{ doneAt: '', was: null, changedAt: '' },
  ...more,
});
const NOW = '2026-12-13T08:00:00.000Z';
const kept = (jobs: Job[], more: Partial<KeptJobs> = {}): KeptJobs => ({
  ...{ driverName: 'Rashid Khan', jobs, heardAt: NOW, waiting: [], seen: {} },
  ...more,
});
const today = '2026-12-13';
const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

describe('a driver’s jobs', () => {
  const all = [
    job('tomorrow', '2026-12-14', '06:00'),
    job('late', today, '20:30'),
    job('next', today, '14:30'),
    job('done', today, '10:20', { state: 'DONE' }),
    job('earlier', today, '05:10', { state: 'DONE' }),
    job('yesterday', '2026-12-12', '23:00'),
  ];

  it('stand next first, then later ones by day, then what is done, yesterday’s until noon', () => {
    const morning = jobsInOrder(kept(all), today, '11:59');
    expect(morning.next?.id).toBe('yesterday');
    const noon = jobsInOrder(kept(all), today, '12:00');
    expect(noon.next?.id).toBe('next');
    expect(noon.later.map(({ day, jobs }) => [day, ids(jobs)])).toEqual([
      [today, ['late']],
      ['2026-12-14', ['tomorrow']],
    ]);
    expect(ids(noon.done)).toEqual(['done', 'earlier']);
  });

  it('whose time is to be agreed come last in their day, there before back, and stop nothing', () => {
    const open = [job('c.i.D', today, ''), job('c.i.P', today, ''), job('late', today, '20:30')];
    const shown = jobsInOrder(kept(open), today, '12:00');
    expect([shown.next?.id, ...shown.later.flatMap(({ jobs }) => ids(jobs))]).toEqual(['late', 'c.i.P', 'c.i.D']);
    const alone = jobsInOrder(kept(open.slice(0, 2)), today, '12:00');
    expect(untilText(alone.next!, `${today}T12:00`, 'Asia/Dubai')).toBe('');
    expect(untilText(open[2]!, `${today}T20:05`, 'Asia/Dubai')).toBe('in 25 min');
  });

  it('count as done from the press on, once, until it is taken back', () => {
    const pressed = pressedJob(pressedJob(kept(all), 'next', NOW), 'next', NOW);
    expect(pressed.waiting).toEqual([{ id: 'next', at: NOW }]);
    expect(ids(jobsInOrder(pressed, today, '12:00').done)).toEqual(['next', 'done', 'earlier']);
    expect(jobsInOrder(withoutPress(pressed, 'next'), today, '12:00').next?.id).toBe('next');
    const early = jobsInOrder(pressedJob(kept(all), 'tomorrow', NOW), today, '12:00');
    expect(ids(early.done), 'one of another day can be taken back, too').toContain('tomorrow');
    const sent = answeredJob(pressed, job('next', today, '14:30', { state: 'DONE' }));
    expect(sent.waiting).toEqual([]);
    expect(jobsInOrder(sent, today, '12:00').next?.id).toBe('late');
  });

  it('say that they changed or were withdrawn until that was seen, but not what was never known otherwise', () => {
    const moved = job('next', today, '15:10', { changedAt: NOW, was: { ...job('next', today, '14:30') } });
    const gone = job('late', today, '20:30', { changedAt: NOW, state: 'WITHDRAWN' });
    const heard = { driverName: 'Rashid Khan', transfers: [moved, gone] };
    expect(jobsInOrder(heardJobs(undefined, heard, NOW), today, '12:00').changed).toEqual([]);
    const news = heardJobs(kept(all), heard, NOW);
    expect(ids(jobsInOrder(news, today, '12:00').changed)).toEqual(['next', 'late']);
    const seen = seenJob(news, moved);
    expect(ids(jobsInOrder(seen, today, '12:00').changed)).toEqual(['late']);
    const again = heardJobs(seen, heard, NOW);
    expect(ids(jobsInOrder(again, today, '12:00').changed)).toEqual(['late']);
    const later = { ...moved, changedAt: '2026-12-13T09:00:00.000Z' };
    expect(ids(jobsInOrder(heardJobs(again, { ...heard, transfers: [later] }, NOW), today, '12:00').changed)).toEqual([
      'next',
    ]);
  });

  it('keep what waits whatever is heard', () => {
    const pressed = pressedJob(kept(all), 'next', NOW);
    expect(heardJobs(pressed, { driverName: 'R', transfers: all }, NOW).waiting).toEqual(pressed.waiting);
  });
});

describe('the job sheet’s address', () => {
  it('says its filter and nothing that is none', () => {
    const filter = {
      from: today,
      to: '2026-12-20',
      driverId: 'D1',
      sortBy: 'driver',
      onlyWithoutDriver: false,
    } as const;
    expect(readSheet(writeSheet(filter))).toEqual(filter);
    expect(requestOf(filter)).toMatchObject({ dateRange: { from: today, to: '2026-12-20' } });
    const junk = readSheet(new URLSearchParams('from=2026-12-20&to=2026-12-13&sort=colour&open=yes'));
    expect(junk).toEqual({ from: '', to: '', driverId: '', sortBy: 'time', onlyWithoutDriver: false });
    expect(readSheet(new URLSearchParams('from=2026-12-01&to=2027-02-01')).from).toBe('');
    expect(requestOf(junk)).not.toHaveProperty('dateRange');
  });
});

describe('the job sheet’s sums', () => {
  const row = (date: string, driverId: string, internalDriverCharges: number | null) =>
    ({ date, driverId, driverName: driverId && `Driver ${driverId}`, internalDriverCharges }) as TransferShown;
  const rows = [row(today, 'A', 100), row(today, 'B', null), row('2026-12-14', 'A', 50), row(today, 'A', 25)];

  it('are of a day, and of a driver and a day; nobody said is none', () => {
    expect(sheetDays(rows).map(({ date, rows: ofDay }) => [date, chargesOf(ofDay)])).toEqual([
      [today, 125],
      ['2026-12-14', 50],
    ]);
    expect(chargesOf([row(today, 'B', null)])).toBeNull();
    expect(chargesByDriver(rows)).toEqual([
      { date: today, driverName: 'Driver A', transfers: 2, charges: 125 },
      { date: '2026-12-14', driverName: 'Driver A', transfers: 1, charges: 50 },
    ]);
  });
});
