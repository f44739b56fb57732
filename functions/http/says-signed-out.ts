import { config } from '#functions/runtime/config.ts';
import type { Arrival } from './check-origin.ts';
import { cookie, header, type HttpEvent } from './request/event.ts';

/**
 * Whether a browser that brings the session's cookie says that it has signed out (`signed-out`, sent until the site has
 * heard of it). One that sends a token by itself speaks for that, not for the cookie. Another origin's page could not send
 * the header without being asked first, and is not believed either.
 */
export function saysSignedOut(event: HttpEvent, { origin }: Arrival, sentToken: string | undefined): boolean {
  if (!header(event, 'signed-out') || sentToken) return false;
  const from = header(event, 'origin');
  return Boolean(cookie(event, config().SESSION_COOKIE)) && (from === undefined || from === origin);
}
