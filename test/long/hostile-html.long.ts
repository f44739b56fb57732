import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanFareRules } from '#functions/flights/clean-fare-rules.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { sitePage } from '#functions/site-page/site-page.ts';
import { sanitizeSiteHtml } from '#functions/site/writes.ts';
import { hostileHtml } from '#test/fixtures/hostile-html.ts';
import { findChromium } from '#test/harness/find-chromium.ts';
import { testSites } from '#test/harness/test-sites.ts';

/**
 * The same payloads as test/site/hostile-html.test.ts, in a browser without any content security policy: none may run.
 */
const ADDRESS = 'http://page.test/';
let browser: Browser;
let component = '';

beforeAll(async () => {
  const entry = `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import SanitizedHtml from '#web/ui/sanitized-html.tsx';
    globalThis.showAll = (htmls) => createRoot(document.body.appendChild(document.createElement('main'))).render(htmls.map((html, key) => createElement(SanitizedHtml, { html, key })));`;
  const made = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  component = made.outputFiles[0]!.text;
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});
afterAll(() => browser?.close());

/** A page that serves one document and nothing else, and what ran in it so far. */
async function open(): Promise<{ page: Page; show(document: string): Promise<number>; ran(): Promise<number> }> {
  const page = await (await browser.newContext()).newPage();
  let count = 0;
  let served = '';
  await page.exposeFunction('ranNow', () => void (count += 1));
  await page.addInitScript(() => {
    const told = () => void (globalThis as unknown as { ranNow(): void }).ranNow();
    Object.assign(globalThis, { alert: told, confirm: told, prompt: told, print: told });
  });
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void popup.close());
  await page.route('**', (route) =>
    route.request().url() === ADDRESS && route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: served })
      : route.abort(),
  );
  /** Whatever waits for a person: pointer, focus, keys, clicks. Links lead nowhere here. */
  const touch = () =>
    page
      .evaluate(() => {
        for (const element of document.querySelectorAll('body *')) {
          for (const name of ['mouseover', 'mouseenter', 'focus', 'keydown', 'input', 'click'])
            element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
        }
      })
      .catch(() => undefined);
  const ran = async () => {
    await touch();
    await page.waitForTimeout(30);
    return count;
  };
  return {
    page,
    ran,
    show: async (document) => {
      served = document;
      const before = count;
      await page.goto(ADDRESS, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return (await ran()) - before;
    },
  };
}
const bare = (html: string) => `<!doctype html><title>x</title><body>${html}</body>`;

test('the payloads do run where nobody cleans them', async () => {
  const { show, page } = await open();
  let running = 0;
  for (const { payload } of hostileHtml) if ((await show(bare(payload))) > 0) running += 1;
  console.log(`${running} of ${hostileHtml.length} payloads run in this browser`);
  expect(running).toBeGreaterThan(50);
  await page.context().close();
});

const rule = async (html: string) =>
  (
    await cleanFareRules([{ origin: 'DEL', destination: 'BOM', airline: 'AI', fareBasis: 'Y', fareRuleDetail: html }])
  )[0]!.fareRuleDetail;
const { data } = testSites.sarathi;
const documents: [string, (payload: string) => string | Promise<string>][] = [
  ['a header or footer as stored', (payload) => bare(sanitizeSiteHtml(payload))],
  ['fare rules as stored', async (payload) => bare(await rule(payload))],
  [
    'names in a mail',
    (payload) =>
      layOut(
        { ...data, siteName: payload, companyName: payload },
        {
          heading: payload,
          paragraphs: [payload],
          footnote: payload,
          button: { label: payload, link: 'https://x.example/' },
        },
      ).html,
  ],
  [
    "a site's page with its settings",
    (payload) =>
      sitePage(
        {
          ...data,
          siteName: payload,
          companyName: payload,
          tagline: payload,
          ssrHtml: { header: payload, footer: payload },
        },
        { script: '/a.js', styles: [], preloads: [], font: undefined },
        { origin: ADDRESS, path: '/app' },
      ),
  ],
];

test.each(documents)('none runs in %s', async (_, render) => {
  const { show, page } = await open();
  const ran: string[] = [];
  for (const { title, payload } of hostileHtml) if ((await show(await render(payload))) > 0) ran.push(title);
  expect(ran).toEqual([]);
  await page.context().close();
});

test.each([
  ['as it came', (html: string) => html],
  ['as a site stores it', sanitizeSiteHtml],
  ['as fare rules are stored', rule],
] as const)('none runs in the component that shows supplied HTML: %s', async (_, clean) => {
  const { page, show, ran } = await open();
  await show(bare(`<script>${component.replaceAll('</script', '<\\/script')}</script>`));
  const htmls = await Promise.all(hostileHtml.map(({ payload }) => clean(payload)));
  await page.evaluate((all) => (globalThis as unknown as { showAll(all: string[]): void }).showAll(all), htmls);
  await page.waitForFunction((count) => document.querySelectorAll('main > div').length === count, htmls.length);
  expect(await ran()).toBe(0);
  await page.waitForTimeout(500);
  expect(await ran()).toBe(0);
  expect(
    await page.evaluate(
      () =>
        document.querySelectorAll('main script, main style, main form, main iframe, main object, main svg, main math')
          .length,
    ),
  ).toBe(0);
  await page.context().close();
});
