import type { Page } from 'playwright-core';

/**
 * What a page may fetch by itself until it is at rest, KB of JS as sent: what its bytes may be before it can be used, and
 * 65 that come on hover or focus.
 */
export const mostFetched = { login: 145 + 65, search: 150 + 65 } as const;

/** KB of JS, as sent, that the page has fetched so far. */
export const fetchedScript = async (page: Page): Promise<number> =>
  (await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
      (sum, { name, encodedBodySize }) => sum + (new URL(name).pathname.endsWith('.js') ? encodedBodySize : 0),
      0,
    ),
  )) / 1000;
