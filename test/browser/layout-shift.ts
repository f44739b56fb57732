import type { Page } from 'playwright-core';

/** What BUDGETS allows a page to move by itself while it loads. */
export const MOST_SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How much of a page has moved by itself since it was opened, and what: every shift without a recent input. */
export const layoutShift = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((told) => {
        let sum = 0;
        const moved: string[] = [];
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            if (hadRecentInput) continue;
            sum += value;
            for (const { node, previousRect, currentRect } of sources)
              moved.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`);
          }
        };
        const watch = new PerformanceObserver((list) => add(list.getEntries()));
        watch.observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told in a task of its own, which comes before an idle moment.
        requestIdleCallback(
          () => {
            add(watch.takeRecords());
            watch.disconnect();
            told({ sum, moved });
          },
          { timeout: 1_000 },
        );
      }),
  );
