import { identify } from '#functions/actors/identify.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { putOrigin } from '#functions/files/put-origin.ts';
import { arrivalOf } from '#functions/http/check-origin.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { log } from '#functions/runtime/log.ts';
import { readSite } from '#functions/site/store.ts';
import { readPageTexts } from '#functions/site/texts-store.ts';
import { defaultPolicies } from '#shared/site/default-policies.ts';
import { documents } from '#shared/site/documents.ts';
import { seoPages } from '#shared/site/parts/seo.ts';
import { readAssets } from './assets.ts';
import { comingSoonPage } from './coming-soon-page.ts';
import { documentPage } from './document-page.ts';
import { documentHeaders } from './document-policy.ts';
import { pageHeaders } from './page-headers.ts';
import { sitePage } from './site-page.ts';

/**
 * The HTML of /app for the domain it is asked at: branded, with the site's configuration. Unknown domains get Coming
 * Soon.
 */
export async function handler(event: HttpEvent): Promise<HttpAnswer> {
  if (event.httpMethod !== 'GET' && event.httpMethod !== 'HEAD')
    return { statusCode: 405, headers: { ...pageHeaders(event.path), ...noPage, allow: 'GET, HEAD' }, body: '' };
  const answer = await pageOf(event);
  return event.httpMethod === 'HEAD' ? { ...answer, body: '' } : answer;
}

const noPage = { 'cache-control': 'no-store' };

async function pageOf(event: HttpEvent): Promise<HttpAnswer> {
  const { host, origin } = arrivalOf(event);
  try {
    const identified = await identify(host, undefined, undefined);
    if (!identified.ok || identified.value.head.isSuspended)
      return { statusCode: 404, headers: pageHeaders(event.path), body: comingSoonPage() };
    const visitor = makeVisitor(identified.value.head);
    const [site, { seo, policies }] = await Promise.all([readSite(visitor), readPageTexts(visitor)]);
    const inside = event.path.replace(/^\/app/, '').replace(/\/+$/, '');
    const page = seoPages[inside];
    const texts = page && seo[page];
    const document = documents.find(({ path }) => path === inside);
    if (document) {
      const { title, policy } = document;
      const html = policies[policy] || defaultPolicies(site)[policy];
      const body = documentPage(site, { title, html, texts, origin, path: event.path });
      return { statusCode: 200, headers: documentHeaders(site), body };
    }
    const asksSite = visitor.head.awaitedDomain === host;
    return {
      statusCode: 200,
      headers: { ...pageHeaders(event.path, putOrigin()), ...(asksSite && noPage) },
      body: sitePage(site, await readAssets(event.path), { origin, path: event.path, texts, asksSite }),
    };
  } catch (error) {
    log.error('page failed', { host, error: error as Error });
    return {
      statusCode: 500,
      headers: { ...pageHeaders(event.path), ...noPage },
      body: comingSoonPage(),
    };
  }
}
