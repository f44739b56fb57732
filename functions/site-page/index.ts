import { identify } from '#functions/actors/identify.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { putOrigin } from '#functions/files/put-origin.ts';
import { arrivalOf } from '#functions/http/check-origin.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/event.ts';
import { log } from '#functions/runtime/log.ts';
import { readSite } from '#functions/site/store.ts';
import { readAssets } from './assets.ts';
import { comingSoonPage } from './coming-soon-page.ts';
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
    if (!identified.ok) return { statusCode: 404, headers: pageHeaders(event.path), body: comingSoonPage() };
    const site = await readSite(makeVisitor(identified.value.head));
    return {
      statusCode: 200,
      headers: pageHeaders(event.path, putOrigin()),
      body: sitePage(site, await readAssets(event.path), { origin, path: event.path }),
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
