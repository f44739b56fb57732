import type { SiteData } from '#shared/site/model.ts';
import { escapeHtml } from './escape.ts';

/** What search engines are told of a page; empty texts: the usual ones. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Title and description of a page as its head says them, to people, search engines and whoever it is shared with. */
export function headTexts(
  { siteName, companyName, tagline }: Pick<SiteData, 'siteName' | 'companyName' | 'tagline'>,
  texts: PageTexts = { title: '', description: '' },
): string[] {
  const title = escapeHtml(texts.title || siteName);
  const description = escapeHtml(
    texts.description || [tagline, `Flights with ${companyName}.`].filter(Boolean).join(' '),
  );
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
  ];
}
