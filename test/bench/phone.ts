import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '#test/harness/find-chromium.ts';
import { collectVitals, type Seen } from './collect-vitals.ts';
import type { CleanUp } from './measured-group.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A mid-range phone: a processor 4 times slower than this machine's. */
const SLOW_DOWN = 4;
/** Fast 4G as Chrome's tools have it: 9 and 1.5 Mbit/s less a tenth. Bytes a second; latency in ms a request. */
const fast4G = {
  offline: false,
  latency: Number(process.env.PORTOLAN_BENCH_LATENCY ?? 60),
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
export const phoneProfile = `${SLOW_DOWN} × CPU, 8.1 Mbit/s, ${fast4G.latency} ms`;
/** What a person takes between two acts at least, ms. */
export const BREATH = 250;

export async function startChromium(cleanUp: CleanUp): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  cleanUp(() => browser.close());
  return browser;
}

/** What a browser keeps of a person: the session's cookies and what the site stores beside them. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser of a person who signed in once keeps, all but the site's files. */
export async function signedIn(
  browser: Browser,
  address: (path: string) => string,
  account: { email: string; password: string },
): Promise<Kept> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address('/app/login'));
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/wl/user/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    account,
  );
  if (status !== 200) throw new Error(`${account.email} could not sign in: ${status}`);
  await page.goto(address('/app'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  const kept = await context.storageState();
  await context.close();
  return kept;
}

export interface Vitals {
  /** ms from the navigation's start. */
  lcp: number;
  /** What was painted last and largest. */
  lcpOf: string;
  cls: number;
  /** What moved. */
  clsOf: string;
  /** The worst interaction's time to the next paint, ms (by 8), and the act it was. */
  inp: number;
  slowest: string;
}

export interface Phone {
  page: Page;
  /** Does one thing as a person's thumb or keyboard would, once the page is at rest. */
  act(name: string, work: () => Promise<unknown>): Promise<void>;
  tap(name: string, place: Locator): Promise<void>;
  /** Everything since the page was opened. */
  vitals(): Promise<Vitals>;
  close(): Promise<void>;
}

/** An empty cache, a slow processor and a slow network; nothing is loaded yet. */
export async function openPhone(browser: Browser, kept?: Kept): Promise<Phone> {
  const context = await browser.newContext({
    ...(kept && { storageState: kept }),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(collectVitals);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', fast4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const acts: { name: string; from: number }[] = [];
  const act = async (name: string, work: () => Promise<unknown>) => {
    await page.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout: 5_000 })));
    await page.waitForTimeout(BREATH);
    acts.push({ name, from: await page.evaluate(() => performance.now()) });
    await work();
  };
  return {
    page,
    act,
    tap: async (name, place) => {
      // A thumb comes to rest between scrolling to something and tapping it.
      await place.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await act(name, () => place.tap());
    },
    vitals: async () => {
      await page.waitForTimeout(2 * BREATH);
      const { lcp, lcpOf, cls, clsOf, interactions } = await page.evaluate(
        () => (window as unknown as { vitals: Seen }).vitals,
      );
      const [worst] = Object.values(interactions).sort((a, b) => b.duration - a.duration);
      // A tap is heard before its act's own time only by rounding.
      const slowest = acts.findLast(({ from }) => from <= (worst?.at ?? 0) + 1)?.name ?? 'none';
      return { lcp, lcpOf, cls, clsOf, inp: worst?.duration ?? 0, slowest };
    },
    close: () => context.close(),
  };
}
