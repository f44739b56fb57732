import { paths } from '#web/app/paths.ts';

/**
 * Where to go after signing in. `redirectType` is `path` for a route of the app and `full` for a full load of a page of
 * this site.
 */
export interface Redirect {
  redirectTo: string;
  redirectType: string;
}

const HERE = 'http://this-site.invalid';

/**
 * Only addresses of this site, judged as a browser reads them: it drops tabs and line ends and takes a backslash for a
 * slash, so whatever holds one of these is refused.
 */
const isLocal = (address: string) =>
  /^\/[^\\\p{Cc}]*$/u.test(address) && URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE;

/** What the router would take for the way out, however it is written: it reads escapes, and any letter case. */
function isSigningOut(address: string): boolean {
  const path = new URL(address, HERE).pathname;
  try {
    return /^(\/app)?\/+logout\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Where to go on; nowhere where that is another site, or signing out: no link may sign somebody out by signing in. */
export function redirectOf(search: string): Redirect | undefined {
  const query = new URLSearchParams(search);
  const redirectTo = query.get('redirectTo');
  return redirectTo && isLocal(redirectTo) && !isSigningOut(redirectTo)
    ? { redirectTo, redirectType: query.get('redirectType') ?? 'path' }
    : undefined;
}

/** An address carrying the redirect along, e.g. `/login?redirectTo=…&redirectType=path`. */
export function withRedirect(address: string, redirect: Redirect | undefined): string {
  if (!redirect) return address;
  const { redirectTo, redirectType } = redirect;
  return `${address}?${new URLSearchParams({ redirectTo, redirectType })}`;
}

/** Goes on there: a route of the app, or a full load of a page of this site. Without one, to the start. */
export function followRedirect(redirect: Redirect | undefined, go: (path: string) => void): void {
  if (redirect?.redirectType === 'full') window.location.assign(redirect.redirectTo);
  else go(redirect?.redirectTo ?? paths.home);
}

/** Login, asked for while at an address of the app: comes back there. */
export const loginAt = (redirectTo: string): string => withRedirect(paths.login, { redirectTo, redirectType: 'path' });

/** Login, asked for while somewhere: comes back there. */
export const loginFrom = ({ pathname, search }: { pathname: string; search: string }): string =>
  loginAt(pathname + search);
