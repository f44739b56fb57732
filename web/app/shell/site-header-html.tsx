import { lazy, Suspense } from 'react';
import { useSite } from '#web/site/site.ts';

const SanitizedHtml = lazy(() => import('#web/ui/sanitized-html.tsx'));

/** The header that the site supplies, above the bar. Its room is kept while the sanitiser loads. */
export function SiteHeaderHtml() {
  const { ssrHtml, brandingSettings } = useSite();
  if (!brandingSettings.ssrElements.header || !ssrHtml.header) return null;
  return <section aria-label="Notice" style={{ minHeight: 32 }}><Suspense fallback={null}><SanitizedHtml html={ssrHtml.header} /></Suspense></section>;
}
