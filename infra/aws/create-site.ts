import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seedActor } from '#functions/actors/seed.ts';
import type { SupplierSetting } from '#functions/site/store.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { hashPassword } from '#functions/users/password.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { getItem } from '#functions/table/read.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { randomId } from '#shared/ids.ts';
import { type SiteData, type SiteHead, siteData } from '#shared/site/model.ts';

/** What the file says: the site as the browser will know it, what only functions know, and its first super admin. */
interface NewSite {
  head: Pick<SiteHead, 'site' | 'zone'>;
  data: Omit<SiteData, '_id' | 'defaultStaffId'>;
  suppliers: SupplierSetting[];
  superAdmin: { firstName: string; lastName: string; email: string; phoneCountryCode: string; phoneNumber: string };
}

const SITE = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * Makes a partner site and its first super admin, who sets a password by "Forgot password" at the site's own domain.
 * Nothing is written where the site, its domain or the address is there already.
 * AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/create-site.ts site.json
 */
async function createSite(file: string | undefined): Promise<void> {
  if (!file) throw new Error('usage: create-site.ts <file.json>; docs/runbook.md shows one');
  const { useStackEnvironment } = await import('./stack-environment.ts');
  await useStackEnvironment();
  const given = JSON.parse(readFileSync(file, 'utf8')) as NewSite;
  const { site, zone } = given.head;
  if (!SITE.test(site)) throw new Error(`a site's name is lower case letters, digits and dashes, not ${site}`);
  const staffId = randomId(100);
  const data = siteData.parse({ ...given.data, _id: site, defaultStaffId: staffId });
  const head: SiteHead = { site, zone, currency: data.currency, country: data.country, modules: data.activeModules.map(({ siteModule }) => siteModule.module_name), lockMode: data.brandingSettings.lockMode, defaultStaffId: staffId, revisions: { settings: 1, permissions: 1, markups: 1 } };
  if (await getItem(globalKeys.domain(data.domain))) throw new Error(`${data.domain} belongs to a site already`);
  const actor = seedActor(head);
  const { firstName, lastName, email, phoneCountryCode, phoneNumber } = given.superAdmin;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const admin = createUserWrites(actor, { userType: 'staff', userId: staffId, firstName, lastName, email: email.toLowerCase(), phoneNumbers: [{ label: 'Primary', phoneCountryCode, phoneNumber }], passwordHash, status: 'verified', isSuperAdmin: true }, 0);
  const made = await commit(actor, [...admin.writes, ...createSiteWrites(actor, head, data, given.suppliers)]);
  if (!made.ok) throw new Error(`The site was not made: ${made.code}`);
  console.log(`${data.siteName} is there. Now its domain: node start.mjs --run infra/aws/add-domain.ts ${data.domain} <DistributionId> <ConnectionGroupId>`);
}

await createSite(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
