import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type JobActor, seal } from '#functions/actor.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { ensureTable } from '#infra/local/engine.ts';
import { userTypes } from '#shared/users/types.ts';
import { ORIGIN_SECRET, SESSION_COOKIE } from './call-http.ts';
import { type TestSiteName, testSites } from './test-sites.ts';
import { addTestUser, type TestUser } from './test-user.ts';

/**
 * Sets what functions/runtime/config.ts parses at first use: a table in the engine, and a folder for everything else.
 */
export function setTestEnvironment({
  folder,
  table,
  endpoint,
}: {
  folder: string;
  table: string;
  endpoint: string;
}): void {
  Object.assign(process.env, {
    TABLE_NAME: table,
    DYNAMODB_ENDPOINT: endpoint,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    OBJECTS_URL: pathToFileURL(`${folder}/objects/`).href,
    BOOKING_QUEUE_URL: 'local:',
    JOBS_QUEUE_URL: 'local:',
    DATA_KEY: `file:${path.join(folder, 'keys.json')}`,
    PLATFORM_DOMAIN: 'partners.example',
    ORIGIN_SECRET,
    SESSION_COOKIE,
    GATEWAYS: 'test',
    MAIL_FROM: 'bookings@portolan.example',
    LOG_LEVEL: 'SILENT',
  });
}

/** A worker on a test site, without reading the site first. */
export const testJob = (site: TestSiteName, job: string): JobActor =>
  seal<JobActor>({ kind: 'job', site, head: testSites[site].head, job });

/** Makes the table and the test sites, with a signed-in user of each type on each, by `<site> <type>`. */
export async function seedTestSites(): Promise<Map<string, TestUser>> {
  await ensureTable(process.env.DYNAMODB_ENDPOINT!, process.env.TABLE_NAME!);
  const users = new Map<string, TestUser>();
  for (const name of Object.keys(testSites) as TestSiteName[]) {
    const { head, data, suppliers, company } = testSites[name];
    const made = await commit(
      testJob(name, 'seed'),
      createSiteWrites(testJob(name, 'seed'), head, data, suppliers, { company }),
    );
    if (!made.ok) throw new Error(`the test site ${name} was not stored: ${made.code}`);
    for (const userType of userTypes)
      users.set(`${name} ${userType}`, await addTestUser(name, userType, { isSuperAdmin: userType === 'staff' }));
  }
  return users;
}
