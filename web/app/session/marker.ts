/**
 * Set by the server beside the session's own HttpOnly cookie. Readable, and proves nothing: the server checks the
 * session.
 */
const MARKER = 'portolan-signed-in';

export const hasMarker = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${MARKER}=`) && pair.length > MARKER.length + 1);

export function removeMarker(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${MARKER}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}
