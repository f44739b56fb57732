import { describe, expect, it } from 'vitest';
import { removeLapsedWrites } from '#functions/users/lapsed-account-writes.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readUser } from '#functions/users/store.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { openCustomerPan } from '#shared/users/customers/open-customer-pan.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2027-01-15T08:00:00Z' });
const site = 'sarathi' as const;
const pan = 'QWEPM8172L';
const admin = () => world.user(site, 'staff');
const save = ({ item }: TestUser, panNumber?: string, more: Partial<WireRequestOf<typeof updateDetails>> = {}) =>
  callHttp({
    site,
    call: updateDetails,
    body: {
      customerId: item.sequence,
      firstName: item.firstName,
      lastName: item.lastName,
      email: item.email,
      companyName: item.companyName ?? '',
      primaryPhone: { phone: item.phoneNumbers[0]!.phoneNumber, phoneCode: '+91' },
      ...(panNumber !== undefined && { panNumber }),
      ...more,
    },
    as: admin(),
  });
const open = (user: TestUser, as = admin()) =>
  callHttp({ site, call: openCustomerPan, body: { userId: user.item.userId }, as });
const details = async ({ item }: TestUser) =>
  (await callHttp({ site, call: getUserById, body: { id: item.userId }, as: admin() })).result!;
const sealed = ({ item }: TestUser) => getItem(keys.userPan(world.job(site), item.userId));

let clerks = 0;
/** A member of staff who may do what is allowed by default, and open PANs or not. */
async function clerk(mayOpen: boolean): Promise<TestUser> {
  const { group, writes } = createGroupWrites(world.job(site), `Clerks ${(clerks += 1)}`, { 'customers.pan': mayOpen });
  expect((await commit(world.job(site), writes)).ok).toBe(true);
  return world.addUser(site, 'staff', { permissionGroupId: group.groupId });
}

describe('a person’s PAN', () => {
  it('is sealed: no row, list or details hold more than its end', async () => {
    const user = await world.addUser(site, 'retail');
    expect((await save(user, ' qwepm 8172l ')).status).toBe(200);
    expect(await readUser(world.job(site), user.item.userId)).toMatchObject({ panEnd: '172L' });
    const found = await details(user);
    expect(found).toMatchObject({ panEnd: '172L', customer: { panNumber: '' }, user: { panNumber: '' } });
    expect(found.events[0]).toMatchObject({ text: 'Details changed: PAN', changes: [] });
    const list = await callHttp({ site, call: getCustomers, body: { page: 1 }, as: admin() });
    const rows = await readRows(site);
    for (const told of [rows, found, list.result]) expect(JSON.stringify(told)).not.toContain(pan);
  });

  it('is opened by whoever may, and noted before it is opened', async () => {
    const user = await world.addUser(site, 'retail');
    await save(user, pan);
    const [may, mayNot] = [await clerk(true), await clerk(false)];
    expect(await open(user, mayNot)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect((await details(user)).events[0]!.text).not.toBe('PAN opened');
    expect(await open(user, may)).toMatchObject({ status: 200, result: { panNumber: pan } });
    expect((await details(user)).events[0]).toMatchObject({ text: 'PAN opened', by: may.actor.name });
    for (const type of ['retail', 'travelAgent', 'corporate'] as const)
      expect((await open(user, await world.addUser(site, type))).status).toBe(403);
    expect(
      await callHttp({
        site: 'gulf',
        call: openCustomerPan,
        body: { userId: user.item.userId },
        as: world.user('gulf', 'staff'),
      }),
    ).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('of staff is opened by super admins alone', async () => {
    const colleague = await world.addUser(site, 'staff', { isSuperAdmin: false });
    expect((await save(colleague, pan)).status).toBe(200);
    expect((await open(colleague, await clerk(true))).errorCode).toBe('FORBIDDEN');
    expect((await open(colleague)).result).toEqual({ panNumber: pan });
  });

  it('stays where it is left out, is another where one is sent, and goes where it is sent empty', async () => {
    const user = await world.addUser(site, 'retail');
    expect((await open(user)).errorCode).toBe('NOT_FOUND');
    await save(user, pan);
    expect((await save(user, undefined, { lastName: 'Changed' })).status).toBe(200);
    expect((await open(user)).result).toEqual({ panNumber: pan });
    expect(await save(user, 'QWERTY')).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { panNumber: 'Please enter a valid PAN, such as ABCPE1234F.' },
    });
    await save(user, 'ABCPK4718Q');
    expect((await open(user)).result).toEqual({ panNumber: 'ABCPK4718Q' });
    expect((await save(user, '')).status).toBe(200);
    expect(await sealed(user)).toBeUndefined();
    expect((await details(user)).panEnd).toBe('');
    expect((await open(user)).errorCode).toBe('NOT_FOUND');
  });

  it('of a stale editor changes nothing', async () => {
    const user = await world.addUser(site, 'retail');
    await save(user, pan);
    expect((await save(user, 'ABCPK4718Q', { version: 0 })).errorCode).toBe('CONFLICT');
    expect((await open(user)).result).toEqual({ panNumber: pan });
  });

  it('goes with an account that was never confirmed', async () => {
    const user = await world.addUser(site, 'retail', { status: 'unverified' });
    await save(user, pan);
    const job = world.job(site);
    const item = (await readUser(job, user.item.userId))!;
    expect((await commit(job, removeLapsedWrites(job, { user: item, claims: [] }, []))).ok).toBe(true);
    expect(await sealed(user)).toBeUndefined();
  });
});

it('a company’s PAN is on its invoices, and not sealed', async () => {
  const agent = await world.addUser(site, 'travelAgent', { companyName: 'Harbour Tours' });
  expect((await save(agent, 'AAACK1234L')).status).toBe(200);
  expect(await details(agent)).toMatchObject({ panEnd: '', customer: { panNumber: 'AAACK1234L' } });
  expect((await open(agent)).errorCode).toBe('NOT_FOUND');
});
