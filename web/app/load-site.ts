import * as z from 'zod/mini';
import { detectSite } from '#shared/site/detect-site.ts';
import { siteData, type SiteData } from '#shared/site/model.ts';
import { callApi } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';
import { isSignedOutUnheard } from '#web/app/session/signed-out.ts';
import { store } from '#web/ui/store.ts';
import { siteAtom } from '#web/site/site.ts';

const SITE_ID = 'siteId';

/** The site of the page's own configuration; undefined where the page carries none that fits. */
export function siteOfPage(): SiteData | undefined {
  configureApi({ origin: location.origin, domain: location.hostname, isSignedOutUnheard });
  return kept(inlineSite());
}

/** The site as it is detected by where the page is; undefined where no site is served here. After `siteOfPage`. */
export const detectedSite = async (): Promise<SiteData | undefined> => kept(await detected());

function kept(site: SiteData | undefined): SiteData | undefined {
  if (!site) return undefined;
  localStorage.setItem(SITE_ID, site._id);
  configureApi({ siteId: site._id, staffId: site.defaultStaffId, currency: site.currency });
  store.set(siteAtom, site);
  return site;
}

function inlineSite(): SiteData | undefined {
  const text = document.getElementById('site')?.textContent;
  if (!text) return undefined;
  const parsed = z.safeParse(siteData, JSON.parse(text));
  if (!parsed.success) console.error('the page carries a configuration that does not fit', parsed.error.issues);
  return parsed.success ? parsed.data : undefined;
}

async function detected(): Promise<SiteData | undefined> {
  const answer = await callApi(detectSite, { domain: location.hostname }, { quiet: true, expectSignedOut: true });
  if (answer.ok) return answer.value;
  if (answer.code === 'NOT_SIGNED_IN' && location.pathname !== '/app/logout') {
    const query = new URLSearchParams(location.search);
    const redirectTo = query.get('redirectTo') ?? location.pathname.replace(/^\/app/, '') + location.search;
    location.replace(
      `/app/logout?${new URLSearchParams({ redirectTo, redirectType: query.get('redirectType') ?? 'path' })}`,
    );
  }
  return undefined;
}
