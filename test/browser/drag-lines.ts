import type { Page } from 'playwright-core';
import { collectVitals, type Seen } from '#test/bench/collect-vitals.ts';
import { randomId } from '#shared/ids.ts';

export const MANY_LINES = 200;
const DAYS = 20;
const nameOf = (at: number) => `Service ${String(at).padStart(3, '0')}`;

/** What makes a quotation of two hundred lines over twenty days of one that has a line on its first: for `saveKart`. */
export const manyLines = (id: string) => ({
  ...{ id, noOfDays: DAYS, noOfNights: DAYS - 1 },
  miscellaneous: Array.from({ length: MANY_LINES - 1 }, (_, at) => ({
    ...{ id: randomId(), day: 1 + (at % DAYS), place: 2 + at, time: '09:30', price: 100 + at },
    ...{ name: nameOf(at), description: `Guests are met at gate ${at}.` },
  })),
});

/** What a person waits for, ms of this machine's processor as it is. */
export interface Dragged {
  /** From each press or key to the next paint (by 8 ms), the slowest, and which it was. */
  inp: number;
  slowest: string;
  /** The longest that the page was not free for while the pointer moved; 0 below 50. */
  longest: number;
}

/** What the page says of itself before anything of it runs; before it is opened. */
export const watchDragging = (page: Page): Promise<unknown> => page.addInitScript(collectVitals);

/**
 * Drags lines of a quotation of two hundred that is open: by pointer over two days and back, then by keyboard step by
 * step, to the trip's end, and back by Escape; a dropped line is saved while the next is dragged.
 */
export async function dragLines(page: Page): Promise<Dragged> {
  const acts: { name: string; from: number }[] = [];
  const act = async (name: string, work: () => Promise<unknown>) => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    acts.push({ name, from: await page.evaluate(() => performance.now()) });
    await work();
  };
  await page.evaluate(() => {
    const tasks: number[] = [];
    (window as unknown as { tasks: number[] }).tasks = tasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const gripOf = (at: number) => page.getByRole('button', { name: `Move ${nameOf(at)}`, exact: true });

  for (const [at, by] of [
    [0, 500],
    [21, -400],
  ] as const) {
    const grip = gripOf(at);
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await grip.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(left, top);
    await act('press a line', () => page.mouse.down());
    await act('move it', () => page.mouse.move(left, top + by / 2, { steps: 30 }));
    await act('move it further', () => page.mouse.move(left, top + by, { steps: 30 }));
    await act('drop it', () => page.mouse.up());
    await page.getByText(new RegExp(`^${nameOf(at)} dropped, Day \\d+, `)).waitFor();
  }
  const grip = gripOf(45);
  await act('focus a line', () => grip.focus());
  await act('pick it up', () => page.keyboard.press('Space'));
  for (let step = 0; step < 12; step++) await act('move it by an arrow', () => page.keyboard.press('ArrowDown'));
  await act('move it to the end', () => page.keyboard.press('End'));
  await act('move it to the start', () => page.keyboard.press('Home'));
  await act('let it be', () => page.keyboard.press('Escape'));
  await act('pick it up again', () => page.keyboard.press('Space'));
  await act('move it to the end again', () => page.keyboard.press('End'));
  await act('drop it there', () => page.keyboard.press('Space'));
  await act('rest', () => page.getByText(/^Saved \d\d:\d\d$/).waitFor());

  const { interactions } = await page.evaluate(() => (window as unknown as { vitals: Seen }).vitals);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const began = acts[0]!.from;
  const heard = Object.values(interactions).filter(({ at }) => at >= began - 1);
  const [worst] = heard.toSorted((one, other) => other.duration - one.duration);
  return {
    inp: worst?.duration ?? 0,
    slowest: acts.findLast(({ from }) => from <= (worst?.at ?? 0) + 1)?.name ?? 'none',
    longest: Math.max(0, ...tasks),
  };
}
