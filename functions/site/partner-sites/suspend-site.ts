import { founderOf } from '#functions/actors/founder.ts';
import { makeJob } from '#functions/actors/job.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { suspendSite } from '#shared/site/partner-sites/suspend-site.ts';
import { settingEvent } from '../setting-event-writes.ts';
import { suspensionWrites } from '../suspension-writes.ts';

const STAYS_OPEN = 'The platform’s own site cannot be suspended.';

export const suspendSiteHandler = handle(suspendSite, async (actor, { site, isSuspended }) => {
  const worker = await makeJob(site, 'partner-sites');
  if (!worker) return fail('NOT_FOUND');
  if (worker.head.isPlatform) return fail('ILLEGAL_TRANSITION', { message: STAYS_OPEN });
  if ((worker.head.isSuspended ?? false) === isSuspended) return ok({ isSuspended });
  const done = await commit(founderOf(actor, worker.head), [
    ...suspensionWrites(worker, isSuspended),
    // Who did it stands where they work: at the site nobody of the platform has a name.
    settingEvent(actor, 'suspension', `${site} ${isSuspended ? 'was suspended' : 'is open again'}`),
  ]);
  return done.ok ? ok({ isSuspended }) : done;
});
