/**
 * Addresses inside /app that open to whoever has them, by where in each what opens stands. No page of theirs says in a
 * `Referer` where it was, no log and no browser's memory holds them. The one list of them.
 */
export const secretAddresses = {
  '/generate_password': 'query',
  '/confirm_email': 'query',
  '/keep_email': 'query',
  '/flight/eTicket/:bookingSlug': 'path',
  '/quotation/:token': 'path',
  '/dmc/driver/:driverAccessToken': 'path',
} as const;

/** Whether a path (with or without /app) is one of them, however it is spelled: as the router reads it. */
export function isSecretPath(path: string): boolean {
  const inside = decoded(path)
    .toLowerCase()
    .replace(/^\/app(?=\/)/, '')
    .replace(/\/+$/, '');
  return Object.keys(secretAddresses).some((pattern) => fits(inside.split('/'), pattern.toLowerCase().split('/')));
}

const fits = (path: readonly string[], pattern: readonly string[]): boolean =>
  path.length === pattern.length && pattern.every((part, at) => part.startsWith(':') || part === path[at]);

/** What cannot be read is no route. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
