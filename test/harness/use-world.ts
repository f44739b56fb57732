import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { JobActor, VisitorActor } from '#functions/actor.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import type { UserType } from '#shared/users/types.ts';
import { type MailDouble, startMailDouble } from './mail-double.ts';
import { movableClock, type MovableClock } from './movable-clock.ts';
import { tableFaults, type TableFaults } from './table-faults.ts';
import { seededWorld } from './seeded-world.ts';
import { seedTestSites, setTestEnvironment, testJob } from './test-environment.ts';
import { type TestSiteName, testSites } from './test-sites.ts';
import { addTestUser, type TestUser, type TestUserFields } from './test-user.ts';

/** What a test file stands on. Users, faults and mail are there from the file's first `beforeAll` on. */
export interface World {
  /** The site's seeded user of a type, signed in; of staff the super admin. */
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

export interface WorldOptions {
  /** Where the clock stands in every test of the file (ISO); left out, it is the machine's. */
  at?: string;
  /** Address of an engine of this file's own, which it stops itself; left out, the run's one. */
  engine?: string;
}

const tableOfFile = () =>
  `t-${createHash('sha256')
    .update(`${expect.getState().testPath} ${inject('runId')}`)
    .digest('hex')
    .slice(0, 24)}`;

/**
 * A table of this file's own in the run's engine, with the test sites and a signed-in user of each type on each; a
 * clock, a mail service and a recorder of table operations. Call it once at the top of a test file, before anything
 * runs.
 */
export function useWorld({ at, engine = inject('engineEndpoint') }: WorldOptions = {}): World {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-test-'));
  const moved = movableClock(at);
  setTestEnvironment({ folder, table: tableOfFile(), endpoint: engine });
  let users = new Map<string, TestUser>();
  let faults: TableFaults | undefined;
  let mail: MailDouble | undefined;

  beforeAll(async () => {
    mail = await startMailDouble();
    process.env.SES_ENDPOINT = mail.endpoint;
    users = await (at === undefined ? seedTestSites() : seededWorld(at));
    faults = tableFaults();
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
    job: (site, job = 'test') => testJob(site, job),
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
