import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { JobActor } from '#functions/actor.ts';
import { makeJob } from '#functions/actors/job.ts';
import { newJob, startJobWrites } from '#functions/jobs/writes.ts';
import { readRunningJobs } from '#functions/jobs/store.ts';
import { createGroupWrites, grantWrites } from '#functions/permissions/groups/writes.ts';
import { argon2 } from '#functions/runtime/argon2.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { lastUserNumber } from '#functions/users/store.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { randomId } from '#shared/ids.ts';
import { HOUR } from '#shared/time.ts';
import { setTestEnvironment } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';
import type { PermissionGroupItem } from '#functions/permissions/model.ts';

/** The journeys' site, as a worker at it: for rows that nobody could make at a page. */
export async function jobAt(site: string): Promise<JobActor> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-exports-'));
  setTestEnvironment({ folder, table: 'portolan', endpoint: inject('tableEndpoint') });
  const job = await makeJob(site, 'journey');
  if (!job) throw new Error(`there is no site ${site}`);
  return job;
}

async function done(job: JobActor, writes: readonly Write<FailureCode>[]): Promise<void> {
  const made = await commit(job, writes);
  if (!made.ok) throw new Error(made.code);
}

/** A member of staff who may download the ticket queue, alone in a group. */
export async function exporterAt(job: JobActor) {
  const password = 'Portolan-exports-1';
  const email = `${randomId(60).toLowerCase()}@exports.example`;
  const { group, writes: groupWrites } = createGroupWrites(job, `Desk ${email}`, {
    'tickets.export': true,
    'customers.export': true,
  });
  await done(job, groupWrites);
  const { user, writes } = createUserWrites(
    job,
    {
      userType: 'staff',
      firstName: 'Leena',
      lastName: 'Thomas',
      email,
      // Somebody whose number cannot be called is told so, by a dialog in the way.
      phoneNumbers: [
        {
          label: 'Primary',
          phoneNumber: String(9_700_000_000 + Number(`0x${randomBytes(3).toString('hex')}`)),
          phoneCountryCode: '+91',
        },
      ],
      status: 'verified',
      permissionGroupId: group.groupId,
      passwordHash: await argon2().hash(password, Buffer.from(randomId(80))),
    },
    await lastUserNumber(job),
  );
  await done(job, writes);
  return {
    account: { email, password },
    userId: user.userId,
    /** Takes the right away that the group gave. */
    async forbid() {
      const now = await getItem<PermissionGroupItem>(keys.permissionGroup(job, group.groupId));
      await done(job, grantWrites(job, now!, { 'tickets.export': false }));
    },
  };
}

/** A file of this person's that is being written, by a worker who never gets on with it. */
export async function stuckExport(job: JobActor, userId: string): Promise<void> {
  const begun = newJob(userId, 'export', { list: 'customers', filter: { page: 1 } });
  const held = { ...begun, done: 12_345, lease: 'JOURNEY', leasedUntil: Date.now() + HOUR };
  await done(job, startJobWrites(job, held, randomId(), await readRunningJobs(job)));
}
