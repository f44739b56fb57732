import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Asks one of the site's calls as whoever sits at the page; its result. */
export async function askSite<T = Record<string, unknown>>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: sent,
      });
      return (await response.json()) as { success: boolean; result: unknown; message: string };
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(answer, `${path}: ${answer.message}`).toMatchObject({ success: true });
  return answer.result as T;
}

export interface MadeActivity {
  activityId: string;
  optionId: string;
}

/** Activities of a city by their names, each with one option called `<name> tour`. */
export async function makeCatalogue(
  page: Page,
  cityId: string,
  names: readonly string[],
): Promise<Record<string, MadeActivity>> {
  const made: Record<string, MadeActivity> = {};
  for (const name of names) {
    const { activity } = await askSite<{ activity: { id: string } }>(page, '/api/dmc/saveActivity', { name, cityId });
    const { tourOptions } = await askSite<{ tourOptions: { id: string }[] }>(page, '/api/dmc/saveTourOptions', {
      activityId: activity.id,
      tourOptions: [{ name: `${name} tour` }],
    });
    made[name] = { activityId: activity.id, optionId: tourOptions[0]!.id };
  }
  return made;
}
