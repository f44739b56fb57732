import * as z from 'zod/mini';
import { detectSite } from '#shared/site/detect-site.ts';
import { siteData, type SiteData } from '#shared/site/model.ts';
import { SECOND } from '#shared/time.ts';
import { callApi } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';
import { isSignedOutUnheard } from '#web/app/session/signed-out.ts';
import { store } from '#web/ui/store.ts';
import { siteAtom } from '#web/site/site.ts';

const SITE_ID = 'siteId';
/** When this browser's user last saved settings, ms. */
const SAVED_AT = 'siteSavedAt';
/** A page is kept so long by what lies between, ms: its configuration may be older than what was saved here. */
const PAGE_IS_KEPT = 90 * SECOND;

/** The site of the page's own configuration; undefined where the page carries none that fits. */
export function siteOfPage(): SiteData | undefined {
  configureApi({ origin: location.origin, domain: location.hostname, isSignedOutUnheard });
  return Date.now() - Number(localStorage.getItem(SAVED_AT)) < PAGE_IS_KEPT ? undefined : kept(inlineSite());
}

/** Another tab of whoever saves the settings wears them with that tab. */
export const followSaves = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_AT) void wearSaved();
  });

/** The site's settings were saved on this page: its other pages in this browser, and what it loads next, wear them at once. */
export async function siteWasSaved(): Promise<void> {
  localStorage.setItem(SAVED_AT, String(Date.now()));
  await wearSaved();
}

async function wearSaved(): Promise<void> {
  const answer = await askSite();
  if (answer.ok) kept(answer.value);
}

const askSite = () => callApi(detectSite, { domain: location.hostname }, { quiet: true, expectSignedOut: true });

/** What stands around the app in the page's own colours, whose document may be older than the site. */
function dressPage({ faviconImage, brandingSettings }: SiteData): void {
  const colour = brandingSettings.form.theme.palette.primary;
  document.documentElement.style.setProperty('--site-colour', colour);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
  if (faviconImage) document.querySelector('link[rel=icon]')?.setAttribute('href', faviconImage);
}

/** The site as it is detected by where the page is; undefined where no site is served here. After `siteOfPage`. */
export const detectedSite = async (): Promise<SiteData | undefined> => kept((await detected()) ?? inlineSite());

function kept(site: SiteData | undefined): SiteData | undefined {
  if (!site) return undefined;
  localStorage.setItem(SITE_ID, site._id);
  configureApi({ siteId: site._id, staffId: site.defaultStaffId, currency: site.currency });
  store.set(siteAtom, site);
  dressPage(site);
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
  const answer = await askSite();
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
