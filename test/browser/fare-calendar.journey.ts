// domains: flights
import { expect, it } from 'vitest';
import { addDays } from '#shared/time.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const chosen = (day: string) =>
  `/app/flight/calendarFareResult?${new URLSearchParams({ origin: 'COK', destination: 'DXB', departure: day, adt: '2', chd: '0', inf: '0' })}`;

it.each(widthsOf(import.meta.url))(
  'a day of the fare calendar is chosen among ten months and searched, %s',
  async (width) => {
    const today = new Date().toISOString().slice(0, 10);
    const page = await browser.open({
      site: 'kestrel',
      path: chosen(addDays(today, 40)),
      as: accountOf('kestrel', 'travelAgent'),
      width,
    });
    await page.getByRole('heading', { name: 'Kochi to Dubai', level: 1 }).waitFor();
    const months = page.getByRole('group', { name: 'Months' }).getByRole('button');
    await expect.poll(() => months.count()).toBe(10);
    await page.getByText(/~₹/).first().waitFor();
    await lookAt(page, 'fare-calendar');

    await months.nth(3).click();
    await expect.poll(() => months.nth(3).getAttribute('aria-current')).toBe('date');
    const wanted = new URL(page.url()).searchParams.get('departure')!;
    expect(wanted.slice(8), 'another month begins with its first day').toBe('01');

    await page.getByRole('button', { name: width === 'phone' ? 'Next week' : 'Next month' }).click();
    const later = new URL(page.url()).searchParams.get('departure')!;
    expect(later > wanted).toBe(true);
    const next = addDays(later, 1);
    const name = new Date(`${next}T00:00:00Z`).getUTCDate();
    await page
      .getByRole('button', { name: new RegExp(`^\\w{3}, ${name} \\b.*~₹`) })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('departure')).toBe(next);
    await lookAt(page, 'fare-calendar-day');
    await page.getByRole('button', { name: 'Search this day' }).click();
    await page.waitForURL(/\/flight\/searchResult\//);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('departure'), searchParams.get('adt')]).toEqual([next, '2']);
    await page.getByText(/\d+ flights? · \d of \d suppliers/).waitFor();
    await page.getByRole('link', { name: 'Fare calendar' }).click();
    await page.getByRole('heading', { name: 'Kochi to Dubai', level: 1 }).waitFor();
    await page
      .getByText(/^Seen /)
      .first()
      .waitFor();
    await lookAt(page, 'fare-calendar-seen');
    await page.goBack();
    await page.waitForURL(/\/flight\/searchResult\//);
  },
);
