import { accountOf } from '#test/browser/accounts.ts';
import { fetchedScript } from '#test/harness/fetched-script.ts';
import { startEmbedded } from './embedded.ts';
import { type Figure, median } from './figure.ts';
import type { CleanUp } from './measured-group.ts';
import { openPhone, phoneProfile, signedIn, startChromium, type Vitals } from './phone.ts';
import { screens } from './phone-screens.ts';

const RUNS = 3;
const MOST_SHIFT = 0.05;
/** What the lists have, several pages each. */
const [CUSTOMERS, BOOKINGS] = [200, 60];
/**
 * LCP, INP and CLS on a mid-range phone with an empty cache, as after a new version of the site, the embedded default
 * answering; the median of three visits each.
 */
export async function pageFigures(cleanUp: CleanUp): Promise<Figure[]> {
  const platform = await startEmbedded('test/bench/list-runtime.ts', String(CUSTOMERS), String(BOOKINGS));
  cleanUp(platform.stop);
  const browser = await startChromium(cleanUp);
  const address = (path: string) => platform.address('kestrel', path);
  const keptOf = (userType: 'travelAgent' | 'staff') => signedIn(browser, address, accountOf('kestrel', userType));
  const kept = { travelAgent: await keptOf('travelAgent'), staff: await keptOf('staff') };
  const figures: Figure[] = [];
  for (const { name, path, as, script, ready, use } of screens) {
    let sent = 0;
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run++) {
      const phone = await openPhone(browser, as && kept[as]);
      await phone.page.goto(address(path()), { waitUntil: 'commit' });
      await ready(phone);
      await phone.act('wait', () => Promise.resolve());
      sent = await fetchedScript(phone.page);
      await use(phone);
      runs.push(await phone.vitals());
      await phone.close();
    }
    figures.push(...vitalFigures(name, runs));
    if (script)
      figures.push({
        name: `phone, ${name}: all JS it fetched by itself until at rest, as sent`,
        measured: sent,
        budget: script,
        unit: 'KB',
        held: false,
      });
  }
  return figures;
}

function vitalFigures(name: string, runs: readonly Vitals[]): Figure[] {
  const middle = (pick: (run: Vitals) => number) => median(runs.map(pick));
  const inp = middle((run) => run.inp);
  const [lcp, cls] = [middle((run) => run.lcp), middle((run) => run.cls)];
  return [
    {
      name: `phone (${phoneProfile}), ${name}: LCP, ${runs.find((run) => run.lcp === lcp)!.lcpOf}`,
      measured: lcp / 1000,
      budget: 1.5,
      unit: 's',
      held: false,
    },
    {
      name: `phone, ${name}: INP, at "${runs.find((run) => run.inp === inp)!.slowest}"`,
      measured: inp,
      budget: 150,
      unit: 'ms',
      held: false,
    },
    {
      name: `phone, ${name}: CLS${cls > MOST_SHIFT ? `, ${runs.find((run) => run.cls === cls)!.clsOf.slice(0, 300)}` : ''}`,
      measured: cls,
      budget: MOST_SHIFT,
      unit: '',
      held: false,
    },
  ];
}
