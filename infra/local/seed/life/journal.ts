import { seedActor } from '#functions/actors/seed.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { storeKeys, type Journal } from '#infra/local/store-keys.ts';
import { getItem } from '#functions/table/read.ts';
import { lastUserNumber } from '#functions/users/store.ts';
import { demoAccounts } from '../accounts.ts';
import { type DemoSite, demoSites } from '../sites.ts';
import { type LifeSize, PLAN, planOf, type Step } from './plan.ts';

/** A site whose life has not wholly arrived. */
export interface Unfinished {
  site: DemoSite;
  journal: Journal;
  steps: Step[];
}

const keep = async (site: DemoSite, journal: Journal): Promise<void> => {
  const done = await commit(seedActor(site.head), [
    { kind: 'put', key: storeKeys.life(site.head.site), item: { ...journal } },
  ]);
  if (!done.ok) throw new Error(`The life of ${site.head.site} could not be noted: ${done.code}`);
};

/**
 * Begins the lives of sites that nobody has used yet: only the demo accounts are there. One that began stays as it was
 * planned.
 */
export async function beginLives(size: LifeSize, sites: readonly DemoSite[] = demoSites): Promise<void> {
  for (const site of sites) {
    if (await getItem(storeKeys.life(site.head.site))) continue;
    const accounts = demoAccounts.filter((account) => account.site === site.head.site).length;
    if ((await lastUserNumber(seedActor(site.head))) !== accounts) continue;
    await keep(site, { begunAt: clock.now(), plan: PLAN, size, done: 0, isArrived: false });
  }
}

/** What is still to come, in the order of the sites. Lives that an older plan began are left as they are. */
export async function unfinishedLives(sites: readonly DemoSite[] = demoSites): Promise<Unfinished[]> {
  const lives = await Promise.all(
    sites.map(async (site) => ({ site, journal: await getItem(storeKeys.life(site.head.site)) })),
  );
  return lives.flatMap(({ site, journal }) =>
    journal && !journal.isArrived && journal.plan === PLAN
      ? [{ site, journal, steps: planOf(site, journal.begunAt, journal.size) }]
      : [],
  );
}

/** Notes that the next step is carried out, or why it was `leftOut`. */
export async function noteStep(life: Unfinished, leftOut?: string): Promise<void> {
  const done = life.journal.done + 1;
  const { journal } = life;
  life.journal = {
    ...journal,
    done,
    isArrived: done === life.steps.length,
    ...(leftOut && { leftOut: [...(journal.leftOut ?? []), leftOut] }),
  };
  await keep(life.site, life.journal);
}

/**
 * Since when rows whose time is over may still be asked for, ms since 1970: a step that a killed start left half done is
 * begun again at its own time. Undefined where no life is on its way.
 */
export async function livesSince(): Promise<number | undefined> {
  const lives = await unfinishedLives();
  return lives.length ? Math.min(...lives.map(({ steps, journal }) => steps[journal.done]!.at)) : undefined;
}
