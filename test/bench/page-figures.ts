import { accountOf } from '#test/browser/accounts.ts';
import { allAnswered, dayName, searchIdOf } from '#test/browser/flight-steps.ts';
import { startEmbedded } from './embedded.ts';
import { type Figure, median } from './figure.ts';
import type { CleanUp } from './measured-group.ts';
import { openPhone, type Phone, phoneProfile, signedIn, startChromium, type Vitals } from './phone.ts';

const RUNS = 3;
const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
let searches = 0;
const results = (origin: string, destination: string) => () =>
  `/app/flight/searchResult/${searchIdOf((searches += 1) + 900)}?origin=${origin}&destination=${destination}&departure=${departure}&adt=1&chd=0&inf=0`;

interface Screen {
  name: string;
  path(): string;
  isGuest?: boolean;
  /**
   * What it may fetch until it is at rest, KB as sent: what its bytes may be before it can be used and 65 that come on hover or focus.
   */
  script?: number;
  /** Until it can be used. */
  ready(phone: Phone): Promise<unknown>;
  use(phone: Phone): Promise<void>;
}

async function useLogin({ page, act, tap }: Phone): Promise<void> {
  await tap('touch the email', page.getByRole('textbox', { name: 'Email' }));
  await act('write the email', () => page.keyboard.type('agent@kestrel.example', { delay: 60 }));
  await tap('touch the password', page.getByLabel(/^Password/));
  await act('write the password', () => page.keyboard.type('not my password', { delay: 60 }));
  await tap('sign in, refused', page.getByRole('button', { name: /sign in/i }));
  await tap('go to forgot password', page.getByRole('link', { name: /forgot/i }));
}

async function useSearch({ page, act, tap }: Phone): Promise<void> {
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await tap('touch To', to);
  await act('write an airport', () => page.keyboard.type('dubai', { delay: 120 }));
  await tap('choose an airport', page.getByRole('option', { name: /DXB/ }).first());
  await tap('open the calendar', page.getByRole('button', { name: /^Depart\b/ }));
  await tap('choose a day', page.getByRole('dialog', { name: 'Depart' }).getByRole('button', { name: dayName(20) }));
  await tap('open the travellers', page.getByRole('button', { name: /^Travellers/ }));
  await tap('one more adult', page.getByRole('button', { name: 'More adults' }));
  await tap('one more child', page.getByRole('button', { name: 'More children' }));
  await tap('travellers done', page.getByRole('button', { name: 'Done' }));
  await tap('tick Direct only', page.getByRole('checkbox', { name: 'Direct only' }));
  await tap(
    'press Search',
    page.getByRole('form', { name: 'Search flights' }).getByRole('button', { name: 'Search', exact: true }),
  );
  await allAnswered({ page });
}

async function useResults({ page, act, tap }: Phone): Promise<void> {
  await act('scroll', async () => {
    for (let step = 0; step < 8; step++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
  });
  await tap('open the filters', page.getByRole('button', { name: 'Filters | Sort' }));
  const filters = page.getByRole('dialog', { name: 'Filters and sort' });
  await tap('tick Refundable', filters.getByRole('checkbox', { name: /^Refundable/ }));
  await tap('tick Direct', filters.getByRole('checkbox', { name: /^Direct/ }));
  await tap('sort by price', filters.getByRole('radio', { name: /cheapest/i }));
  await tap('untick Direct', filters.getByRole('checkbox', { name: /^Direct/ }));
  await tap('close the filters', filters.getByRole('button', { name: /^Show \d+ flights/ }));
  await tap('open a card', page.getByRole('article').first().getByRole('button', { name: 'Fares' }));
  await page.getByRole('button', { name: 'Select' }).first().waitFor();
}

const email = ({ page }: Phone) => page.getByRole('textbox', { name: 'Email' }).waitFor();
const searchForm = ({ page }: Phone) => page.getByRole('form', { name: 'Search flights' }).waitFor();
const screens: Screen[] = [
  { name: 'login', path: () => '/app/login', isGuest: true, script: 145 + 65, ready: email, use: useLogin },
  { name: 'flight search', path: () => '/app/flight/search', script: 150 + 65, ready: searchForm, use: useSearch },
  { name: 'results', path: results('COK', 'DXB'), ready: allAnswered, use: useResults },
  { name: 'results of 2,000 offers', path: results('FUN', 'COK'), ready: allAnswered, use: useResults },
];

/**
 * LCP, INP and CLS on a mid-range phone with an empty cache, the embedded default answering; the median of three visits
 * each.
 */
export async function pageFigures(cleanUp: CleanUp): Promise<Figure[]> {
  const platform = await startEmbedded();
  cleanUp(platform.stop);
  const browser = await startChromium(cleanUp);
  const cookies = await signedIn(
    browser,
    (path) => platform.address('kestrel', path),
    accountOf('kestrel', 'travelAgent'),
  );
  const figures: Figure[] = [];
  for (const { name, path, isGuest, script, ready, use } of screens) {
    let sent = 0;
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run++) {
      const phone = await openPhone(browser, isGuest ? [] : cookies);
      await phone.page.goto(platform.address('kestrel', path()), { waitUntil: 'commit' });
      await ready(phone);
      await phone.act('wait', () => Promise.resolve());
      sent = await phone.page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
          (sum, { name: file, encodedBodySize }) => sum + (file.endsWith('.js') ? encodedBodySize : 0),
          0,
        ),
      );
      await use(phone);
      runs.push(await phone.vitals());
      await phone.close();
    }
    figures.push(...vitalFigures(name, runs));
    if (script)
      figures.push({
        name: `phone, ${name}: all JS it fetched by itself until at rest, as sent`,
        measured: sent / 1000,
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
    { name: `phone, ${name}: CLS`, measured: cls, budget: 0.05, unit: '', held: false },
  ];
}
