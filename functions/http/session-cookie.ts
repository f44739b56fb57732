import { config } from '#functions/runtime/config.ts';

/** Readable by the page: route guards look at it. It proves nothing. */
export const MARKER_COOKIE = 'portolan-signed-in';

const FOURTEEN_DAYS = 14 * 24 * 3600;

/**
 * The session's cookie (host-only, HttpOnly) and its marker. `__Host-` names need Secure, which browsers grant to
 * localhost too.
 */
export function sessionCookies(token: string): string[] {
  const name = config().SESSION_COOKIE;
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  return [
    `${name}=${token}; Path=/; Max-Age=${FOURTEEN_DAYS}; HttpOnly; SameSite=Lax${secure}`,
    `${MARKER_COOKIE}=1; Path=/; Max-Age=${FOURTEEN_DAYS}; SameSite=Lax${secure}`,
  ];
}

export const clearedCookies = (): string[] =>
  sessionCookies('').map((line) => line.replace(/=[^;]*;/, '=;').replace(`Max-Age=${FOURTEEN_DAYS}`, 'Max-Age=0'));
