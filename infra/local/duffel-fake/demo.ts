import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeJob } from '#functions/actors/job.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import { readSettings } from '#functions/site/settings-store.ts';
import { duffelSourceWrites, saveSecretWrites } from '#functions/site/settings-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { type RunningFake, runDuffelFake } from './server.ts';

/** The demo site that sells Duffel's flights too, in its own currency, and the token of nobody's account. */
const DEMO = { site: 'dune', currency: 'USD', token: 'duffel_test_demo-of-portolan' };

type Kept = NonNullable<Parameters<typeof runDuffelFake>[0]['kept']>;

/** What an earlier start was booked; nothing where the file is missing or is none. */
async function keptIn(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** The fake Duffel of an embedded home, whose orders outlive it. */
export async function startDemoDuffel(home: string): Promise<RunningFake> {
  const file = path.join(home, 'duffel.json');
  const kept = await keptIn(file);
  let writing = Promise.resolve();
  const keep = (now: Kept): void => {
    const text = JSON.stringify(now);
    writing = writing
      .then(() => writeFile(`${file}.new`, text))
      .then(() => rename(`${file}.new`, file))
      .catch(() => undefined);
  };
  const running = await runDuffelFake({
    currency: DEMO.currency,
    now: () => Date.now(),
    latencyMs: 250,
    keep,
    ...(kept && { kept }),
  });
  return { ...running, stop: () => running.stop().then(() => writing) };
}

/** Gives the demo site its token where it has none, as its staff would: sealed, and with what it makes possible. */
export async function giveDemoToken(): Promise<void> {
  const actor = await makeJob(DEMO.site, 'seed');
  const read = actor && (await readSettings(actor));
  if (!actor || !read || read.secrets.duffelToken) return;
  const sealed = await encryptPersonal(secretRecord(actor, 'duffelToken'), DEMO.token);
  const done = await commit(
    actor,
    saveSecretWrites(actor, read, {
      name: 'duffelToken',
      sealed,
      last4: DEMO.token.slice(-4),
      beside: duffelSourceWrites(actor, read, 'test'),
    }),
  );
  if (!done.ok) throw new Error(`The demo site's suppliers could not be made: ${done.code}`);
}
