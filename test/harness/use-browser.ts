import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { demoSites } from '#infra/local/seed/sites.ts';
import { noticeMark } from '#web/app/alerts/notice-mark.ts';
import { sessionCookies } from './session-cookies.ts';

/** What a demo site says to everybody. */
const noticeOf = (site: string) => demoSites.find(({ head }) => head.site === site)?.data.brandingSettings.popupAlert;

/** The two widths every screen is looked at in (CSS px). */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
export type Width = keyof typeof viewports;

export interface OpenOptions {
  /** A demo site's id: `http://<site>.localhost`. */
  site: string;
  /** Path with the base, e.g. `/app/flight/search`. */
  path: string;
  width?: Width;
  dark?: boolean;
  /** Signs in by the API before the page opens. */
  as?: { email: string; password: string };
}

export interface JourneyBrowser {
  /** A page in a context of its own: no cookie or storage of any other journey. */
  open(options: OpenOptions): Promise<Page>;
  /** Address of a path on a demo site. */
  address(site: string, path: string): string;
}

/**
 * Chromium and the running platform for a journey file. A test fails when its pages threw an error nobody caught or
 * broke their own content security policy.
 */
export function useBrowser(): JourneyBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  const address = (site: string, path: string) => `http://${site}.localhost:${inject('portolanPort')}${path}`;

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const context of contexts) await sayWhatIsShown(context);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0), 'errors in the page').toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    address,
    async open({ site, path, width = 'desktop', dark = false, as }) {
      const context = await browser.newContext({
        viewport: viewports[width],
        hasTouch: width === 'phone',
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) =>
        problems.push(`${page.url()}: ${error.message}\n${(error.stack ?? '').split('\n').slice(1, 4).join('\n')}`),
      );
      page.on('console', (message) => {
        if (message.type() === 'error' && /content security policy/i.test(message.text()))
          problems.push(`${path}: ${message.text()}`);
      });
      if (as) {
        // Somebody who has been here before has read the site's notice; it comes once a day.
        const notice = noticeOf(site);
        if (notice)
          await context.addCookies([
            { name: 'portolan-popup-shown', value: noticeMark(notice), url: address(site, '/') },
          ]);
        await context.addCookies(await sessionCookies(address(site, ''), as));
      }
      await page.goto(address(site, path));
      return page;
    },
  };
}

/** What a person would have read when a journey failed: a race that only a busy machine shows is not seen a second time. */
async function sayWhatIsShown(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('[role=dialog], body')
      .last()
      .innerText({ timeout: 2_000 })
      .catch(() => 'nothing that could be read');
    console.log(`${page.url()}\n${text.slice(0, 1_500)}`);
  }
}
