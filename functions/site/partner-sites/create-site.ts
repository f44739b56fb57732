import { founderOf } from '#functions/actors/founder.ts';
import { handle } from '#functions/http/handle.ts';
import { staffInvitationMail } from '#functions/notifications/staff-mails.ts';
import { isCountry } from '#functions/reference/countries.ts';
import { registerUser } from '#functions/users/registration/register-user.ts';
import type { FailureOf, RequestOf } from '#shared/contract.ts';
import { fail, type Failure, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { isZone } from '#shared/site/is-zone.ts';
import { beginSite, isReserved } from './new-site.ts';
import { type Stand, standOf, subdomainOf } from '../own-domain.ts';
import { isServedByItself, originAt } from '../site-origin.ts';
import { readSite, readSuppliers, readTaken } from '../store.ts';
import type { SupplierSetting } from '../model.ts';

type Request = RequestOf<typeof createSite>;
type Refused = Failure<FailureOf<typeof createSite>>;

/** Sources that sell by a token, or a link, of the site's own, which makes them there: the platform's would answer nothing. */
const needsItsOwn = new Set<SupplierSetting['adapter']>(['duffel', 'linked']);

/** Site, first super admin, the mail to them and the platform's note of it stand in one commit, or nothing does. */
export const createSiteHandler = handle(createSite, async (actor, request, { host, origin, claim }) => {
  const errors = await wrongFields(request);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const stand = standOf(request.shortName, request.domain ?? '');
  const { domain, awaitedDomain } = stand;
  const taken = await whatIsTaken(request.shortName, stand);
  if (taken) return taken;
  const own = await readSite(actor);
  const staffId = randomId(100);
  // Airports and what cleans HTML are large; nothing else of a partner's site needs them here.
  const [{ busiestAirports }, { createSiteWrites, settingEvent }] = await Promise.all([
    import('#functions/reference/airports.ts'),
    import('../writes.ts'),
  ]);
  const { firstName, lastName, email, phone, phoneCode } = request;
  const { head, data } = beginSite({
    ...request,
    site: request.shortName,
    domain,
    awaitedDomain,
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
    isServed: domain !== awaitedDomain,
    awaitedDomain: awaitedDomain ?? '',
  };
  const founder = founderOf(actor, head);
  const suppliers = (await readSuppliers(actor)).filter(({ adapter }) => !needsItsOwn.has(adapter));
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
      // Whoever holds a domain that is not served may be anybody, and the link opens the site.
      isLinkLater: !answer.isServed,
      more: () => [
        ...createSiteWrites(founder, head, data, suppliers, {
          isNew: true,
          ...(!answer.isServed && { firstLinkBy: actor.name }),
        }),
        settingEvent(actor, 'new site', `${data.siteName}, ${awaitedDomain ?? domain}`),
        ...claim(answer),
      ],
    },
  );
  if (made.ok) return ok(answer);
  const code: string = made.code;
  if (code !== 'SITE_TAKEN' && code !== 'DOMAIN_TAKEN') return made as Refused;
  return (await whatIsTaken(request.shortName, stand)) ?? takenAs(code);
});

async function wrongFields(request: Request): Promise<FieldErrors> {
  const { phone, phoneCode, shortName, domain } = request;
  const errors: FieldErrors = {};
  if (isReserved(shortName)) errors.shortName = 'This name is reserved for the platform.';
  if (!domain && !subdomainOf(shortName)) errors.domain = 'This platform has no domain: please enter the partner’s.';
  else if (domain && isServedByItself(domain))
    errors.domain = 'Leave empty for a subdomain of the platform: it is made from the short name.';
  if (!isCountry(request.country)) errors.country = 'Please choose a country.';
  if (!Intl.supportedValuesOf('currency').includes(request.currency)) errors.currency = 'Please choose a currency.';
  if (!isZone(request.zone)) errors.zone = 'Please choose a time zone.';
  if (new Set(request.modules).size !== request.modules.length) errors.modules = 'Please list each module once.';
  if (phone && !phoneCode) errors.phoneCode = 'Please choose a dial code.';
  else if (phone) {
    const { isValidNumber } = await import('#shared/phone-number.ts');
    if (!isValidNumber(phoneCode!, phone)) errors.phone = 'Invalid Phone Number...';
  }
  return errors;
}

const takenAs = (code: 'SITE_TAKEN' | 'DOMAIN_TAKEN', field: 'domain' | 'shortName' = 'domain'): Refused => {
  if (code === 'SITE_TAKEN')
    return fail('SITE_TAKEN', { errors: { shortName: 'A site with this short name already exists.' } });
  const whose = field === 'domain' ? 'This domain' : 'The subdomain of this name';
  return fail('DOMAIN_TAKEN', { errors: { [field]: `${whose} already belongs to a site.` } });
};

/** Said before the commit, which holds it against two at once. */
async function whatIsTaken(shortName: string, { domain, awaitedDomain = domain }: Stand): Promise<Refused | undefined> {
  const { isListed, taken } = await readTaken(shortName, [...new Set([domain, awaitedDomain])]);
  if (isListed) return takenAs('SITE_TAKEN');
  if (!taken.length) return undefined;
  return takenAs('DOMAIN_TAKEN', taken.includes(awaitedDomain) ? 'domain' : 'shortName');
}
