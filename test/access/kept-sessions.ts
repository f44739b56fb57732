import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { endKeyWrites } from '#functions/keys/writes.ts';
import type { KeyAccess } from '#shared/contract.ts';
import { makeKey } from '#test/keys/make-key.ts';
import { commit } from '#functions/table/commit.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import type { UserType } from '#shared/users/types.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

/** What a member of staff holds: everything, by being who they are or by a group that grants all; or by one, nothing. */
export type StaffKind = 'superAdmin' | 'granted' | 'without' | 'ungrouped';

/** Who asks in case after case: the world's users, signed in for as long as no call may have ended it. */
export interface Askers {
  world: World;
  /** A live session of the site's user of a type. */
  session(site: TestSiteName, type: UserType): Promise<{ token: string }>;
  /** A live session of one more member of the site's staff. */
  staff(site: TestSiteName, kind: StaffKind): Promise<{ token: string }>;
  /** A user of a type who has a session and is blocked. */
  blocked(site: TestSiteName, type: UserType): Promise<{ token: string }>;
  /** A user of the company of the site's travel agent, who owns it. */
  colleague(site: TestSiteName): Promise<{ token: string }>;
  /** A program's key of the company of the site's travel agent. */
  key(site: TestSiteName, may: KeyAccess, state?: 'ended'): Promise<{ token: string }>;
  /** Makes a call. Where it wrote anything, nobody's session is relied on afterwards. */
  during<T>(call: () => Promise<T>): Promise<T>;
}

export function keptSessions(world: World): Askers {
  const tokens = new Map<string, { token: string }>();
  const kept = async (name: string, make: () => Promise<{ token: string }>) => {
    const made = tokens.get(name) ?? (await make());
    tokens.set(name, made);
    return made;
  };
  const blockedUsers = new Map<string, TestUser>();
  const staffUsers = new Map<string, TestUser>();
  const colleagues = new Map<string, TestUser>();
  const programKeys = new Map<string, Promise<{ token: string }>>();
  return {
    world,
    key: (site, may, state) => {
      const name = `${site} ${may} ${state}`;
      const made = programKeys.get(name) ?? addKey(world, site, may, state);
      programKeys.set(name, made);
      return made;
    },
    session: (site, type) =>
      kept(`${site} ${type}`, async () => ({ token: await signInAgain(world.user(site, type)) })),
    staff: (site, kind) =>
      kept(`${site} staff, ${kind}`, async () => {
        const name = `${site} ${kind}`;
        const user = staffUsers.get(name) ?? (await addStaff(world, site, kind));
        staffUsers.set(name, user);
        return { token: await signInAgain(user) };
      }),
    blocked: (site, type) =>
      kept(`${site} ${type}, blocked`, async () => {
        const name = `${site} ${type}`;
        const user = blockedUsers.get(name) ?? (await world.addUser(site, type, { isBlocked: true }));
        blockedUsers.set(name, user);
        return { token: await signInAgain(user) };
      }),
    colleague: (site) =>
      kept(`${site} colleague`, async () => {
        const { legalEntityId, companyName } = world.user(site, 'travelAgent').item;
        const colleague =
          colleagues.get(site) ?? (await world.addUser(site, 'travelAgent', { legalEntityId, companyName }));
        colleagues.set(site, colleague);
        return { token: await signInAgain(colleague) };
      }),
    during: async (call) => {
      world.faults.reset();
      const answer = await call();
      if (world.faults.counts().list.some(({ name, input }) => isWrite(name) && !isCount(input))) tokens.clear();
      return answer;
    },
  };
}

const isWrite = (name: string) => /Write|Put|Update|Delete/.test(name);
/** What was used of a key is counted with each call, and ends nobody's session. */
const isCount = (input: unknown) => /#STAT#[^"]*","sk":"(?:CALL#[\d-]+|ANSWERS)"/.test(JSON.stringify(input));

async function addKey(world: World, site: TestSiteName, may: KeyAccess, state?: 'ended'): Promise<{ token: string }> {
  const owner = world.user(site, 'travelAgent');
  const { key, token } = await makeKey(owner, { may });
  if (state === 'ended') {
    const done = await commit(
      owner.actor,
      endKeyWrites(owner.actor, owner.actor, key, { endedAt: key.createdAt, reason: '' }),
    );
    if (!done.ok) throw new Error(`the key was not ended: ${done.code}`);
  }
  return { token };
}

async function addStaff(world: World, site: TestSiteName, kind: StaffKind): Promise<TestUser> {
  if (kind === 'ungrouped') return world.addUser(site, 'staff');
  if (kind === 'superAdmin') return world.addUser(site, 'staff', { isSuperAdmin: true });
  const job = world.job(site);
  const changes = Object.fromEntries(allPermissions.map(({ id }) => [id, kind === 'granted']));
  const { group, writes } = createGroupWrites(job, kind, changes);
  const made = await commit(job, writes);
  if (!made.ok) throw new Error(`the group was not stored: ${made.code}`);
  return world.addUser(site, 'staff', { permissionGroupId: group.groupId });
}
