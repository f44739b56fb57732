/** SHA-256 of the empty string: Fluent fills an empty style element by script, which the policy must let stand. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = (filesGo: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${filesGo && ` ${filesGo}`}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** A ticket's address is its key: no other site may learn it from a Referer. */
const isTicket = (path: string) => path.startsWith('/app/flight/eTicket/');

/**
 * Headers of every HTML page: content security, and a minute in caches, longer when the site cannot be read. `filesGo`:
 * the one other origin that the page may send files to, if any.
 */
export const pageHeaders = (path: string, filesGo = ''): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(filesGo),
  'referrer-policy': isTicket(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'cache-control': 'public, max-age=60, stale-if-error=86400',
  vary: 'x-site-host',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
