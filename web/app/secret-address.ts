import { isSecretPath } from '#shared/site/secret-addresses.ts';

const HERE = 'http://this-site.invalid';
/** A sign-in asked for while being asked to sign in nests; deeper than anybody comes by pressing buttons. */
const DEEPEST = 5;

/**
 * Whether whoever has this address of the app (with or without /app) has what it opens: a mailed token, a ticket's
 * link. Such an address is never kept in the browser, nor is one that leads back to it.
 */
export function isSecretAddress(address: string, depth = 0): boolean {
  if (depth > DEEPEST || !URL.canParse(address, HERE)) return true;
  const { pathname, searchParams } = new URL(address, HERE);
  if (isSecretPath(pathname)) return true;
  const onward = searchParams.get('redirectTo');
  return onward !== null && isSecretAddress(onward, depth + 1);
}
