// domains: quotations
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { dragLines, MANY_LINES, manyLines, watchDragging } from './drag-lines.ts';
import { makeKart } from './quotation-steps.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

/** BUDGETS: INP while dragging in a quotation of two hundred lines, ms of a processor as it is, unthrottled. */
const MOST_WAIT = 150;

it.each(widths)('lines of a quotation of two hundred are dragged without a wait, %s', async (width) => {
  const page = await browser.open({ site, path: '/app/staff/kart', as: accountOf(site, 'staff'), width });
  await page.getByRole('heading', { name: 'Quotations', level: 1 }).waitFor();
  const id = await makeKart(page, `Long ${width}`);
  await askSite(page, '/api/kart/saveKart', manyLines(id));
  await watchDragging(page);
  await page.goto(browser.address(site, `/app/staff/kart/${id}`));
  await expect
    .poll(() => page.getByRole('list', { name: 'Days and lines' }).getByRole('button', { name: /^Move/ }).count())
    .toBe(MANY_LINES);
  const { inp, slowest, longest } = await dragLines(page);
  expect(inp, `to the next paint after "${slowest}"`).toBeLessThanOrEqual(MOST_WAIT);
  expect(longest, 'of a task while lines are moved').toBeLessThanOrEqual(MOST_WAIT);
});
