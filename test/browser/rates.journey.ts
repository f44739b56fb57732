// domains: destination
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { makeRatedOption, type RatedOptionMade } from './rated-option.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click();
const list = (page: Page) => page.getByRole('list', { name: 'Rates by priority' });
/** Names of the rates, in the order that they are seen in. */
const names = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((row) => row.querySelector('[data-handle]')!.getAttribute('aria-label')!.replace('Move ', '')),
    );
const pathOf = ({ tourOptionId, marketId }: RatedOptionMade, more = '') =>
  `/app/staff/dmc_rate_management?tourOptionId=${tourOptionId}&marketId=${marketId}&year=2030${more}`;
const day = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

/** Opens an option of one's own with the seven rates of a year, two of them over one another and a fortnight missing. */
async function opened(width: Width, name: string): Promise<{ page: Page; made: RatedOptionMade }> {
  const page = await browser.open({ site, path: '/app/staff/dmc_rate_management', as: staff, width });
  await page.getByRole('heading', { name: 'Rate management', level: 1 }).waitFor();
  const made = await makeRatedOption(page, `${name} ${width}`);
  await page.goto(browser.address(site, pathOf(made)));
  await list(page).waitFor();
  return { page, made };
}

it.each(widths)('staff see why a day costs what it does, and fill a gap of the year, %s', async (width) => {
  const { page, made } = await opened(width, 'Tower');
  const market = page.getByRole('button', { name: new RegExp(`^${made.marketName}`) });
  await expect.poll(() => market.textContent()).toContain('14 days gap');
  await lookAt(page, 'rates');

  await day(page, /^Thu, 24 Oct 2030: Overlap/).click();
  const told = width === 'phone' ? dialog(page, 'Thu, 24 Oct 2030') : page.getByRole('region', { name: 'Day details' });
  await told.getByText('Diwali applies at $ 209.00. 2 rates match; it has priority over Autumn offer.').waitFor();
  await (width === 'phone' ? told : list(page)).getByText('Begins on 15 Dec 2030.').waitFor();
  if (width === 'phone') await expectInView(told, 'the day explained');
  await lookAt(page, 'rates-day-explained');
  if (width === 'phone') {
    await page.goBack();
    await told.waitFor({ state: 'detached' });
    await expectFocusOn(day(page, /^Thu, 24 Oct 2030/), 'the day that was explained');
  }
  await day(page, /^Sat, 12 Oct 2030/).scrollIntoViewIfNeeded();
  await lookAt(page, 'rates-year');
  // The arrows walk the year.
  await day(page, /^Thu, 24 Oct 2030/).focus();
  await page.keyboard.press('ArrowRight');
  await expectFocusOn(day(page, /^Fri, 25 Oct 2030/), 'the next day');
  await page.keyboard.press('PageUp');
  await expectFocusOn(day(page, /^Wed, 25 Sep 2030/), 'the same day of the month before');

  await press(page.getByRole('group', { name: 'Gaps' }), '1 Apr – 14 Apr 2030');
  const gap = width === 'phone' ? dialog(page, 'Mon, 1 Apr 2030') : told;
  await gap.getByText(/^No ticket rate of .+ covers Mon, 1 Apr 2030\.$/).waitFor();
  await press(gap, 'Fill 1 Apr – 14 Apr 2030');
  const form = dialog(page, 'Add ticket rate');
  await expect.poll(() => form.getByRole('textbox', { name: 'First day' }).inputValue()).toBe('01 Apr 2030');
  await expect.poll(() => form.getByRole('textbox', { name: 'Last day' }).inputValue()).toBe('14 Apr 2030');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Easter');
  await form.getByRole('textbox', { name: 'Adult', exact: true }).fill('189');
  await form.getByRole('textbox', { name: 'Adult cost' }).fill('151.20');
  await form.getByRole('textbox', { name: 'Child', exact: true }).fill('149');
  await form.getByText('Margin $ 37.80 (20 %)').waitFor();
  await lookAt(page, 'rate-dialog');
  await press(form, 'Save');
  await toast(page, /^Rate added/);
  await expect.poll(() => market.textContent()).toContain('16 days overlap');
  await expect.poll(async () => (await names(page))[0]).toBe('Easter');
  await list(page).getByText('1 Apr – 14 Apr 2030, margin 20 %').waitFor();
  await day(page, /^Mon, 1 Apr 2030: Covered, \$ 189\.00$/).waitFor();
  // A day on which the option is not sold is marked, and says so.
  await page.getByRole('list', { name: 'Legend' }).getByText('Stop-sale').waitFor();
  await day(page, /^Sat, 1 Jun 2030: Stop-sale$/).click();
  const stop = width === 'phone' ? dialog(page, 'Sat, 1 Jun 2030') : told;
  await stop.getByText('Sat, 1 Jun 2030 is a stop-sale date.').waitFor();
});

it.each(widths)('staff copy a season with a percentage, after they have seen what it comes to, %s', async (width) => {
  const { page } = await opened(width, 'Creek');
  await press(page, 'Copy a season');
  const asked = dialog(page, 'Copy a season');
  await asked.getByRole('textbox', { name: 'Price increase' }).fill('5');
  await press(asked, 'Preview');
  const rows = asked.getByRole('list', { name: 'Rates to copy' }).getByRole('listitem');
  const festive = rows.filter({ hasText: 'Festive' });
  await festive.getByText('15 Dec 2031 – 10 Jan 2032').waitFor();
  // 229 and 5 %.
  await festive.getByText('$ 240.45').waitFor();
  await lookAt(page, 'season-copy');
  await press(asked, 'Copy 7 rates');
  await toast(page, '7 rates copied to 2031.');
  await page.getByRole('heading', { name: /, 2031$/ }).waitFor();
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(14);
  await day(page, /^Wed, 24 Dec 2031: Covered, \$ 240\.45$/).waitFor();
});

it.each(widths)(
  'staff put rates into another order by keyboard, and two of them at once see both orders, %s',
  async (width) => {
    const { page, made } = await opened(width, 'Marina');
    const before = ['Festive', 'Diwali', 'Autumn offer', 'Winter', 'Summer', 'Spring', 'Late summer'];
    expect(await names(page)).toEqual(before);
    const other = await browser.open({ site, path: pathOf(made, '&day=2030-10-24'), as: staff, width });
    await list(other).waitFor();

    const handle = (of: Page, name: string) => of.getByRole('button', { name: `Move ${name}`, exact: true });
    await handle(page, 'Autumn offer').focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Autumn offer picked up, 3 of 7\./).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Autumn offer, 2 of 7.').waitFor({ state: 'attached' });
    await lookAt(page, 'rate-held');
    await page.keyboard.press('Space');
    const autumnFirst = ['Festive', 'Autumn offer', 'Diwali', ...before.slice(3)];
    await expect.poll(() => names(page)).toEqual(autumnFirst);
    await page
      .getByText(/Order changed/)
      .first()
      .waitFor();
    await expectFocusOn(handle(page, 'Autumn offer'), 'the rate that was moved');

    // The other window still has the order of before.
    await handle(other, 'Late summer').focus();
    await other.keyboard.press('Enter');
    await other.keyboard.press('Home');
    await other.keyboard.press('Enter');
    const both = dialog(other, 'Someone else changed this in the meantime');
    await both.getByRole('region', { name: 'Current order' }).getByRole('listitem').first().waitFor();
    const column = (name: string) => both.getByRole('region', { name }).getByRole('listitem').allTextContents();
    await expect.poll(() => column('Current order')).toEqual(autumnFirst);
    expect(await column('Yours')).toEqual(['Late summer', ...before.slice(0, -1)]);
    await expectInView(both, 'both orders');
    await lookAt(other, 'rates-order-conflict');
    await press(both, 'Save mine');
    await expect.poll(() => names(other)).toEqual(['Late summer', ...before.slice(0, -1)]);
    await both.waitFor({ state: 'detached' });
    await other.reload();
    await list(other).waitFor();
    expect(await names(other)).toEqual(['Late summer', ...before.slice(0, -1)]);

    // By hand: Summer is drawn up to where Diwali stands.
    await handle(other, 'Summer').scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(handle(other, 'Summer')), await middleOf(handle(other, 'Diwali'))];
    await other.mouse.move(from.x, from.y);
    await other.mouse.down();
    await other.mouse.move(to.x, to.y, { steps: 8 });
    await other.mouse.up();
    await expect
      .poll(() => names(other))
      .toEqual(['Late summer', 'Festive', 'Summer', 'Diwali', 'Autumn offer', 'Winter', 'Spring']);
    await expect.poll(() => other.getByText(/^Order changed/).count()).toBe(3);
  },
);

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

it.each(widths)('staff who change a rate that somebody changed meanwhile read how it stands, %s', async (width) => {
  const { page, made } = await opened(width, 'Souk');
  const other = await browser.open({ site, path: pathOf(made), as: staff, width });
  await list(other).waitFor();
  const edit = async (of: Page, adult: string) => {
    await press(of, 'Edit Winter');
    const form = dialog(of, 'Change ticket rate');
    await form.getByRole('textbox', { name: 'Adult', exact: true }).fill(adult);
    return form;
  };
  const mine = await edit(page, '201');
  const theirs = await edit(other, '205');
  await press(theirs, 'Save');
  await toast(other, /^Rate saved/);
  await press(mine, 'Save');
  await mine
    .getByRole('alert')
    .getByText(/^Someone else changed this in the meantime\. .*It is now: .+ adult \$\s205\.00/)
    .waitFor();
  await lookAt(page, 'rate-conflict');
  await press(mine, 'Save mine anyway');
  await toast(page, /^Rate saved/);
  await day(page, /^Tue, 12 Nov 2030: Covered, \$ 201\.00$/).waitFor();

  await press(page, 'Edit Winter');
  await press(dialog(page, 'Change ticket rate'), 'Delete Winter');
  const asked = dialog(page, 'Delete this rate?');
  await lookAt(page, 'rate-deleted');
  await press(asked, 'Delete');
  await toast(page, /^Rate deleted/);
  await day(page, /^Tue, 12 Nov 2030: Gap$/).waitFor();
});

it.each(widths)('staff see the year of every option of a city, and open one, %s', async (width) => {
  const { page, made } = await opened(width, 'Palm');
  await page.getByRole('combobox', { name: 'Tour option' }).selectOption({ label: 'All options' });
  await page.getByRole('combobox', { name: 'Market' }).selectOption({ label: made.marketName });
  const link = page.getByRole('list', { name: 'Options' }).getByRole('link', { name: new RegExp(made.activityName) });
  await link.getByText('14 days gap').waitFor();
  await lookAt(page, 'rates-overview');
  await addOnOverview(page, made);
  await link.getByText('16 days overlap').waitFor();
  // From today on nothing that has gone by is a gap.
  await page.getByRole('combobox', { name: 'Year' }).selectOption({ label: 'From today' });
  await expect.poll(() => new URL(page.url()).searchParams.get('year')).toBeNull();
  await link.getByText(/^3\d\d days gap$/).waitFor();
  await lookAt(page, 'rates-overview-from-today');
  await link.click();
  await page.getByRole('list', { name: 'Legend' }).getByText('Covered').waitFor();
  await lookAt(page, 'rates-from-today');
  await page.goto(browser.address(site, pathOf(made)));
  await list(page).waitFor();

  await page.getByRole('link', { name: /^Transfer rates/ }).click();
  await page.getByRole('combobox', { name: 'Sharing basis' }).selectOption({ label: 'Private' });
  await press(page.getByRole('region', { name: /rates by priority$/ }), 'Add rate');
  const form = dialog(page, 'Add transfer rate');
  await form.getByRole('textbox', { name: 'Description' }).fill('Seven-seater');
  await form.getByRole('textbox', { name: 'First day' }).fill('2030-01-01');
  await form.getByRole('textbox', { name: 'Last day' }).fill('2030-12-31');
  await form.getByRole('textbox', { name: 'The vehicle', exact: true }).fill('240');
  await form.getByRole('textbox', { name: 'Cost' }).fill('250');
  await form.getByText('$ 10.00 below its cost (4.2 %)').waitFor();
  await press(form, 'Save');
  await form.getByText("minPax must be required if sharingBasis is 'private'").waitFor();
  await form.getByText("maxPax must be required if sharingBasis is 'private'").waitFor();
  await lookAt(page, 'transfer-rate-dialog');
  await form.getByRole('textbox', { name: 'Minimum pax' }).fill('1');
  await form.getByRole('textbox', { name: 'Maximum pax' }).fill('6');
  await press(form, 'Save');
  await toast(page, /^Rate added/);
  await list(page).getByText('1 Jan – 31 Dec 2030, Return, private, up to 6 people', { exact: true }).waitFor();
  await list(page).getByText('$ 10.00 below its cost (4.2 %)', { exact: true }).waitFor();
  await day(page, /^Thu, 24 Oct 2030: Covered, \$ 240\.00$/).waitFor();
  await lookAt(page, 'transfer-rates');
  // For more people than the van holds there is no price, and it is said why.
  await page.getByRole('combobox', { name: 'Size of the group' }).selectOption({ label: '8 adults' });
  await day(page, /^Thu, 24 Oct 2030: Gap$/).click();
  const told = width === 'phone' ? dialog(page, 'Thu, 24 Oct 2030') : page.getByRole('region', { name: 'Day details' });
  await told.getByText(/^Every transfer rate of .+ on Thu, 24 Oct 2030 is for fewer than 8 people\.$/).waitFor();
  await (width === 'phone' ? told : list(page)).getByText('Is for up to 6 people.').waitFor();
  await lookAt(page, 'transfer-rates-too-many');
  if (width === 'phone') {
    await page.goBack();
    await told.waitFor({ state: 'detached' });
  }
  await page.getByRole('combobox', { name: 'Tour option' }).selectOption({ label: 'All options' });
  await page.getByRole('link', { name: /^Ticket rates/ }).click();
  await link.waitFor();
  await page.getByRole('link', { name: /^Transfer rates/ }).click();
  await page.getByRole('combobox', { name: 'Sharing basis' }).waitFor();
  await lookAt(page, 'transfer-rates-overview');
});

/** Fills the gap in April from the overview: for an option that is chosen, and a market. */
async function addOnOverview(page: Page, { tourOptionId, activityName, marketName }: RatedOptionMade): Promise<void> {
  await press(page, 'Add rate');
  const form = dialog(page, 'Add ticket rate');
  await press(form, 'Save');
  await form.getByText('Please choose a tour option.').waitFor();
  await lookAt(page, 'rate-dialog-overview');
  await form.getByRole('combobox', { name: 'Tour option' }).selectOption(tourOptionId);
  await press(form, 'Cancel');
  await press(page, 'Discard');
  await form.waitFor({ state: 'detached' });
  await press(page, `Add rate to ${activityName}: Prime hours`);
  expect(await form.getByRole('combobox', { name: 'Tour option' }).inputValue()).toBe(tourOptionId);
  await form.getByRole('combobox', { name: 'Market' }).selectOption({ label: marketName });
  await form.getByRole('textbox', { name: 'First day' }).fill('2030-04-01');
  await form.getByRole('textbox', { name: 'Last day' }).fill('2030-04-14');
  await form.getByRole('textbox', { name: 'Adult', exact: true }).fill('189');
  await form.getByRole('textbox', { name: 'Child', exact: true }).fill('149');
  await press(form, 'Save');
  await toast(page, /^Rate added/);
}
