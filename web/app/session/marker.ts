import { CookieStorage } from '@aws-amplify/core';

/**
 * Set by the server beside the session's own HttpOnly cookie. Readable, and proves nothing: the server checks the
 * session.
 */
const MARKER = 'portolan-signed-in';
const jar = new CookieStorage({ path: '/', sameSite: 'lax', secure: location.protocol === 'https:' });

export const hasMarker = async (): Promise<boolean> => Boolean(await jar.getItem(MARKER));

export const removeMarker = (): Promise<void> => jar.removeItem(MARKER);
