import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type JobActor, seal, type VisitorActor } from '#functions/actors/actor.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { ensureTable } from '#infra/local/engine.ts';
import type { UserType } from '#shared/users/types.ts';
import { userTypes } from '#shared/users/types.ts';
import { ORIGIN_SECRET, SESSION_COOKIE } from './call-http.ts';
import { type MailDouble, startMailDouble } from './mail-double.ts';
import { movableClock, type MovableClock } from './movable-clock.ts';
import { tableFaults, type TableFaults } from './table-faults.ts';
import { type TestSiteName, testSites } from './test-sites.ts';
import { addTestUser, type TestUser, type TestUserFields } from './test-user.ts';

/** What a test file stands on. Fields are there from the file's first `beforeAll` on. */
export interface World {
  /** The site's seeded user of a type, signed in. */
  user(site: TestSiteName, userType: UserType): TestUser;
  /** One more user; with `password` it can also log in. */
  addUser(site: TestSiteName, userType: UserType, fields?: TestUserFields): Promise<TestUser>;
  visitor(site: TestSiteName): VisitorActor;
  job(site: TestSiteName, job?: string): JobActor;
  clock: MovableClock;
  faults: TableFaults;
  mail: MailDouble;
  /** A temporary folder of this file: objects, keys. */
  folder: string;
}

/** Where the clock stands in every test of the file (ISO); left out, it is the machine's. */
export interface WorldOptions {
  at?: string;
}

function setEnvironment(folder: string): void {
  const table = `t-${createHash('sha256').update(`${expect.getState().testPath} ${inject('runId')}`).digest('hex').slice(0, 24)}`;
  Object.assign(process.env, {
    TABLE_NAME: table,
    DYNAMODB_ENDPOINT: inject('engineEndpoint'),
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    OBJECTS_URL: pathToFileURL(`${folder}/objects/`).href,
    BOOKING_QUEUE_URL: 'local:',
    DATA_KEY: `file:${path.join(folder, 'keys.json')}`,
    ORIGIN_SECRET,
    SESSION_COOKIE,
    MAIL_FROM: 'bookings@portolan.example',
    LOG_LEVEL: 'SILENT',
  });
}

const jobOf = (site: TestSiteName, job: string) => seal<JobActor>({ kind: 'job', site, head: testSites[site].head, job });

/**
 * A table of this file's own in the run's engine, with the test sites and a signed-in user of each type on each; a clock,
 * a mail service and a recorder of table operations. Call it once at the top of a test file, before anything runs.
 */
export function useWorld({ at }: WorldOptions = {}): World {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-test-'));
  const users = new Map<string, TestUser>();
  const moved = movableClock(at);
  setEnvironment(folder);
  let faults: TableFaults | undefined;
  let mail: MailDouble | undefined;

  beforeAll(async () => {
    mail = await startMailDouble();
    process.env.SES_ENDPOINT = mail.endpoint;
    await ensureTable(process.env.DYNAMODB_ENDPOINT!, process.env.TABLE_NAME!);
    faults = tableFaults();
    for (const name of Object.keys(testSites) as TestSiteName[]) {
      const { head, data, suppliers } = testSites[name];
      await commit(jobOf(name, 'seed'), createSiteWrites(jobOf(name, 'seed'), head, data, suppliers));
      for (const userType of userTypes) users.set(`${name} ${userType}`, await addTestUser(name, userType));
    }
    faults.reset();
  });
  afterEach(() => {
    moved.restore();
    faults?.reset();
    mail?.clear();
  });
  afterAll(async () => {
    await mail?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    user: (site, userType) => users.get(`${site} ${userType}`)!,
    addUser: addTestUser,
    visitor: (site) => makeVisitor(testSites[site].head),
    job: (site, job = 'test') => jobOf(site, job),
    clock: moved,
    get faults() {
      return faults!;
    },
    get mail() {
      return mail!;
    },
    folder,
  };
}
