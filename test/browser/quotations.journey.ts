// domains: quotations
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite, makeCatalogue } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { type Person, personAt } from './person.ts';
import { addLine, find } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');

/** BUDGETS: a 5-day quotation for two takes at most so many clicks and entries. */
const MOST_EFFORT = 60;

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();

/** Fills the head of a new quotation. */
async function beginTrip(person: Person, name: string): Promise<void> {
  const { page, enter } = person;
  const details = page.getByRole('group', { name: 'Details' });
  await find(person, details, 'Customer', 'Tomas');
  await enter(details.getByRole('textbox', { name: 'Kart name' }), name);
  await enter(details.getByRole('textbox', { name: 'Arrival date' }), '12 Mar 2027', 'Tab');
  await enter(details.getByRole('textbox', { name: 'Days', exact: true }), '5');
}

it.each(widths)(
  'staff build a trip of five days in at most sixty steps, and move its lines by keyboard and pointer, %s',
  async (width) => {
    const [safari, cruise, stay, name] = [`Safari ${width}`, `Cruise ${width}`, `Creek View ${width}`, `Rego ${width}`];
    const page = await browser.open({ site, path: '/app/staff/kart', as: staff, width });
    await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
    await makeCatalogue(page, 'ae-03-dubai', [safari, cruise]);
    await askSite(page, '/api/dmc/createNewAccomodation', {
      name: stay,
      address: '12 Creek Road',
      cityId: 'ae-03-dubai',
      area: 'Deira',
    });

    const person = personAt(page);
    const { press, enter } = person;
    await press(page.getByRole('button', { name: 'New quotation' }).first());
    await page.getByRole('heading', { name: 'New quotation', level: 1 }).waitFor();
    await beginTrip(person, name);

    const flight = await addLine(person, 1, 'Flight');
    for (const [field, text] of [
      ['Airline code', '6E'],
      ['Flight number', '1461'],
      ['Origin', 'BOM'],
      ['Destination', 'DXB'],
      ['Departure time', '0710'],
    ] as const)
      await enter(flightField(page, field), text);
    await press(page.getByRole('checkbox', { name: 'Booked by customer' }));
    await press(page.getByRole('button', { name: 'Done' }));
    expect(await flight.count()).toBe(0);

    const rooms = await addLine(person, 1, 'Stay');
    await find(person, rooms, 'Accommodation', stay);
    await enter(page.getByRole('textbox', { name: 'Nights', exact: true }).last(), '4');
    await enter(page.getByRole('textbox', { name: 'Price', exact: true }), '196');
    await press(page.getByRole('button', { name: 'Done' }));

    for (const [day, option, price] of [
      [2, safari, '92'],
      [3, cruise, '40.50'],
      [4, safari, '92'],
    ] as const) {
      const form = await addLine(person, day, 'Activity');
      await find(person, form, 'Activity', option);
      await enter(page.getByRole('textbox', { name: 'Price', exact: true }), price);
      await press(page.getByRole('button', { name: 'Done' }));
    }
    await addLine(person, 5, 'Miscellaneous');
    await enter(page.getByRole('textbox', { name: 'Name', exact: true }), 'Tourist visa');
    await enter(page.getByRole('textbox', { name: 'Price', exact: true }), '105');
    await press(page.getByRole('button', { name: 'Done' }));
    await saved(page);
    await page.getByRole('group', { name: 'Totals' }).getByText('$ 525.50').last().waitFor();
    expect(person.effort()).toBeLessThanOrEqual(MOST_EFFORT);
    await lookAt(page, 'kart');

    // By keyboard from day 2 to day 3, which has one already.
    const grip = page.getByRole('button', { name: `Move ${safari}: ${safari} tour` }).first();
    await grip.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${safari}: ${safari} tour, Day 3, 1 of 2.`).waitFor();
    await page.keyboard.press('Space');
    await saved(page);
    // And back by pointer: over the heading of day 3 it is the last of day 2.
    await grip.scrollIntoViewIfNeeded();
    const [from, over] = await Promise.all([grip.boundingBox(), page.locator('#day-3').boundingBox()]);
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(from!.x + from!.width / 2, over!.y + over!.height / 2, { steps: 8 });
    await page.mouse.up();
    await page.getByText(`${safari}: ${safari} tour dropped, Day 2, 1 of 1.`).waitFor();
    await saved(page);
    await page.reload();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'Days and lines' }).getByRole('button', { name: /^Move/ }).count())
      .toBe(6);

    await page.goto(browser.address(site, '/app/staff/kart'));
    await page.getByText(name).first().waitFor();
    await page.getByText('Draft').last().waitFor();
    await lookAt(page, 'karts');
  },
);

const flightField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
