import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { readApplication } from './application-store.ts';
import { decisionWrites } from './application-writes.ts';
import { hasOlderTerms, showSiteApplication } from './show-application.ts';

const OLDER_TERMS = 'This site has accepted older terms. It can be listed once it has accepted those of today.';

/** What is decided on is what was read: neither other words or categories, nor terms that are no more. */
export const decideSupplierApplicationHandler = handle(
  decideSupplierApplication,
  async (actor, { site, version, decision }) => {
    const before = await readApplication(site);
    if (!before || before.state === 'Draft') return fail('NOT_FOUND');
    if (before.revision !== version) return conflict(showSiteApplication(before));
    if (before.state === decision) return fail('ILLEGAL_TRANSITION');
    if (decision === 'Listed' && hasOlderTerms(before)) return fail('ILLEGAL_TRANSITION', { message: OLDER_TERMS });
    const done = await commit(actor, decisionWrites(actor, before, decision));
    if (done.ok) return ok({ state: decision });
    const now = done.code === 'CONFLICT' ? await readApplication(site) : undefined;
    return now ? conflict(showSiteApplication(now)) : done;
  },
);
