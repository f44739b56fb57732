import { config } from '#functions/runtime/config.ts';
import { cookie, type HttpEvent } from './request/event.ts';

const YEAR = 365 * 24 * 3600;

const nameOf = (): string => `${config().SESSION_COOKIE}-device`;

/** What a right sign-in leaves in the browser, host-only as the session's: it opens nothing, and signing out leaves it. */
export function deviceCookie(secret: string): string {
  const name = nameOf();
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  return `${name}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
}

/** The secret of the device that asks; empty for none, and for what we never set. */
export function deviceSecret(event: HttpEvent): string {
  const sent = cookie(event, nameOf()) ?? '';
  return /^[\w-]{43}$/.test(sent) ? sent : '';
}
