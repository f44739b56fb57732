import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { makeJob } from '#functions/actors/job.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { standOf, subdomainOf } from '#functions/site/own-domain.ts';
import { claimDomainWrites } from '#functions/site/own-domain-writes.ts';
import { isServedByItself } from '#functions/site/site-origin.ts';
import { readSite, readTaken } from '#functions/site/store.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { commit } from '#functions/table/commit.ts';
import { hashPassword } from '#functions/users/session/password.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { LONGEST_BOOKING_DEADLINE } from '#functions/flights/saga/saga.ts';
import { randomId } from '#shared/ids.ts';
import { isZone } from '#shared/site/is-zone.ts';
import { siteData, type SiteHead } from '#shared/site/model.ts';
import { siteNameField } from '#shared/site/site-name.ts';
import { HOST_NAME } from '#shared/site/partner-sites/create-site.ts';
import { SANDBOX } from '#shared/site/sandbox.ts';
import { makeSandbox } from './make-sandbox.ts';
import { mustBeSender } from './partner-sender.ts';

const supplier = z.object({
  name: z.string().check(z.minLength(1)),
  adapter: z
    .enum(['sandbox', 'departures', 'linked', 'duffel'])
    .check(z.refine((name) => adapters[name] !== undefined, 'this release has no such adapter')),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  deadlineMs: z.optional(z.int().check(z.positive())),
  bookingDeadlineMs: z.optional(z.int().check(z.positive(), z.maximum(LONGEST_BOOKING_DEADLINE))),
});

/**
 * The file that `create-site.ts` reads: the site as the browser will know it, what only functions know, and its first
 * super admin.
 */
const partnerSite = z.strictObject({
  head: z.strictObject({
    site: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes, 2 to 31 of them')),
    zone: z.string().check(z.refine(isZone, 'an IANA time zone, e.g. Asia/Kolkata')),
    /** The platform's own site, whose super admins make partner sites. */
    isPlatform: z.optional(z.boolean()),
  }),
  data: z.omit(siteData, { _id: true, defaultStaffId: true, zone: true }).check(
    z.refine(({ siteName }) => z.safeParse(siteNameField, siteName).success, {
      path: ['siteName'],
      message: 'a name on one line, without < > @ and "',
    }),
    z.refine(({ domain }) => /^[a-z0-9.-]{4,253}$/.test(domain), {
      path: ['domain'],
      message: 'a host name in lower case, without port',
    }),
  ),
  suppliers: z.array(supplier),
  superAdmin: z.strictObject({
    firstName: z.string().check(z.minLength(1)),
    lastName: z.string().check(z.minLength(1)),
    email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an address of mail')),
    phoneCountryCode: z.string(),
    phoneNumber: z.string(),
  }),
  /** The site's own sender, verified in SES; left out, the platform mails in the site's name. */
  mailFrom: z.optional(z.string()),
});
export type PartnerSite = z.output<typeof partnerSite>;

/** Throws one line a field that is wrong. */
export function readPartnerSite(text: string): PartnerSite {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error(`the file is not JSON: ${(error as Error).message}`);
  }
  const read = z.safeParse(partnerSite, given);
  if (!read.success)
    throw new Error(
      `the file does not describe a site:\n${read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
    );
  return read.data;
}

const addItNow = (domain: string): string =>
  `Now its domain, which is given back after 30 days if nobody is seen there: node start.mjs --run infra/aws/add-domain.ts ${domain} <DistributionId> <ConnectionGroupId>`;

/**
 * Has a site that is there wait for another domain of its own, as one that was given back. It stands where it stood until
 * then. Answers what to do next; throws one sentence otherwise.
 */
export async function claimDomain(site: string | undefined, domain: string | undefined): Promise<string> {
  if (!site || !domain || !HOST_NAME.test(domain))
    throw new Error('usage: claim-domain.ts <site> <domain in lower case>');
  if (isServedByItself(domain)) throw new Error(`${domain} is a subdomain of the platform’s: each site has its own`);
  const actor = await makeJob(site, 'claim-domain');
  if (!actor) throw new Error(`there is no site ${site}`);
  const stands = (await readSite(actor)).domain || domain;
  const done = await commit(actor, claimDomainWrites(actor, domain, stands));
  if (done.ok) return `${site} waits for ${domain}. ${addItNow(domain)}`;
  if (done.code === 'DOMAIN_TAKEN') throw new Error(`${domain} belongs to a site already`);
  throw new Error(
    done.code === 'CONFLICT' ? `${site} waits for a domain already` : `The domain was not claimed: ${done.code}`,
  );
}

/**
 * Makes a partner site and its first super admin, with the platform's own site the sandbox of test keys too. The super admin sets a password by "Forgot password" where the site stands.
 * Nothing is written where the site, its domain or the address is there already. Answers what to do next; throws one
 * sentence otherwise.
 */
export async function makePartnerSite(
  { head: { site, zone, isPlatform }, suppliers, superAdmin, mailFrom = '', ...given }: PartnerSite,
  senders: readonly string[],
): Promise<string> {
  if (mailFrom) mustBeSender(mailFrom, senders);
  const staffId = randomId(100);
  const own = given.data.domain;
  const { domain, awaitedDomain } = standOf(site, own);
  const data = {
    ...given.data,
    domain,
    wlMeta: { ...given.data.wlMeta, ...(isPlatform && { isPlatform }) },
    _id: site,
    defaultStaffId: staffId,
  };
  const head: SiteHead = {
    site,
    zone,
    currency: data.currency,
    country: data.country,
    modules: data.activeModules.map(({ siteModule }) => siteModule.module_name),
    lockMode: data.brandingSettings.lockMode,
    defaultStaffId: staffId,
    ...(isPlatform && { isPlatform }),
    ...(awaitedDomain && { awaitedDomain }),
    revisions: { settings: 1, permissions: 1, markups: 1, destination: 1 },
  };
  const { isListed, taken } = await readTaken(site, [...new Set([own, domain])]);
  if (isListed && !taken.includes(own)) throw new Error(`${site} is there already`);
  if (taken.length) throw new Error(`${taken[0]} belongs to a site already`);
  const actor = seedActor(head);
  const { firstName, lastName, email, phoneCountryCode, phoneNumber } = superAdmin;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const admin = createUserWrites(
    actor,
    {
      userType: 'staff',
      userId: staffId,
      firstName,
      lastName,
      email: email.toLowerCase(),
      phoneNumbers: [{ label: 'Primary', phoneCountryCode, phoneNumber }],
      passwordHash,
      status: 'verified',
      isSuperAdmin: true,
    },
    0,
  );
  const made = await commit(actor, [
    ...admin.writes,
    ...createSiteWrites(actor, head, data, suppliers, { mailFrom, isNew: true }),
  ]);
  if (!made.ok) throw new Error(`The site was not made: ${made.code}`);
  if (isPlatform && subdomainOf(SANDBOX)) await makeSandbox(subdomainOf(SANDBOX));
  if (!awaitedDomain) return `${data.siteName} is there, at ${domain}.`;
  const stands = domain === awaitedDomain ? '' : `, at ${domain} until its own domain is served`;
  return `${data.siteName} is there${stands}. ${addItNow(awaitedDomain)}`;
}
