import { clock } from '#functions/clock.ts';
import { globalSiteKeys } from '#functions/site/keys.ts';
import { hashSecret } from './hash-secret.ts';
import { identityKeys } from './identity-keys.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { MINUTE } from '#shared/time.ts';
import type { Makers } from './machine.ts';
import { permissionsOf } from './permissions-of.ts';
import type { SessionItem, UserItem } from '#functions/users/model.ts';

/** Who stands behind a request, before access is checked. */
export interface Identity {
  head: SiteHead;
  session: SessionItem | undefined;
  user: UserItem | undefined;
  /** SHA-256 of the live session's secret; empty without one. */
  sessionHash: string;
  /** What a member of staff holds, of a partner's stay at their own site; of anybody else nothing is asked. */
  permissions: ReadonlySet<Permission>;
  /** A session was brought along, and it is none any more, or never was. */
  isSessionOver: boolean;
}

/** What a domain name can be (RFC 1035); a longer one would not even make a key. */
const HOST = /^[a-z0-9._-]{1,253}$/;

const siteOfHost = new Map<string, { site: string; until: number }>();

/** Loaded with the first key that comes. */
let machines: typeof import('./machine.ts') | undefined;

/**
 * Domain, site head, session and user in one consistent trip; of a program's key also who made it, once this process knows
 * who that is, and until then in one more. `siteHint` is
 * the `site-id` header; without it the host's site comes from a one-minute cache or one more read. `byKey`: a key may come
 * this way; everywhere else one is as good as no session. Fails where the host serves no site or another than hinted.
 */
export async function identify(
  host: string,
  siteHint: string | undefined,
  token: string | undefined,
  { byKey = false }: { byKey?: boolean } = {},
): Promise<Outcome<Identity, 'UNKNOWN_SITE'>> {
  if (!HOST.test(host)) return fail('UNKNOWN_SITE');
  const site = siteHint || (await siteOf(host));
  if (!site || !/^[\w-]{1,40}$/.test(site)) return fail('UNKNOWN_SITE');
  const [userId, secret] = splitToken(token);
  const hash = secret && hashSecret(secret);
  const places = [globalSiteKeys.domain(host), identityKeys.head(site)] as const;
  const makersAt = byKey && userId ? machines?.makerKeys(site, userId) : undefined;
  const [domain, head, session, user, ...makers] = await (userId && hash
    ? getItems([...places, identityKeys.session(site, hash), identityKeys.user(site, userId), ...(makersAt ?? [])])
    : getItems(places));
  if (!head || domain?.site !== site) return unknownSite(host);
  const asker =
    session && isLive(session, user, userId) ? await whoAsks(site, session, user, { byKey, makers }) : undefined;
  const who = asker
    ? { session, user: asker.user, sessionHash: hash! }
    : { session: undefined, user: undefined, sessionHash: '' };
  return ok({
    head,
    ...who,
    permissions: asker?.held ?? (await permissionsOf(head, who.user)),
    isSessionOver: Boolean(token) && !asker,
  });
}

function isLive(session: SessionItem, user: UserItem | undefined, userId: string | undefined): user is UserItem {
  if (!user || session.userId !== userId || user.userId !== userId) return false;
  return session.expiresAt > clock.now() && session.epoch === user.sessionEpoch && !user.isBlocked;
}

/** Who asks; `held`: a right is asked of them by another site's groups. */
interface Asker {
  user: UserItem;
  held?: ReadonlySet<Permission>;
}

/** A person by a session of a device, a program by its key; undefined where the one comes by the other's. */
async function whoAsks(
  site: string,
  { kind, key, jump }: SessionItem,
  user: UserItem,
  { byKey, makers }: { byKey: boolean; makers: Makers },
): Promise<Asker | undefined> {
  if (kind === 'jump') {
    const { asPartner } = await import('./jumped.ts');
    return jump && asPartner(site, user, jump);
  }
  if (kind !== 'key') return user.isMachine || user.partnerSite ? undefined : { user };
  if (!byKey || !user.isMachine || !key) return undefined;
  machines ??= await import('./machine.ts');
  const machine = await machines.asItsOwner(site, user, key, makers);
  return machine && { user: machine };
}

async function siteOf(host: string): Promise<string | undefined> {
  const known = siteOfHost.get(host);
  if (known && known.until > clock.now()) return known.site;
  const item = await getItem(globalSiteKeys.domain(host));
  if (item) siteOfHost.set(host, { site: item.site, until: clock.now() + MINUTE });
  return item?.site;
}

function unknownSite(host: string): Failure<'UNKNOWN_SITE'> {
  siteOfHost.delete(host);
  return fail('UNKNOWN_SITE');
}

/** `userId.secret`; anything else is as good as none. */
function splitToken(token: string | undefined): [string, string] | [undefined, undefined] {
  const match = /^([0-9A-Z]{10,40})\.([\w-]{20,80})$/.exec(token ?? '');
  return match ? [match[1]!, match[2]!] : [undefined, undefined];
}
