import type { SiteData } from '#shared/site/model.ts';
import { seoPages } from '#shared/site/parts/seo.ts';
import type { Assets } from './assets.ts';
import { embedJson, escapeHtml } from './escape.ts';
import { headTexts, type PageTexts } from './head-texts.ts';

/** Public pages that search engines may list; all else belongs to somebody. */
const LISTED = new Set([...Object.keys(seoPages), '/api-partner-program'].map((path) => `/app${path}`));

/**
 * A mailed ticket's page, before it is known whose it is: an agency's client reads nothing of the site, neither here nor
 * where the link is shown with what its head says.
 */
const isTicket = (path: string): boolean => path.toLowerCase().startsWith('/app/flight/eticket/');
const TICKET_HEAD = ['<title>E-Ticket</title>', '<meta property="og:title" content="E-Ticket">'];

interface PageOf {
  origin: string;
  path: string;
  texts?: PageTexts;
  /** The page asks for its configuration: so a domain that was waited for is known to be served. */
  asksSite?: boolean;
}

/**
 * The page before any script has run: the site's name, colours and mark, its configuration and the files that do the
 * rest.
 */
export function sitePage(site: SiteData, assets: Assets, { origin, path, texts, asksSite = false }: PageOf): string {
  const colour = site.brandingSettings.form.theme.palette.primary;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...(isTicket(path) ? TICKET_HEAD : headTexts(site, texts)),
    `<meta name="robots" content="${LISTED.has(path) ? 'index' : 'noindex'}">`,
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    `<meta name="theme-color" content="${escapeHtml(colour)}">`,
    '<meta name="color-scheme" content="light dark">',
    !isTicket(path) && site.faviconImage && `<link rel="icon" href="${escapeHtml(site.faviconImage)}">`,
    assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Before the many small files: what is asked for first is there first, and this is waited for by all of them.
    `<script type="module" src="${assets.script}"></script>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    !asksSite && `<script type="application/json" id="site">${embedJson(site)}</script>`,
  ];
  return `<!doctype html>
<html lang="en" style="--site-colour:${escapeHtml(colour)}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"><div class="first-paint"><span>${isTicket(path) ? '' : escapeHtml(site.siteName)}</span></div></div>
<noscript>This site needs JavaScript.</noscript>
</body>
</html>
`;
}
