import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeJob } from '#functions/actors/job.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import { readSettings } from '#functions/site/settings/settings-store.ts';
import { duffelSourceWrites, saveSecretWrites } from '#functions/site/settings/settings-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { deliver } from '#infra/local/fakes/fake-server.ts';
import { duffelWebhook } from '#shared/flights/duffel-webhook.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';
import { type RunningFake, runDuffelFake } from './server.ts';

/** The demo site that sells Duffel's flights too, in its own currency, and what it has of nobody's account. */
const DEMO = { site: 'dune', currency: 'USD' };
const secrets: Partial<Record<SecretName, string>> & { duffelWebhookSecret: string } = {
  duffelToken: 'duffel_test_demo-of-portolan',
  duffelWebhookSecret: 'webhook-secret-of-the-demo',
};
/** How often it is looked whether airlines changed something, ms. */
const CATCH_UP = 5_000;

type Kept = NonNullable<Parameters<typeof runDuffelFake>[0]['kept']>;

/** What an earlier start was booked; nothing where the file is missing or is none. */
async function keptIn(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** The fake Duffel of an embedded home, whose orders outlive it. `port`: where the demo sites are served. */
export async function startDemoDuffel(home: string, port: number): Promise<RunningFake> {
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
    webhook: {
      url: `http://${DEMO.site}.localhost:${port}${duffelWebhook.path}`,
      secret: secrets.duffelWebhookSecret,
      tell: (told) => void deliver(told),
    },
    keep,
    ...(kept && { kept }),
  });
  const timer = setInterval(() => running.fake.catchUp(), CATCH_UP).unref();
  const stop = async () => {
    clearInterval(timer);
    await running.stop();
    await writing;
  };
  return { ...running, stop };
}

/** Gives the demo site its token and webhook secret where it has none, as its staff would: sealed, and with what they make possible. */
export async function giveDemoToken(): Promise<void> {
  const actor = await makeJob(DEMO.site, 'seed');
  if (!actor) return;
  for (const [name, secret] of Object.entries(secrets) as [SecretName, string][]) {
    const read = await readSettings(actor);
    if (read.secrets[name]) continue;
    const sealed = await encryptPersonal(secretRecord(actor, name), secret);
    const beside = name === 'duffelToken' ? duffelSourceWrites(actor, read, 'test') : [];
    const done = await commit(actor, saveSecretWrites(actor, read, { name, sealed, last4: secret.slice(-4), beside }));
    if (!done.ok) throw new Error(`The demo site's suppliers could not be made: ${done.code}`);
  }
}
