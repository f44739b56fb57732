import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getSupplierApplications } from '#shared/partners/get-supplier-applications.ts';
import { readApplications } from './application-store.ts';
import { byCompany } from './named-site.ts';
import { showSiteApplication } from './show-application.ts';

export const getSupplierApplicationsHandler = handle(getSupplierApplications, async () => {
  const waits = ({ state }: { state: string }) => (state === 'Pending' ? 0 : 1);
  const applications = (await readApplications())
    .filter(({ state }) => state !== 'Draft')
    .toSorted((a, b) => waits(a) - waits(b) || byCompany(a, b));
  return ok({
    applications: applications.map(showSiteApplication),
  });
});
