// domains: quotations
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite, makeCatalogue } from './catalogue-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

/** So many stops are on the way to anything at most. */
const MOST_STOPS = 160;

/** Goes on by Tab until a place has the focus, as a person without a pointer does. */
async function go(page: Page, place: Locator): Promise<void> {
  const target = await place.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target!.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(place)} is not reached by Tab`);
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await go(page, place);
  await page.keyboard.press(key);
}

async function type(page: Page, place: Locator, text: string): Promise<void> {
  await go(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function find(page: Page, form: Locator, label: string, text: string): Promise<void> {
  await type(page, form.getByRole('combobox', { name: label }), text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

/** Adds a line to a day by its own button, or by the day's menu where a phone has that alone. */
async function add(page: Page, day: number, kind: string): Promise<Locator> {
  const adder = page.getByRole('group', { name: `Add to Day ${day}`, exact: true });
  const button = adder.getByRole('button', { name: kind, exact: true });
  if (await button.isVisible()) await press(page, button);
  else {
    await press(page, adder.getByRole('button', { name: `Add to Day ${day}` }));
    const entry = page.getByRole('menuitem', { name: `Add ${kind.toLowerCase()}` });
    await entry.waitFor();
    while (!(await entry.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const form = page.getByRole('group', {
    name: new RegExp(`^New ${kind === 'Miscellaneous' ? 'line' : kind.toLowerCase()}`),
  });
  await form.waitFor();
  return form;
}

const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();

it.each(widths)(
  'a trip of five days with every kind of line is built, moved and sent by keyboard alone, %s',
  async (width) => {
    const [safari, stay, name] = [`Keyed safari ${width}`, `Keyed inn ${width}`, `Keyed trip ${width}`];
    const page = await browser.open({ site, path: '/app/staff/kart', as: accountOf(site, 'staff'), width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    await makeCatalogue(page, 'ae-03-dubai', [safari]);
    await askSite(page, '/api/dmc/createNewAccomodation', {
      ...{ name: stay, address: '12 Creek Road', cityId: 'ae-03-dubai', area: 'Deira' },
    });

    await press(page, page.getByRole('button', { name: 'New quotation' }).first());
    await page.getByRole('heading', { name: 'New quotation', level: 1 }).waitFor();
    const details = page.getByRole('group', { name: 'Details' });
    await find(page, details, 'Customer', 'Tomas');
    await type(page, field(details, 'Kart name'), name);
    await type(page, field(details, 'Arrival date'), '12 Mar 2027');
    await type(page, field(details, 'Days'), '5');

    await add(page, 1, 'Flight');
    for (const [label, text] of [
      ['Airline code', '6E'],
      ['Flight number', '1461'],
      ['Price', '310'],
      ['Origin', 'BOM'],
      ['Destination', 'DXB'],
    ] as const)
      await type(page, page.getByRole('textbox', { name: label, exact: true }), text);
    // Folded as a form is, by Escape.
    await page.keyboard.press('Escape');
    const rooms = await add(page, 1, 'Stay');
    await find(page, rooms, 'Accommodation', stay);
    await type(page, field(page, 'Price'), '196');
    await page.keyboard.press('Escape');
    const tour = await add(page, 2, 'Activity');
    await find(page, tour, 'Activity', safari);
    await type(page, field(page, 'Price'), '92');
    await page.keyboard.press('Escape');
    await add(page, 5, 'Miscellaneous');
    await type(page, field(page, 'Name'), 'Tourist visa');
    await type(page, field(page, 'Price'), '105');
    await press(page, page.getByRole('button', { name: 'Done' }));
    await saved(page);
    await page.getByRole('group', { name: 'Totals' }).getByText('$ 703.00').last().waitFor();

    const called = `${safari}: ${safari} tour`;
    const grip = page.getByRole('button', { name: `Move ${called}` });
    await press(page, grip, 'Space');
    await page.getByText(`${called} picked up, Day 2, 1 of 1.`).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${called}, Day 3, 1 of 1.`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(`${called} moved back, Day 2, 1 of 1.`).waitFor();
    await page.keyboard.press('Space');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText(`${called} dropped, Day 4, 1 of 1.`).waitFor();
    await saved(page);

    // From day 4 to day 3 by the line's menu.
    await press(page, page.getByRole('button', { name: `Actions for ${called}` }));
    const entry = page.getByRole('menuitem', { name: 'Move to Day 3' });
    await entry.waitFor();
    while (!(await entry.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await saved(page);

    await press(page, page.getByRole('button', { name: 'Send quotation' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
    const sent = page.getByRole('dialog', { name: 'Version 1 sent' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, sent.getByRole('button', { name: 'Copy link' }));
    await page.getByText('Copied to clipboard.').first().waitFor();
    await sent.getByRole('link', { name: 'WhatsApp' }).waitFor();
    expect(await sent.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\?text=.*%2Fapp%2Fquotation%2F/,
    );
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const rows = page.getByRole('list', { name: 'Days and lines' }).getByRole('button', { name: /^Move/ });
    await expect.poll(() => rows.count()).toBe(4);
  },
);
