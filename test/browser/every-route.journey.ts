// domains: web
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPayment } from '#shared/payments/start-payment.ts';
import { paths } from '#web/app/paths.ts';
import { expectNoAxeViolations } from '#test/harness/expect-no-axe-violations.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { focusedOn } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { makeCatalogueWorld } from './walk/catalogue-world.ts';
import type { Visit, WalkedWorld } from './walk/visit.ts';
import { visits } from './walk/visits.ts';
import { callsOf, makeWalkerWorld } from './walk/walker-world.ts';

const browser = useBrowser();
let world: WalkedWorld;
/** The sandbox gateway's own page: a document outside the app, as are the developers' (developers-page.journey.ts) and Razorpay's checkout (gateways.journey.ts). */
let gatewayPage: string;

beforeAll(async () => {
  const site = 'kestrel';
  const page = await browser.open({ site, path: '/app/403', as: accountOf(site, 'travelAgent') });
  const desk = await browser.open({ site: 'dune', path: '/app/403', as: accountOf('dune', 'staff') });
  const [sold, catalogue] = await Promise.all([makeWalkerWorld(page), makeCatalogueWorld(desk)]);
  world = { ...sold, ...catalogue };
  const begun = await callsOf(page)(startPayment, { orderId: world.unpaid, gateway: 'sandbox' });
  gatewayPage = new URL(begun.paymentUrl).pathname;
});

const walkerOf = ({ site = 'kestrel', as }: Visit) => ({ site, as });
const nameOf = (visit: Visit) => `${walkerOf(visit).as ?? 'nobody'} at ${walkerOf(visit).site}`;
/** A document outside the app has the focus on nothing of its own; what comes after it is loaded anew, as a first page is. */
const isDocument = ({ focus }: Visit) => focus?.test('body') === true;
const all = Object.values(visits)
  .flat()
  .toSorted((one, other) => Number(isDocument(one)) - Number(isDocument(other)));
/** Stops of one walk: what one person sees in a row, within the time that a test has. */
const STOPS = 10;
const walks = [...new Set(all.map(nameOf))].flatMap((name) => {
  const ways = all.filter((visit) => nameOf(visit) === name);
  const legs = Math.ceil(ways.length / STOPS);
  return Array.from({ length: legs }, (_, leg) => {
    const part = ways.slice(leg * STOPS, (leg + 1) * STOPS);
    return [legs > 1 ? `${name}, leg ${leg + 1}` : name, part] as const;
  });
});

/** What a browser says by itself of an answer that is no 200; the page deals with it. */
const ofAnAnswer = /^Failed to load resource: the server responded with a status of/;

async function walk(ways: readonly Visit[], width: Width) {
  const { site, as } = walkerOf(ways[0]!);
  // From somewhere that is not its first stop: a page that stays says nothing anew.
  const path = ways[0]!.at === paths.forbidden ? '/app/404' : '/app/403';
  const page = await browser.open({ site, path, width, as: as && accountOf(site, as) });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofAnAnswer.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  for (const visit of ways) await lookIn(page, visit);
  expect(errors, 'errors on the console').toEqual([]);
}

async function lookIn(page: Page, { name, at, shows, leadsTo, focus = /^h1 / }: Visit) {
  await stepTo(page, `/app${typeof at === 'string' ? at : at(world)}`);
  if (leadsTo) await page.waitForURL(leadsTo);
  await shows(page).waitFor();
  if (leadsTo) return;
  await expect.poll(() => focusedOn(page), { message: `what has the focus on ${name}` }).toMatch(focus);
  await lookAt(page, name);
}

/** Goes to a route as a link of the site does: without loading the site again, but from a page without the app, or to and from one with an entry of its own. */
const stepTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const isItsOwn = [location.pathname, to].some((one) => one.startsWith('/app/dmc/driver/'));
    if (isItsOwn || !document.getElementById('root')) return location.assign(to);
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

describe('every route stands at both widths, light and dark, for whoever it is', () => {
  it.each(walks)('%s', async (_name, ways) => {
    await Promise.all([walk(ways, 'desktop'), walk(ways, 'phone')]);
  });
});

it.each(['desktop', 'phone'] as Width[])('the sandbox gateway’s page reads well, %s', async (width) => {
  const page = await browser.open({ site: 'kestrel', path: gatewayPage, width });
  await page.getByRole('heading', { name: 'Sandbox payment gateway' }).waitFor();
  await expectNoAxeViolations(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
});
