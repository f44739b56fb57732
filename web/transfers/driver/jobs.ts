import type { ResponseOf } from '#shared/contract.ts';
import { addDays, type Day } from '#shared/time.ts';
import type { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';

export type Job = ResponseOf<typeof getDriverTransferJobSheet>['transfers'][number];

/** How a drive is shared, in a word. */
export const seats = { SIC: 'Shared', PVT: 'Private' } as const;

/** A press that was not sent yet: of which job, and when, an instant. */
export interface Press {
  id: string;
  at: string;
}

/** What a phone keeps for one link: what it heard last, what waits to be sent, and what its driver has seen. */
export interface KeptJobs {
  driverName: string;
  jobs: readonly Job[];
  /** When they were heard, an instant. */
  heardAt: string;
  waiting: readonly Press[];
  /** By job, the change of it that was seen. */
  seen: Readonly<Record<string, string>>;
}

/** What is heard, laid over what is kept: a change of a job that was not known before is no news. */
export function heardJobs(
  before: KeptJobs | undefined,
  heard: { driverName: string; transfers: readonly Job[] },
  now: string,
): KeptJobs {
  const known = new Set(before?.jobs.map(({ id }) => id));
  const seen = Object.fromEntries(
    heard.transfers.flatMap(({ id, changedAt }): [string, string][] => {
      if (!changedAt) return [];
      const said = before?.seen[id];
      if (!known.has(id)) return [[id, changedAt]];
      return said === undefined ? [] : [[id, said]];
    }),
  );
  return {
    driverName: heard.driverName,
    jobs: heard.transfers,
    heardAt: now,
    waiting: before?.waiting ?? [],
    seen,
  };
}

/** A press kept until it is sent: one a job. */
export const pressedJob = (kept: KeptJobs, id: string, at: string): KeptJobs => ({
  ...kept,
  waiting: [...kept.waiting.filter((one) => one.id !== id), { id, at }],
});

/** A press that was sent, or taken back. */
export const withoutPress = (kept: KeptJobs, id: string): KeptJobs => ({
  ...kept,
  waiting: kept.waiting.filter((one) => one.id !== id),
});

/** A job as an answer says it is by now. */
export const answeredJob = (kept: KeptJobs, job: Job): KeptJobs => ({
  ...withoutPress(kept, job.id),
  jobs: kept.jobs.map((one) => (one.id === job.id ? job : one)),
});

/** That the last change of a job was seen. */
export const seenJob = (kept: KeptJobs, { id, changedAt }: Job): KeptJobs => ({
  ...kept,
  seen: { ...kept.seen, [id]: changedAt },
});

/** Jobs as a driver's page has them. */
export interface JobsInOrder {
  /** Changed or withdrawn since they were seen. */
  changed: Job[];
  next: Job | undefined;
  later: { day: Day; jobs: Job[] }[];
  done: Job[];
}

/** A job's time, or that it is still to be confirmed. */
export const timeText = ({ time }: Pick<Job, 'time'>): string => time || 'Time to be confirmed';

/**
 * Jobs by day and time. One whose time is to be agreed comes last in its day, its way there (`…P`) before its way back
 * (`…D`).
 */
const sortOf = ({ date, time, id }: Job): string =>
  `${date}#${time || '~'}#${id.slice(0, -1)}${id.endsWith('D') ? 1 : 0}#${id}`;
const byTime = (one: Job, other: Job): number => (sortOf(one) < sortOf(other) ? -1 : 1);

/** A job counts as done from its press on, sent or not. */
export const isDone = ({ waiting }: Pick<KeptJobs, 'waiting'>, { id, state }: Job): boolean =>
  state === 'DONE' || waiting.some((press) => press.id === id);

/** What is shown at a time: yesterday's until noon. `today` in the site's zone, `time` of day there, 24 hours. */
export function jobsInOrder(kept: KeptJobs, today: Day, time: string): JobsInOrder {
  const from = time < '12:00' ? addDays(today, -1) : today;
  const shown = kept.jobs.filter(({ date }) => date >= from).toSorted(byTime);
  const open = shown.filter((job) => job.state === 'OPEN' && !isDone(kept, job));
  const [next, ...rest] = open;
  const days = [...new Set(rest.map(({ date }) => date))];
  return {
    changed: shown.filter((job) => job.changedAt !== '' && job.state !== 'DONE' && kept.seen[job.id] !== job.changedAt),
    next,
    later: days.map((day) => ({ day, jobs: rest.filter(({ date }) => date === day) })),
    done: shown.filter((job) => job.state !== 'WITHDRAWN' && isDone(kept, job)).toReversed(),
  };
}
