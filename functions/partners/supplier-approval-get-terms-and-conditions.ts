import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { supplierApprovalGetTermsAndConditions } from '#shared/partners/supplier-approval-get-terms-and-conditions.ts';
import { supplierTerms, TERMS_VERSION } from '#shared/partners/terms.ts';
import { readApplication } from './application-store.ts';
import { showApplication } from './show-application.ts';

export const supplierApprovalGetTermsAndConditionsHandler = handle(
  supplierApprovalGetTermsAndConditions,
  async ({ site }) => {
    const application = await readApplication(site);
    return ok({
      version: TERMS_VERSION,
      html: supplierTerms,
      application: application ? showApplication(application) : null,
    });
  },
);
