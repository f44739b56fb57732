import type { Actor } from '#functions/actor.ts';
import { at, rows } from '#functions/table/site-key.ts';
import type { JobItem, RunningJobs } from './model.ts';

/** Work beside the page. */
export const jobKeys = {
  /** Work beside the page, by who asked for it: one job, and all of somebody's, by when they were begun. */
  job: (actor: Actor, userId: string, jobId: string) => at(actor, 'JOB', userId)<JobItem>(jobId),
  jobsOfUser: (actor: Actor, userId: string) => rows<JobItem>(actor, 'JOB', userId),
  /** The site's running jobs, all in one row: so few at a time, counted where they are begun. */
  runningJobs: (actor: Actor) => at(actor, 'JOBR')<RunningJobs>('A'),
};
