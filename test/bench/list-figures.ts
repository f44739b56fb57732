import { accountOf } from '#test/browser/accounts.ts';
import { startEmbedded } from './embedded.ts';
import { type Figure, median } from './figure.ts';
import type { CleanUp } from './measured-group.ts';
import { signedIn, startChromium } from './phone.ts';

const CUSTOMERS = 10_000;
const TURNS = 10;

/** Runs in the page: presses the button and answers the ms until the first frame with another first row. */
async function turn(button: string): Promise<number> {
  const first = () => document.querySelector('[data-row]')!.closest('tr')!.textContent;
  const before = first();
  const pressed = performance.now();
  // Without the pointer or the focus on it, which would have asked for the page ahead.
  document.querySelector<HTMLElement>(`[aria-label="${button}"]`)!.click();
  while (first() === before && performance.now() - pressed < 10_000) await new Promise(requestAnimationFrame);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - pressed;
}

/** From the press of Next page to its rows painted, each page asked for the first time, on this machine as it is. */
export async function listFigures(cleanUp: CleanUp): Promise<Figure[]> {
  const platform = await startEmbedded('test/bench/list-runtime.ts', String(CUSTOMERS));
  cleanUp(platform.stop);
  const browser = await startChromium(cleanUp);
  const address = (path: string) => platform.address('kestrel', path);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addCookies((await signedIn(browser, address, accountOf('kestrel', 'staff'))).cookies);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto(address('/app/staff/customers'));
  await page.getByText(/^Total 10,0\d\d customers$/).waitFor();
  const times: number[] = [];
  for (let go = 0; go <= TURNS; go++) times.push(await page.evaluate(turn, 'Next page'));
  await page.getByText(`Page ${TURNS + 2} of`).waitFor();
  return [
    {
      name: `a staff list's page change at ${CUSTOMERS.toLocaleString('en')} customers, p50 of ${TURNS} (the very first ${times[0]!.toFixed(0)} ms)`,
      measured: median(times.slice(1)),
      budget: 150,
      unit: 'ms',
      held: false,
    },
  ];
}
