const KEY = 'portolan-signed-out';

/**
 * Whether this browser signed out and the server is not known to have heard of it: without a connection the page cannot
 * end the session, nor take away its HttpOnly cookie. Kept in local storage, so that every tab and the next start say
 * so with every call (`signed-out`), and whatever call comes through first ends the session.
 */
export const isSignedOutUnheard = (): boolean => localStorage.getItem(KEY) !== null;

export const keepSignedOut = (): void => localStorage.setItem(KEY, '1');

/** The server has ended the session, or somebody signed in anew. */
export const forgetSignedOut = (): void => localStorage.removeItem(KEY);
