import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { seedActor } from '#functions/actors/seed.ts';
import { hashPasswordsBy } from '#functions/runtime/argon2.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { buildSite, manifestFile } from './build-site.ts';
import { giveDemoToken, startDemoDuffel } from './duffel-fake/demo.ts';
import { domains } from './domains.ts';
import { checkKeyFile } from './check-key-file.ts';
import { ensureTable, startEngine } from './engine.ts';
import { checkHome, isDamaged } from './check-home.ts';
import { setEnvironment } from './environment.ts';
import { demoMerchants } from './fakes/demo-merchants.ts';
import { startFakeGateways } from './fakes/fake-gateways.ts';
import { startGateway } from './gateway.ts';
import { greeting } from './greeting.ts';
import { type LocalTable, localTable } from './local-table.ts';
import { startMailServer } from './mail-server.ts';
import { passwordThreads } from './password-threads.ts';
import { checkPort } from './ports.ts';
import { purge } from './purge.ts';
import { startSchedules } from './schedules.ts';
import { livesSince } from './seed/life/journal.ts';
import { seedForLife, startLife } from './seed/life/life.ts';
import { seed } from './seed/seed.ts';
import { demoSites } from './seed/sites.ts';
import { takeHome } from './sole-user.ts';
import { takeTurns } from './turns.ts';

export interface Running {
  port: number;
  /** Address of the mails sent so far, as a page and as JSON under `/store`. */
  mailbox: string;
  greeting: string;
  /** Settles, with one clear sentence, only where the database ends unasked: nothing works without it. */
  lost: Promise<Error>;
  stop(): Promise<void>;
}

/** What the first pages have to themselves before life arrives, ms. */
const FIRST_PAGES = 3_000;

/**
 * The embedded platform: engine, mail, site, API, workers and schedules in one process. Port 0 takes a free one;
 * `fresh` empties the home first. A start that fails leaves nothing running, and a platform that runs on the same home
 * or port untouched. With `life` the demo sites fill while it runs, and what is said of that goes there.
 */
export async function startPortolan({
  home,
  port,
  fresh = false,
  life,
}: {
  home: string;
  port: number;
  fresh?: boolean;
  life?: (line: string) => void;
}): Promise<Running> {
  const started: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of started.reverse()) await stop();
  };
  const at = await checkPort(port);
  started.push(await takeHome(home));
  try {
    if (fresh) await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true });
    await checkKeyFile(path.join(home, 'keys.json'));
    await buildSite();
    const [engine, mail, gateways] = await Promise.all([
      startEngine({ file: path.join(home, 'table.db') }),
      startMailServer(),
      startFakeGateways({ ...demoMerchants(at), file: path.join(home, 'fake-gateways.json') }),
    ]);
    started.push(engine.stop, mail.stop, gateways.stop);
    const duffel = await startDemoDuffel(home, at);
    started.push(duffel.stop);
    const passwords = passwordThreads();
    hashPasswordsBy(passwords);
    started.push(passwords.stop);
    const { originSecret } = setEnvironment(home, {
      dynamodb: engine.endpoint,
      ses: mail.endpoint,
      manifest: manifestFile,
      duffel: duffel.host,
      port: at,
      gateways: gateways.environment,
    });
    const table = await openTable(home, engine.endpoint);
    started.push(async () => table.close());
    await bringUpToDate({
      rows: table.rows,
      by: seedActor(demoSites[0]!.head),
      say: (line) => console.log(line),
      anew: 'npm start -- --fresh',
    });
    await (life ? seedForLife() : seed());
    await giveDemoToken();
    const { handler: sitePage } = await import('#functions/site-page/index.ts');
    const { gatewayPage } = await import('#functions/payments/gateway-page.ts');
    const server = await startGateway(at, { domains, sitePage, gatewayPage }, originSecret, mail.endpoint);
    started.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const turn = takeTurns();
    if (life) {
      let askedAt = 0;
      server.on('request', () => (askedAt = performance.now()));
      started.push((await startLife({ turn, askedAt: () => askedAt, after: FIRST_PAGES, say: life })).stop);
    }
    started.push(startSchedules({ purge: () => purgeExpired(table, home), turn }).stop);
    return { port: at, mailbox: mail.endpoint, greeting: greeting(at), lost: engine.lost, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** The table of a home, read through once and found to belong there. Throws one clear sentence where it does not. */
async function openTable(home: string, endpoint: string): Promise<LocalTable> {
  const table = localTable(endpoint, 'portolan');
  await ensureTable(endpoint, 'portolan')
    .then(() => purgeExpired(table, home))
    .catch((error: unknown) => {
      throw isDamaged(path.join(home, 'table.db'), error);
    });
  await checkHome(home, table);
  return table;
}

/** A step of a life that a killed start left half done still finds what it had. */
const purgeExpired = async (table: LocalTable, home: string) => purge(table, home, (await livesSince()) ?? Date.now());
