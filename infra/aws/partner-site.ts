import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { seedActor } from '#functions/actors/seed.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { commit } from '#functions/table/commit.ts';
import { globalKeys } from '#functions/table/global-keys.ts';
import { getItem } from '#functions/table/read.ts';
import { hashPassword } from '#functions/users/password.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { LONGEST_BOOKING_DEADLINE } from '#functions/workers/saga/saga.ts';
import { randomId } from '#shared/ids.ts';
import { isZone } from '#shared/site/is-zone.ts';
import { siteData, type SiteHead } from '#shared/site/model.ts';
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

/**
 * Makes a partner site and its first super admin, who sets a password by "Forgot password" at the site's own domain.
 * Nothing is written where the site, its domain or the address is there already. Answers what to do next; throws one
 * sentence otherwise.
 */
export async function makePartnerSite(
  { head: { site, zone, isPlatform }, suppliers, superAdmin, mailFrom = '', ...given }: PartnerSite,
  senders: readonly string[],
): Promise<string> {
  if (mailFrom) mustBeSender(mailFrom, senders);
  const staffId = randomId(100);
  const data = {
    ...given.data,
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
    revisions: { settings: 1, permissions: 1, markups: 1, destination: 1 },
  };
  if (await getItem(globalKeys.domain(data.domain))) throw new Error(`${data.domain} belongs to a site already`);
  if (await getItem(globalKeys.listedSite(site))) throw new Error(`${site} is there already`);
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
  return `${data.siteName} is there. Now its domain: node start.mjs --run infra/aws/add-domain.ts ${data.domain} <DistributionId> <ConnectionGroupId>`;
}
