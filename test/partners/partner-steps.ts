import { expect } from 'vitest';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { readApplication } from '#functions/partners/application-store.ts';
import type { SupplierCategory } from '#shared/partners/categories.ts';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { supplierApprovalAcceptTermsAndConditions } from '#shared/partners/supplier-approval-accept-terms-and-conditions.ts';
import { supplierApprovalSupplierDetails } from '#shared/partners/supplier-approval-supplier-details.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';

export const details = (categories: SupplierCategory[] = ['Flights', 'FixedDeparture']) => ({
  categories,
  about: 'Net fares of all Gulf carriers',
  contactName: 'Anjali Pillai',
  contactEmail: 'trade@sarathi.example',
  contactPhone: '+91 484 400 1180',
});

/** Gives a site these modules, as its settings would. */
export async function giveModules(
  world: Pick<World, 'job'>,
  site: TestSiteName,
  modules: readonly SiteModule[],
): Promise<void> {
  const job = world.job(site);
  const done = await commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { modules, lockMode: false } }]);
  expect(done.ok).toBe(true);
}

/** A site applies, and the platform lets it into the directory. */
export async function listSupplier(
  world: Pick<World, 'user'>,
  site: TestSiteName,
  categories?: SupplierCategory[],
): Promise<void> {
  const staff = world.user(site, 'staff');
  await told(staff, supplierApprovalSupplierDetails, details(categories));
  await told(staff, supplierApprovalAcceptTermsAndConditions, { version: TERMS_VERSION });
  const { state, revision: version } = (await readApplication(site))!;
  if (state === 'Pending')
    await told(world.user('sarathi', 'staff'), decideSupplierApplication, { site, version, decision: 'Listed' });
}

/** One site asks another, which decides; the request's number. */
export async function asked(
  from: TestUser,
  supplier: TestUser,
  supplierCategory: SupplierCategory = 'Flights',
  decision?: 'Approved' | 'Rejected',
): Promise<string> {
  await told(from, consumerToSupplierRequests, { supplierSiteId: supplier.site, supplierCategory });
  const { records } = await told(supplier, requestsByPage, {});
  const { id } = records[0]!;
  if (decision)
    await told(supplier, changeConsumerSupplierRequestStatus, {
      newRequestStatus: decision,
      requestId: id,
      consumerMongoSiteId: from.site,
    });
  return id;
}
