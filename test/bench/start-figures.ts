import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { buildSite } from '#infra/local/build-site.ts';
import { DAY } from '#shared/time.ts';
import { freePort } from '#infra/local/ports.ts';
import { accountOf, family, saveTravellers } from '#test/browser/accounts.ts';
import { bookAsha, bookFamily, pickDay, pickSaved } from '#test/browser/flight-steps.ts';
import { type Person, personAt } from '#test/browser/person.ts';
import { startProgram } from './embedded.ts';
import type { Figure } from './figure.ts';
import { manyClients } from './many-clients.ts';
import type { CleanUp } from './measured-group.ts';
import { signedIn, startChromium } from './phone.ts';
import { memoryOf } from './process-tree.ts';

const MEMORY = 400;
const desk = { width: 1280, height: 800 };
/** Each by a press of its own: the desk has saved others too, whom one press for all would take. */
const menons: Record<string, string> = Object.fromEntries(
  family.map(({ firstName, lastName }, at) => [
    ['Adult 1', 'Adult 2', 'Child 1', 'Child 2'][at]!,
    `${firstName} ${lastName}`,
  ]),
);
/** Made one after another; what each came to is counted on the way. The family's on a phone, as its journey. */
const bookings = {
  adult: { book: bookAsha, viewport: desk },
  family: {
    book: (person: Person) => bookFamily(person, () => pickSaved(person, menons)),
    viewport: { width: 360, height: 740 },
  },
  another: { book: bookAsha, viewport: desk },
};
type Booking = (typeof bookings)[keyof typeof bookings];
const CLIENTS = 50;

/**
 * `npm start` on an installed and once built checkout, with an empty state of its own: how long to the first page, and
 * what all its processes hold then and after bookings.
 */
export async function startFigures(cleanUp: CleanUp): Promise<Figure[]> {
  await buildSite();
  const home = mkdtempSync(path.join(tmpdir(), 'portolan-bench-home-'));
  cleanUp(async () => rmSync(home, { recursive: true, force: true }));
  const browser = await startChromium(cleanUp);
  const empty = await startOnce(browser, home, cleanUp, false);
  const again = await startOnce(browser, home, cleanUp, true);
  return [
    {
      name: 'npm start with an empty state, its sites seeded: to the first page',
      measured: empty.time / 1000,
      budget: 5,
      unit: 's',
      held: false,
    },
    { name: 'npm start again: to the first page', measured: again.time / 1000, budget: 5, unit: 's', held: false },
    {
      name: `npm start: memory of all processes, first page shown (${empty.first.each})`,
      measured: empty.first.together,
      budget: MEMORY,
      unit: 'MB',
      held: false,
    },
    {
      name: `npm start: memory of all processes, ${Object.keys(bookings).length} bookings later (${again.later.each})`,
      measured: again.later.together,
      budget: MEMORY,
      unit: 'MB',
      held: false,
    },
    {
      name: `npm start: memory a minute after 30 s of ${CLIENTS} clients (${again.calm.each}) against before (${again.later.together.toFixed(0)} MB)`,
      measured: again.calm.together / again.later.together,
      budget: 1.3,
      unit: '×',
      held: false,
    },
    {
      name: 'one adult from search to paid: clicks and entries',
      measured: again.effort.adult!,
      budget: 12,
      unit: '',
      held: true,
    },
    {
      name: 'a family of four, each chosen by name, from search to paid on a phone: clicks and entries',
      measured: again.effort.family!,
      budget: 20,
      unit: '',
      held: true,
    },
  ];
}

async function startOnce(browser: Browser, home: string, cleanUp: CleanUp, books: boolean) {
  const port = await freePort();
  const address = (place: string) => `http://kestrel.localhost:${port}${place}`;
  const page = await browser.newPage();
  const from = performance.now();
  const program = startProgram('npm', ['start', '--', '--port', String(port)], { PORTOLAN_HOME: home });
  cleanUp(program.stop);
  await Promise.race([listening(port), program.says(/nothing will match this/)]);
  await page.goto(address('/app/login'));
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  const time = performance.now() - from;
  await page.close();
  const first = memoryOf(program.pid);
  const effort: Partial<Record<keyof typeof bookings, number>> = {};
  let ahead = 21;
  for (const name of books ? (Object.keys(bookings) as (keyof typeof bookings)[]) : [])
    effort[name] = await bookOne(browser, address, bookings[name], ahead++);
  const later = memoryOf(program.pid);
  if (books) await crowd(browser, port, address);
  const calm = memoryOf(program.pid);
  await program.stop();
  return { time, first, later, calm, effort };
}

/** Half a minute of many clients, and a minute in which nobody asks. Throws where fewer than nine in ten were answered. */
async function crowd(browser: Browser, port: number, address: (place: string) => string): Promise<void> {
  const { cookies } = await signedIn(browser, address, accountOf('kestrel', 'travelAgent'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const departure = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const { statuses } = await manyClients(port, cookie, { clients: CLIENTS, ms: 30_000, departure });
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  if ((statuses.get(200) ?? 0) < all * 0.9) throw new Error(`of ${all}: ${JSON.stringify([...statuses])}`);
  await pause(60_000);
}

async function listening(port: number): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/app/login`).then(
      () => true,
      () => false,
    ))
  )
    await pause(20);
}

/**
 * Saved travellers, from the wallet, to the ticket, `daysAhead` of today: the same day twice would be asked about. Clicks
 * and entries up to the payment.
 */
async function bookOne(
  browser: Browser,
  address: (place: string) => string,
  { book, viewport }: Booking,
  daysAhead: number,
): Promise<number> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  await context.addCookies((await signedIn(browser, address, accountOf('kestrel', 'travelAgent'))).cookies);
  const page = await context.newPage();
  const person = personAt(page);
  await page.goto(address('/app/flight/search'));
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.waitFor();
  await saveTravellers(page, family);
  await person.enter(to, 'DXB', 'Tab');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((input) => input.value.endsWith(' DXB')),
  );
  await pickDay(person, 'Depart', daysAhead);
  await book(person);
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
  await context.close();
  return person.effort();
}
