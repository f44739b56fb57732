import { handle } from '#functions/http/handle.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { supplierApprovalSupplierDetails } from '#shared/partners/supplier-approval-supplier-details.ts';
import { readApplication } from './application-store.ts';
import { detailsWrites } from './application-writes.ts';
import { namedSiteOf } from './named-site.ts';
import { showApplication } from './show-application.ts';

export const supplierApprovalSupplierDetailsHandler = handle(
  supplierApprovalSupplierDetails,
  async (actor, details) => {
    const missing = details.categories.filter((category) => !actor.head.modules.includes(category));
    if (missing.length)
      return fail('VALIDATION', { errors: { categories: `Your site does not have ${missing.join(' and ')}.` } });
    const [before, site] = await Promise.all([readApplication(actor.site), readSite(actor)]);
    const { application, writes } = detailsWrites(actor, before, details, namedSiteOf(site));
    const done = await commit(actor, writes);
    return done.ok ? ok(showApplication(application)) : done;
  },
);
