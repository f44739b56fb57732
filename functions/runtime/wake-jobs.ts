import { config } from './config.ts';
import { makeEars, sendWake } from './send-wake.ts';

/** Tells the jobs worker which job waits; its row is in the table, and the sweeper finds it there. */
export interface JobWake {
  kind: 'job';
  site: string;
  userId: string;
  jobId: string;
}

const ears = makeEars<JobWake>();

/** Embedded and tests: what runs when the process wakes itself. */
export const listenForJobs = ears.listen;

/** Sends a wake-up. Never throws: the commit before it is what counts. */
export async function wakeJobs(message: JobWake): Promise<void> {
  const url = config().JOBS_QUEUE_URL;
  if (url === 'local:') ears.tell(message);
  else await sendWake(url, message);
}
