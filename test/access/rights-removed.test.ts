import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { allPermissions, type Permission } from '#shared/permissions/catalogue.ts';
import type { Asked } from '#shared/permissions/holds.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { askedCalls } from './asked-calls.ts';
import { carefulFields } from './careful-fields.ts';
import { changesBetween } from './changes-between.ts';
import { makeOwning, type Owning } from './foreign-world.ts';
import { idFields, kindOf, put } from './id-fields.ts';
import { asksByHandler, notBuilt, otherRequests, saysRights } from './rights-asked.ts';

/** What the call that is under way asked of whoever makes it. */
const asks = vi.hoisted(() => new Set<string>());
vi.mock('#shared/permissions/holds.ts', async (original) => {
  const { holds } = await original<typeof import('#shared/permissions/holds.ts')>();
  return {
    holds: (holder: Parameters<typeof holds>[0], asked: Asked) => {
      if (holder.userType === 'staff') asks.add(asked);
      return holds(holder, asked);
    },
  };
});

useQuickPasswords();
const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const ids: readonly Permission[] = allPermissions.map(({ id }) => id);
/** A member of staff whose group grants everything, and one each whose group grants all but one right. */
const staff = new Map<Permission | 'all', TestUser>();
let own: Owning;
let asked = 0;
/** Call → rights that it asked for whatever was sent. */
const askedBy = new Map<string, Set<Permission>>();
/** Right → calls whose answer changes with it, and how. */
const changed = new Map<Permission, Map<string, string[]>>(ids.map((id) => [id, new Map()]));

beforeAll(async () => {
  own = await makeOwning(world, 'sarathi', { lastName: 'Rightsholder', pnr: 'RGT111' });
  // A wallet that money never moved in is not told of.
  const job = world.job('sarathi');
  const wallet = await readWallet(job, own.owner.actor.owner, 'INR');
  const credit = { wallet, minor: 500_00, against: 'bank', reference: 'FIRST', remark: 'Cash' } as const;
  expect((await commit(job, creditWrites(job, credit))).ok).toBe(true);
}, 120_000);

async function member(without: Permission | 'all'): Promise<TestUser> {
  const known = staff.get(without);
  if (known) return known;
  const job = world.job('sarathi');
  const changes = Object.fromEntries(ids.map((id) => [id, id !== without]));
  const { group, writes } = createGroupWrites(job, `All but ${without}`, changes);
  expect((await commit(job, writes)).ok).toBe(true);
  const made = await world.addUser('sarathi', 'staff', { permissionGroupId: group.groupId });
  staff.set(without, made);
  return made;
}

/** What is asked of a call: its sample about things that are there, and what else its permission goes by. */
const requestsOf = ({ name }: Call): Record<string, unknown>[] => {
  const withIds = (body: Record<string, unknown>) =>
    Object.entries(idFields[name] ?? {}).reduce((filled, [path, field]) => {
      const kind = kindOf(field);
      const id = kind && own.ids[kind];
      return id ? put(filled, path, id) : filled;
    }, body);
  const sample = withIds(sampleRequests[name] ?? {});
  return [sample, ...(otherRequests[name]?.(sample, own) ?? [])];
};

/** Signed in anew each time: some calls end the session that makes them. */
async function ask(call: Call, body: Record<string, unknown>, as: TestUser) {
  const token = await signInAgain(as);
  asks.clear();
  const address = `2001:db8:4:${(asked += 1).toString(16)}::1`;
  const answer = await callHttp({ site: 'sarathi', call, body: body as never, as: { token }, address });
  return { answer, asks: ids.filter((id) => asks.has(id)) };
}

const staffMay = ({ actor, access }: Call) =>
  (actor === 'user' || actor === 'visitor' || actor === 'ticketHolder') &&
  (!access.userTypes || access.userTypes.includes('staff')) &&
  access.permission !== 'superAdmin';
const isRead = ({ name }: Call) => /\/(get|find|search|list|explain|show)-/.test(name);
/** What only reads first: nobody has changed what it shows then. For an account that is blocked nothing is bought: that is last. */
const placeOf = (call: Call) => (isRead(call) ? 0 : call.name.includes('/toggle-block') ? 2 : 1);
const calls = askedCalls
  .filter((call) => staffMay(call) && !saysRights.has(call.name))
  .toSorted((one, other) => placeOf(one) - placeOf(other));

describe('a right that is taken away from a full member of staff', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'changes what %s answers, if it asks for it',
    async (name, call) => {
      for (const body of requestsOf(call)) {
        const first = await ask(call, body, await member('all'));
        expect(first.answer.errorCode, JSON.stringify(first.answer.errors)).not.toBe('INTERNAL');
        askedBy.set(name, new Set([...(askedBy.get(name) ?? []), ...first.asks]));
        for (const right of first.asks) {
          const { answer: without } = await ask(call, body, await member(right));
          // Asked again: the first may have changed what there is.
          const { answer: full } = await ask(call, body, await member('all'));
          const changes = changesBetween(full, without);
          if (changes.length) changed.get(right)!.set(name, changes);
        }
      }
      const { permission } = call.access;
      if (permission) expect([...changed.get(permission as Permission)!.keys()]).toContain(name);
    },
  );

  const isWhole = askedCalls.length === allCalls.length;
  it.runIf(isWhole).each(ids.filter((id) => !(id in notBuilt)))('%s: some answer changes', (id) => {
    expect([...changed.get(id)!.keys()], `no call answers otherwise without ${id}`).not.toEqual([]);
  });

  it.runIf(isWhole).each(Object.entries(notBuilt))('%s is asked by nothing until %s', (id) => {
    expect(ids, 'it is gone from the catalogue').toContain(id);
    expect([...changed.get(id as Permission)!.keys()], 'it is asked now: take it off the list').toEqual([]);
  });

  it.each(
    Object.entries(asksByHandler).flatMap(([id, names]) =>
      names.filter((name) => calls.some((call) => call.name === name)).map((name) => [id, name] as const),
    ),
  )('%s is asked by the handler of %s', (id, name) => {
    expect([...changed.get(id as Permission)!.keys()]).toContain(name);
  });
});

describe('a field that tells of money, or opens what is sealed', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'is answered by %s to whom its right is held by',
    (name, call) => {
      const asks = [...(askedBy.get(name) ?? [])];
      for (const { path, rights } of carefulFields(call))
        expect(
          rights.some((right) => asks.includes(right)),
          `${name} answers ${path} and asks for none of ${rights.join(', ')}`,
        ).toBe(true);
    },
  );
});

afterAll(() => {
  if (!process.env.RIGHTS_PICTURE) return;
  for (const [id, names] of changed)
    for (const [name, how] of names) console.log(`${id}  ${name}  ${how.slice(0, 6).join(', ')}`);
});
