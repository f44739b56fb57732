import { founderOf } from '#functions/actors/founder.ts';
import { handle } from '#functions/http/handle.ts';
import { staffInvitationMail } from '#functions/notifications/staff-mails.ts';
import { isCountry } from '#functions/reference/countries.ts';
import { config } from '#functions/runtime/config.ts';
import { registerUser } from '#functions/users/register-user.ts';
import type { FailureOf, RequestOf } from '#shared/contract.ts';
import { fail, type Failure, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { createSite } from '#shared/site/create-site.ts';
import { isZone } from '#shared/site/is-zone.ts';
import { beginSite, isReserved } from './new-site.ts';
import { isServedByItself, originAt } from './site-origin.ts';
import { readSite, readSuppliers, readTaken, type SupplierSetting } from './store.ts';

type Request = RequestOf<typeof createSite>;
type Refused = Failure<FailureOf<typeof createSite>>;

/** Sources that sell by a token of the site's own, which makes them there: the platform's would answer nothing. */
const needsOwnToken = new Set<SupplierSetting['adapter']>(['duffel']);

/** Site, first super admin, the mail to them and the platform's note of it stand in one commit, or nothing does. */
export const createSiteHandler = handle(createSite, async (actor, request, { host, origin, claim }) => {
  const domain = domainOf(request);
  const errors = await wrongFields(request, domain);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const taken = await whatIsTaken(request.shortName, domain);
  if (taken) return taken;
  const own = await readSite(actor);
  const staffId = randomId(100);
  // Airports and what cleans HTML are large; nothing else of a partner's site needs them here.
  const [{ busiestAirports }, { createSiteWrites, settingEvent }] = await Promise.all([
    import('#functions/reference/airports.ts'),
    import('./writes.ts'),
  ]);
  const { firstName, lastName, email, phone, phoneCode } = request;
  const { head, data } = beginSite({
    ...request,
    site: request.shortName,
    domain,
    staffId,
    homeAirport: busiestAirports(request.country, 1)[0]?.code ?? '',
    adminEmail: email,
    adminContact: phone ? `${phoneCode} ${phone}` : '',
    isTestHost: own.wlMeta.isTestHost,
  });
  const answer = {
    site: head.site,
    domain,
    origin: originAt(domain, { host, origin }),
    isServed: isServedByItself(domain),
  };
  const founder = founderOf(actor, head);
  const suppliers = (await readSuppliers(actor)).filter(({ adapter }) => !needsOwnToken.has(adapter));
  const made = await registerUser(
    founder,
    answer.origin,
    {
      userType: 'staff',
      userId: staffId,
      isSuperAdmin: true,
      firstName,
      lastName,
      email,
      phoneNumbers: phone ? [{ label: 'Primary', phoneNumber: phone, phoneCountryCode: phoneCode! }] : [],
    },
    {
      site: { ...data, zone: head.zone },
      letterOf: staffInvitationMail(actor.name),
      more: () => [
        ...createSiteWrites(founder, head, data, suppliers, { isNew: true }),
        settingEvent(actor, 'new site', `${data.siteName}, ${domain}`),
        ...claim(answer),
      ],
    },
  );
  if (made.ok) return ok(answer);
  const code: string = made.code;
  return code === 'SITE_TAKEN' || code === 'DOMAIN_TAKEN' ? takenAs(code) : (made as Refused);
});

/** The partner's own host name, or a subdomain of the platform's; empty where the deployment has none to give. */
const domainOf = ({ domain, shortName }: Request): string => {
  const { PLATFORM_DOMAIN } = config();
  return domain || (PLATFORM_DOMAIN ? `${shortName}.${PLATFORM_DOMAIN}` : '');
};

async function wrongFields(request: Request, domain: string): Promise<FieldErrors> {
  const { phone, phoneCode, shortName } = request;
  const errors: FieldErrors = {};
  if (isReserved(shortName)) errors.shortName = 'The platform keeps this name for itself.';
  if (!domain) errors.domain = 'This platform has no domain of its own: please enter the partner’s.';
  else if (request.domain && isServedByItself(domain))
    errors.domain = 'For a subdomain of the platform, leave this empty: the short name makes it.';
  if (!isCountry(request.country)) errors.country = 'Please choose a country.';
  if (!Intl.supportedValuesOf('currency').includes(request.currency)) errors.currency = 'Please choose a currency.';
  if (!isZone(request.zone)) errors.zone = 'Please choose a time zone.';
  if (new Set(request.modules).size !== request.modules.length) errors.modules = 'Each module once.';
  if (phone && !phoneCode) errors.phoneCode = 'Please choose a dial code.';
  else if (phone) {
    const { isValidNumber } = await import('#shared/phone-number.ts');
    if (!isValidNumber(phoneCode!, phone)) errors.phone = 'Invalid Phone Number...';
  }
  return errors;
}

const takenAs = (code: 'SITE_TAKEN' | 'DOMAIN_TAKEN'): Refused =>
  code === 'SITE_TAKEN'
    ? fail('SITE_TAKEN', { errors: { shortName: 'A site with this short name exists already.' } })
    : fail('DOMAIN_TAKEN', { errors: { domain: 'This domain belongs to a site already.' } });

/** Said before the commit, which holds it against two at once. */
async function whatIsTaken(shortName: string, domain: string): Promise<Refused | undefined> {
  const { isListed, isServed } = await readTaken(shortName, domain);
  return isListed ? takenAs('SITE_TAKEN') : isServed ? takenAs('DOMAIN_TAKEN') : undefined;
}
