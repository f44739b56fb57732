import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableClient } from '#functions/table/client.ts';
import { startEngine } from '#infra/local/engine.ts';
import { seedTestSites, setTestEnvironment } from '#test/harness/test-environment.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import type { UserType } from '#shared/users/types.ts';

export interface BenchTable {
  user(site: TestSiteName, userType: UserType): TestUser;
  stop(): Promise<void>;
}

/** The process's engine, in memory, with the test sites; started by the first group that asks, ended by the run. */
let started: Promise<BenchTable> | undefined;
export const benchTable = (): Promise<BenchTable> => (started ??= start());

async function start(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-bench-'));
  const engine = await startEngine();
  setTestEnvironment({ folder, table: 'bench', endpoint: engine.endpoint });
  const users = await seedTestSites();
  const stop = async () => {
    tableClient().destroy();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { user: (site, userType) => users.get(`${site} ${userType}`)!, stop };
}

/** Somebody signed in anew: the group that asks every call once has ended everybody's sessions. */
export const signedIn = async (user: TestUser): Promise<TestUser> => ({ ...user, token: await signInAgain(user) });

export const stopBenchTable = async (): Promise<void> => (await started)?.stop();
