import { isSecretPath } from '#shared/site/secret-addresses.ts';

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
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Headers of every HTML page: content security, and a minute in caches, longer when the site cannot be read. `filesGo`:
 * the one other origin that the page may send files to, if any. A page whose address is a key tells nobody where it was.
 */
export const pageHeaders = (path: string, filesGo = ''): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(filesGo),
  'referrer-policy': isSecretPath(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'cache-control': 'public, max-age=60, stale-if-error=86400',
  vary: 'x-site-host',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
