import { identityKeys } from './identity-keys.ts';
import { getItem } from '#functions/table/read.ts';
import { type JobActor, seal } from '#functions/actor.ts';

/** A worker at work for one site; undefined where there is no such site. One read. */
export async function makeJob(site: string, job: string): Promise<JobActor | undefined> {
  const head = await getItem(identityKeys.head(site));
  return head && seal<JobActor>({ kind: 'job', site, head, job });
}
