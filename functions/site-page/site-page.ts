import type { SiteData } from '#shared/site/model.ts';
import { seoPages } from '#shared/site/parts/seo.ts';
import type { Assets } from './assets.ts';
import { embedJson, escapeHtml } from './escape.ts';
import { headTexts, type PageTexts } from './head-texts.ts';

/** Public pages that search engines may list; all else belongs to somebody. */
const LISTED = new Set([...Object.keys(seoPages), '/api-partner-program'].map((path) => `/app${path}`));

/**
 * The page before any script has run: the site's name, colours and mark, its configuration and the files that do the
 * rest.
 */
export function sitePage(
  site: SiteData,
  assets: Assets,
  { origin, path, texts }: { origin: string; path: string; texts?: PageTexts },
): string {
  const colour = site.brandingSettings.form.theme.palette.primary;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTexts(site, texts),
    `<meta name="robots" content="${LISTED.has(path) ? 'index' : 'noindex'}">`,
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    `<meta name="theme-color" content="${escapeHtml(colour)}">`,
    '<meta name="color-scheme" content="light dark">',
    site.faviconImage && `<link rel="icon" href="${escapeHtml(site.faviconImage)}">`,
    assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Before the many small files: what is asked for first is there first, and this is waited for by all of them.
    `<script type="module" src="${assets.script}"></script>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json" id="site">${embedJson(site)}</script>`,
  ];
  return `<!doctype html>
<html lang="en" style="--site-colour:${escapeHtml(colour)}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"><div class="first-paint"><span>${escapeHtml(site.siteName)}</span></div></div>
<noscript>This site needs JavaScript.</noscript>
</body>
</html>
`;
}
