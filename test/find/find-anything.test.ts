import { beforeAll, describe, expect, it } from 'vitest';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readTransfer } from '#functions/wallet/transfers/store.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import type { Holder } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { makeOwning, type Owning } from '#test/access/foreign-world.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { kinds } from '#web/find/kinds.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const NAME = 'Findsworth';
const PNR = 'FND111';
const site = {
  activeModules: ['Flights', 'Dmc'].map((module_name) => ({ siteModuleId: 1, siteModule: { module_name } })),
} as unknown as SiteData;
const ENTERED = 'CHQ 88112233';
let own: Owning;
/** Kind → what is typed to find what the owner has of it. */
let typed: Record<string, string>;

beforeAll(async () => {
  own = await makeOwning(world, 'sarathi', { lastName: NAME, pnr: PNR });
  const { userId, companyName } = own.owner.item;
  const entry = { type: 'credit', currency: 'INR', amount: 750, remark: 'Cheque', externalId: ENTERED } as const;
  const entered = await callHttp({
    site: 'sarathi',
    call: addWalletEntry,
    as: world.user('sarathi', 'staff'),
    body: { ...entry, userId },
  });
  expect(entered.errorCode).toBeNull();
  const transfer = await readTransfer(world.job('sarathi'), own.ids.transfer);
  typed = {
    people: NAME,
    companies: companyName!,
    tickets: PNR,
    karts: NAME,
    orders: own.ids.order,
    transfers: transfer.ok ? transfer.value.reference : '',
    entries: ENTERED,
  };
}, 120_000);

/** What each kind answers to these words, and to whom: nobody's browser asks more than its rights open, this does. */
const answersTo = (as: TestUser, words: (kind: string) => string) =>
  Promise.all(
    kinds.map(async ({ id, call, asks }) => {
      const answers = await Promise.all(
        asks(words(id)).map((body) => callHttp<Call>({ site: as.site, call, as, body: body as WireRequestOf<Call> })),
      );
      expect(answers.length, `what ${id} asks for ${words(id)}`).toBeGreaterThan(0);
      return { id, answers };
    }),
  );
const whatIsOwn = (id: string) => typed[id] ?? '';
const isFound = ({ answers }: { answers: readonly { result: unknown }[] }) =>
  answers.some(({ result }) => {
    const { records, tickets, orderId } = (result ?? {}) as Record<string, unknown>;
    return (
      Boolean(orderId) ||
      (Array.isArray(records) && records.length > 0) ||
      (Array.isArray(tickets) && tickets.length > 0)
    );
  });

describe('what is found', () => {
  it('by staff with every right: one of each kind', async () => {
    const answered = await answersTo(world.user('sarathi', 'staff'), whatIsOwn);
    expect(answered.filter(isFound).map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
  });

  it('by its owner: their own, neither people nor companies', async () => {
    const answered = await answersTo(own.owner, whatIsOwn);
    expect(answered.filter(isFound).map(({ id }) => id)).toEqual(['tickets', 'orders', 'transfers', 'entries']);
  });

  it.each(['travelAgent', 'corporate', 'retail'] as const)('by another %s: nothing', async (type) => {
    const answered = await answersTo(world.user('sarathi', type), whatIsOwn);
    expect(answered.filter(isFound)).toEqual([]);
    expect(JSON.stringify(answered)).not.toContain(NAME);
  });

  it.each(['staff', 'travelAgent'] as const)('by %s of another site: nothing', async (type) => {
    const answered = await answersTo(world.user('gulf', type), whatIsOwn);
    expect(answered.filter(isFound)).toEqual([]);
    expect(JSON.stringify(answered)).not.toContain(NAME);
  });

  it.each(['customers.view', 'tickets.view', 'karts.view', 'flights.book', 'payments.view', 'wallet.view'])(
    'by staff without %s: the calls of its kinds are refused, without a row or a count',
    async (right) => {
      const changes = Object.fromEntries(allPermissions.map(({ id }) => [id, id !== right]));
      const { group, writes } = createGroupWrites(world.job('sarathi'), `Without ${right}`, changes);
      expect((await commit(world.job('sarathi'), writes)).ok).toBe(true);
      const member = await world.addUser('sarathi', 'staff', { permissionGroupId: group.groupId });
      const held = allPermissions.map(({ id }) => id).filter((id) => id !== right);
      const holder: Holder = { userType: 'staff', isSuperAdmin: false, permissions: new Set(held) };
      for (const { id, answers } of await answersTo(member, whatIsOwn)) {
        const kind = kinds.find((one) => one.id === id)!;
        const isOpen = kind.isOpen(holder, site);
        for (const answer of answers)
          if (isOpen) expect(answer.errorCode, id).toBeNull();
          else expect(answer, id).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', result: null });
      }
    },
  );
});
