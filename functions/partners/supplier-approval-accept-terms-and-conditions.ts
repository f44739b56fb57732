import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { supplierApprovalAcceptTermsAndConditions } from '#shared/partners/supplier-approval-accept-terms-and-conditions.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import { readApplication } from './application-store.ts';
import { acceptWrites } from './application-writes.ts';
import { showApplication } from './show-application.ts';

const CHANGED = 'The terms have changed since you read them. Please read them again.';

export const supplierApprovalAcceptTermsAndConditionsHandler = handle(
  supplierApprovalAcceptTermsAndConditions,
  async (actor, { version }) => {
    if (version !== TERMS_VERSION) return fail('CONFLICT', { message: CHANGED });
    const before = await readApplication(actor.site);
    if (!before) return fail('NOT_FOUND', { message: 'Please save your supplier details first.' });
    if (before.accepted?.version === version) return ok(showApplication(before));
    const { application, writes } = acceptWrites(actor, before, actor.name);
    const done = await commit(actor, writes);
    return done.ok ? ok(showApplication(application)) : done;
  },
);
