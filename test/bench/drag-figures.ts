import { accountOf } from '#test/browser/accounts.ts';
import { dragLines, type Dragged, MANY_LINES, manyLines, watchDragging } from '#test/browser/drag-lines.ts';
import { startEmbedded } from './embedded.ts';
import { type Figure, median } from './figure.ts';
import type { CleanUp } from './measured-group.ts';
import { signedIn, startChromium } from './phone.ts';

const RUNS = 3;
const MOST_WAIT = 150;
const site = 'dune';

/**
 * What a person at a desk waits for who drags lines of a quotation of two hundred, the embedded default answering and the
 * processor not slowed down; the median of three visits.
 */
export async function dragFigures(cleanUp: CleanUp): Promise<Figure[]> {
  const platform = await startEmbedded();
  cleanUp(platform.stop);
  const browser = await startChromium(cleanUp);
  const address = (path: string) => platform.address(site, path);
  const kept = await signedIn(browser, address, accountOf(site, 'staff'));
  const runs: Dragged[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ storageState: kept, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await watchDragging(page);
    await page.goto(address('/app/staff/kart'));
    const ask = <R>(path: string, body: object): Promise<R> =>
      page.evaluate(
        async ([to, sent]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(to, { method: 'POST', headers, body: sent });
          const { success, result, message } = (await answer.json()) as Record<string, never>;
          if (!success) throw new Error(`${to}: ${String(message)}`);
          return result as never;
        },
        [path, JSON.stringify(body)] as const,
      );
    const { found } = await ask<{ found: { id: string }[] }>('/api/kart/findForKart', {
      ...{ kind: 'customer', search: 'Tomas' },
    });
    const { kart } = await ask<{ kart: { id: string } }>('/api/kart/saveKart', {
      ...{ kartName: `Long ${run}`, customerId: Number(found[0]!.id), adults: 2, child: 0, infant: 0 },
      ...{ arrivalDate: '2027-03-12', noOfDays: 2, noOfNights: 1 },
    });
    const { id } = kart;
    await ask('/api/kart/saveKart', manyLines(id));
    await page.goto(address(`/app/staff/kart/${id}`));
    await page
      .getByRole('button', { name: /^Move / })
      .nth(MANY_LINES - 2)
      .waitFor();
    runs.push(await dragLines(page));
    await context.close();
  }
  const inp = median(runs.map((run) => run.inp));
  const slowest = runs.find((run) => run.inp === inp)!.slowest;
  const figure = (name: string, measured: number): Figure => ({
    ...{ name, measured, budget: MOST_WAIT, unit: 'ms', held: false },
  });
  return [
    figure(`drag in a quotation of ${MANY_LINES} lines (processor as it is): INP, at "${slowest}"`, inp),
    figure(
      `drag in a quotation of ${MANY_LINES} lines: longest task while lines are moved, 0 below 50`,
      median(runs.map((run) => run.longest)),
    ),
  ];
}
