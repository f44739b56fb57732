import { config } from '#functions/runtime/config.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { cookie, header, type HttpEvent } from './request/event.ts';

/** Where a request arrived, and whether the edge vouches for it. */
export interface Arrival {
  host: string;
  origin: string;
  /**
   * The client's: the edge's word when it has the secret, for to the API it is the edge that calls. Empty where
   * unknown.
   */
  address: string;
  /** True when the edge or gateway proved itself by the origin secret. */
  vouched: boolean;
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/** The host a request was made to: the edge's word when it has the secret, else the client's domain-name header. */
export function arrivalOf(event: HttpEvent): Arrival {
  const secret = header(event, 'x-origin-secret');
  const siteHost = header(event, 'x-site-host');
  const vouched = Boolean(secret && siteHost && config().ORIGIN_SECRET.split(',').includes(secret));
  const host = withoutPort((vouched ? siteHost : (header(event, 'domain-name') ?? header(event, 'host'))) ?? '');
  return {
    host,
    origin: (vouched && header(event, 'x-site-origin')) || `https://${host}`,
    address: (vouched && header(event, 'x-viewer-address')) || (event.requestContext?.identity?.sourceIp ?? ''),
    vouched,
  };
}

/**
 * Where the site's pages are that a request came to, for links in mails and for gateways to come back to. Where the
 * place itself says it, a port that the caller named does not count; the host is a site's own, or it would not be here.
 */
export const pagesOrigin = ({ host, origin }: Arrival): string =>
  config().SITE_ORIGIN ? siteOrigin({ domain: host }) : origin;

/**
 * Platform subdomains are same-site, so SameSite does not keep tenants apart: a call that may change something must
 * come from this site's own pages. With the session cookie `Origin` is required; a client with its token in the header
 * has none.
 */
export function checkOrigin(
  event: HttpEvent,
  arrival: Arrival,
): Outcome<void, 'FOREIGN_ORIGIN' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (event.httpMethod === 'GET') return ok(undefined);
  const origin = header(event, 'origin');
  if (origin !== undefined && origin !== arrival.origin) return fail('FOREIGN_ORIGIN');
  if (origin === undefined && cookie(event, config().SESSION_COOKIE)) return fail('FOREIGN_ORIGIN');
  const type = header(event, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (event.httpMethod === 'POST' && type !== 'application/json') return fail('UNSUPPORTED_MEDIA_TYPE');
  return ok(undefined);
}
