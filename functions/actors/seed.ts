import type { SiteHead } from '#shared/site/model.ts';
import { type JobActor, seal } from '#functions/actor.ts';

/** Who makes a site that is not there yet: the seed and the partner onboarding script. */
export const seedActor = (head: SiteHead): JobActor =>
  seal<JobActor>({ kind: 'job', site: head.site, head, job: 'seed' });
