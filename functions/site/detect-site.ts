import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { noteServed } from './partner-sites/note-served.ts';
import { readSite } from './store.ts';

/** Another domain than the one asked at answers as if it were not there. */
export const detectSiteHandler = handle(detectSite, async (actor, { domain }, { host, isVouched }) => {
  if (domain.replace(/:\d+$/, '').toLowerCase() !== host) return fail('UNKNOWN_SITE');
  const site = await readSite(actor);
  if (actor.head.awaitedDomain !== host || !isVouched) return ok(site);
  await noteServed(actor.site, host);
  return ok({ ...site, domain: host });
});
