import type { SiteData } from '#shared/site/model.ts';
import { documents } from '#shared/site/documents.ts';
import { documentStyle, TAG_MANAGER_START } from './document-policy.ts';
import { escapeHtml } from './escape.ts';
import { headTexts, type PageTexts } from './head-texts.ts';

interface Document {
  /** As its heading says it. */
  title: string;
  /** Cleaned when it was stored, or our own. */
  html: string;
  texts?: PageTexts;
  origin: string;
  path: string;
}

/**
 * A public document of a site: its dress, its text, and the scripts of others that the site has set. It does not load
 * the app, and no page of the app loads those.
 */
export function documentPage(site: SiteData, { title, html, texts, origin, path }: Document): string {
  const { siteName, companyName, faviconImage, adminContact, adminEmail, address, scriptUrls, gtm_tag } = site;
  const colour = site.brandingSettings.form.theme.palette.primary;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTexts(site, {
      title: texts?.title || `${title} – ${siteName}`,
      description: texts?.description ?? '',
    }),
    '<meta name="robots" content="index">',
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    `<meta name="theme-color" content="${escapeHtml(colour)}">`,
    '<meta name="color-scheme" content="light dark">',
    faviconImage && `<link rel="icon" href="${escapeHtml(faviconImage)}">`,
    `<style>${documentStyle(colour)}</style>`,
    ...(gtm_tag
      ? [
          `<script>${TAG_MANAGER_START}</script>`,
          `<script async src="https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtm_tag)}"></script>`,
        ]
      : []),
    ...scriptUrls.map((address) => `<script async src="${escapeHtml(address)}"></script>`),
  ];
  const links = documents
    .map(({ path: to, title: name }) =>
      path === `/app${to}` ? `<span aria-current="page">${name}</span>` : `<a href="/app${to}">${name}</a>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<header><a href="/app" aria-label="Go to ${escapeHtml(siteName)}">${logoHtml(site)}<strong>${escapeHtml(siteName)}</strong></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
</main>
<footer><nav aria-label="Policies">${links}</nav><p>${escapeHtml([companyName, address, adminContact, adminEmail].filter(Boolean).join(' · '))}</p></footer>
</body>
</html>
`;
}

/** The logo in its light and its dark form; without one for the dark it stands on a white plate there. */
function logoHtml({ logoUrl, logoDarkUrl }: SiteData): string {
  if (!logoUrl) return '';
  if (!logoDarkUrl) return `<img class="plate" src="${escapeHtml(logoUrl)}" alt="" height="32">`;
  return `<picture><source media="(prefers-color-scheme:dark)" srcset="${escapeHtml(logoDarkUrl)}"><img src="${escapeHtml(logoUrl)}" alt="" height="32"></picture>`;
}
