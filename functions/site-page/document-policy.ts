import { createHash } from 'node:crypto';
import { isHostName } from '#shared/site/is-host-name.ts';
import type { SiteData } from '#shared/site/model.ts';

/** What the tag manager's own script is told at its start; the same on every site, so that one hash allows it. */
export const TAG_MANAGER_START =
  "window.dataLayer=window.dataLayer||[];window.dataLayer.push({'gtm.start':+new Date,event:'gtm.js'});";
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** How documents look: quiet, in the site's colour, light and dark. The colour is `#rrggbb`. */
export const documentStyle = (colour: string): string =>
  [
    'body{margin:0;font:16px/1.6 "Segoe UI",system-ui,sans-serif;color:#14171d;background:#fff;overflow-wrap:anywhere}',
    `header{border-bottom:3px solid ${colour}}`,
    'header,main,footer{padding:16px max(16px,calc(50vw - 360px))}',
    'header a{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:inherit;text-decoration:none;font-size:18px}',
    'main{padding-top:24px;padding-bottom:48px}',
    'h1{font-size:28px;line-height:36px;margin:0 0 16px;letter-spacing:-.015em}h2{font-size:20px;line-height:28px;margin:32px 0 8px}',
    'p{margin:0 0 12px}img{max-width:100%}header img{max-width:min(240px,60vw);object-fit:contain}table{display:block;overflow-x:auto}',
    'main a,footer a{color:inherit;text-decoration:underline}',
    'footer{border-top:1px solid #e3e6eb;font-size:14px;color:#5d6471}',
    'nav{display:flex;flex-wrap:wrap;gap:4px 24px;margin-bottom:8px}nav>*{padding:8px 0}',
    '@media (prefers-color-scheme:dark){body{color:#eef0f4;background:#121419}header img.plate{background:#fff;border-radius:6px;padding:2px 4px}footer{color:#9ba2ae;border-color:#2b3038}}',
    '@media print{nav{display:none}}',
  ].join('');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of a public document. Scripts run from the configured hosts alone and reach those alone, not the site's own
 * calls; a window they open of the app is out of their reach.
 */
export function documentHeaders({
  brandingSettings,
  scriptUrls,
  gtm_tag,
}: Pick<SiteData, 'brandingSettings' | 'scriptUrls' | 'gtm_tag'>): Record<string, string> {
  // What was saved before a host was held to letters, digits and hyphens says nothing here.
  const named = scriptUrls.map((url) => new URL(url)).filter(({ hostname }) => isHostName(hostname));
  const hosts = [...new Set([...(gtm_tag ? [TAG_MANAGER] : []), ...named.map(({ origin }) => origin)])];
  const allowed = hosts.length ? hosts.join(' ') : "'none'";
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${gtm_tag ? `${hashOf(TAG_MANAGER_START)} ` : ''}${allowed}`,
      `connect-src ${allowed}`,
      `style-src ${hashOf(documentStyle(brandingSettings.form.theme.palette.primary))}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'public, max-age=60, stale-if-error=86400',
    vary: 'x-site-host',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
