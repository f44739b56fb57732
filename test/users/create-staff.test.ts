import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { readUser } from '#functions/users/store.ts';
import { randomId } from '#shared/ids.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { DAY } from '#shared/time.ts';
import { createStaff } from '#shared/users/customers/create-staff.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let admin: TestUser;
let nth = 0;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, firstName: 'Priya', lastName: 'Nair' });
});
const job = () => world.job('sarathi');
const person = () => ({ firstName: 'Ravi', lastName: 'Iyer', email: `ravi${(nth += 1)}@sarathi.example` });
const make = (body: WireRequestOf<typeof createStaff>, { as = admin, key }: { as?: TestUser; key?: string } = {}) =>
  callHttp({
    site: 'sarathi',
    call: createStaff,
    body,
    as,
    headers: key ? { 'idempotency-key': key } : {},
  });
const tokenTo = (email: string) => /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!;
async function addGroup(site: TestSiteName) {
  const groupId = randomId(100);
  const item = { groupId, groupName: `Desk ${groupId}`, changes: {}, members: 0, version: 1 };
  await commit(world.job(site), [{ kind: 'put', key: keys.permissionGroup(world.job(site), groupId), item }]);
  return groupId;
}
const membersOf = async (groupId: string) =>
  (await getItem<{ members: number }>(keys.permissionGroup(job(), groupId)))?.members;

describe('a new member of staff', () => {
  it('is unverified, with a place in the lists and an entry of who made them, until they open the mailed link', async () => {
    const body = { ...person(), phone: '98450 12345', phoneCode: '+91' };
    const answer = await make(body);
    expect(answer).toMatchObject({ status: 200, result: { email: body.email, status: 'unverified' } });
    const { userId } = answer.result!;
    expect(await readUser(job(), userId)).toMatchObject({
      userType: 'staff',
      isSuperAdmin: false,
      phoneNumbers: [{ label: 'Primary', phoneNumber: '9845012345', phoneCountryCode: '+91' }],
    });
    expect(await readUserEvents(job(), userId, 9)).toMatchObject([
      { what: 'created', by: `user:${admin.item.userId}` },
    ]);
    const listed = await callHttp({ site: 'sarathi', call: getCustomers, body: { userType: 'staff' }, as: admin });
    expect(listed.result!.records).toContainEqual(expect.objectContaining({ users_id: userId, status: 'unverified' }));
    const mail = world.mail.lastTo(body.email);
    expect(mail.subject).toBe('Sarathi Travels: your staff account');
    expect(mail.text).toContain('Priya Nair has opened a staff account for you.');
    const used = { token: tokenTo(body.email), password: 'a quiet harbour' };
    expect(await callHttp({ site: 'sarathi', call: generatePassword, body: used })).toMatchObject({
      status: 200,
      result: { user: { id: userId, userType: 'staff', status: 'verified' } },
    });
    world.clock.advance(7 * DAY);
    expect(await callHttp({ site: 'sarathi', call: generatePassword, body: used })).toMatchObject({
      errorCode: 'LINK_EXPIRED',
    });
  });

  it('can do without a number, and can be a super admin from the first', async () => {
    const { result } = await make({ ...person(), isSuperAdmin: true });
    expect(await readUser(job(), result!.userId)).toMatchObject({ isSuperAdmin: true, phoneNumbers: [] });
    expect((await readUserEvents(job(), result!.userId, 9)).map(({ what }) => what).toSorted()).toEqual([
      'created',
      'made a super admin',
    ]);
  });

  it('is counted in the permission group they are put into', async () => {
    const groupId = await addGroup('sarathi');
    const { result } = await make({ ...person(), permissionGroupId: groupId });
    expect(await readUser(job(), result!.userId)).toMatchObject({ permissionGroupId: groupId });
    expect(await membersOf(groupId)).toBe(1);
    const own = await readUserEvents(job(), result!.userId, 9);
    expect(own.map(({ what }) => what)).toContain(`joined the group Desk ${groupId}`);
    const list = await callHttp({ site: 'sarathi', call: getRbacUserGroupList, body: {}, as: admin });
    expect(list.result!.events[0]).toMatchObject({
      groupId,
      text: `Ravi Iyer joined the group Desk ${groupId}`,
      by: 'Priya Nair',
    });
    const { customer } = (
      await callHttp({ site: 'sarathi', call: getUserById, body: { id: result!.userId }, as: admin })
    ).result!;
    expect(customer.userGroupName, 'by the name of a group that was read before').toBe(`Desk ${groupId}`);
  });

  it.each(['gulf', undefined] as const)('is in no group of %s: nothing is made and no mail is sent', async (site) => {
    const permissionGroupId = site ? await addGroup(site) : randomId(100);
    const body = person();
    expect(await make({ ...body, permissionGroupId })).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { permissionGroupId: 'This permission group no longer exists.' },
    });
    expect(await getItem(keys.uniqueEmail(job(), body.email))).toBeUndefined();
    expect(await membersOf(permissionGroupId)).toBeUndefined();
    expect(world.mail.sent).toEqual([]);
  });

  it('is no member of a group as a super admin', async () => {
    const permissionGroupId = await addGroup('sarathi');
    expect(await make({ ...person(), permissionGroupId, isSuperAdmin: true })).toMatchObject({
      errors: { permissionGroupId: expect.stringContaining('cannot be in a permission group') },
    });
    expect(await membersOf(permissionGroupId)).toBe(0);
  });
});

describe('what cannot be made', () => {
  it('an account with an email or number that somebody has: the field says so, and the group counts nobody', async () => {
    const permissionGroupId = await addGroup('sarathi');
    const { email, phoneNumbers } = world.user('sarathi', 'travelAgent').item;
    expect(await make({ ...person(), email: email.toUpperCase(), permissionGroupId })).toMatchObject({
      status: 400,
      errorCode: 'EMAIL_TAKEN',
      errors: { email: 'An account with this email already exists.' },
    });
    const { phoneNumber: phone, phoneCountryCode: phoneCode } = phoneNumbers[0]!;
    expect(await make({ ...person(), phone, phoneCode, permissionGroupId })).toMatchObject({
      errorCode: 'PHONE_TAKEN',
      errors: { phone: 'An account with this phone number already exists.' },
    });
    expect(await membersOf(permissionGroupId)).toBe(0);
  });

  it.each([
    [{ firstName: '' }, { firstName: 'This is required field.' }],
    [{ firstName: 'www.evil.example' }, { firstName: 'Use only letters, spaces, apostrophes and hyphens.' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email.' }],
    [{ phone: '9845012346' }, { phoneCode: 'Please choose a dial code.' }],
    [{ phone: '1234', phoneCode: '+91' }, { phone: 'Invalid Phone Number...' }],
    [{ userType: 'retail' }, expect.anything()],
  ])('%j', async (wrong, errors) => {
    expect(await make({ ...person(), ...wrong })).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors });
  });

  it('by anybody but a super admin, nor by one who is none any more when it is written', async () => {
    const staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    for (const as of [staff, world.user('sarathi', 'travelAgent')])
      expect(await make(person(), { as })).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const late = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    world.faults.reset();
    expect((await make(person(), { as: late })).status).toBe(200);
    const written = world.faults.counts().list.findIndex(({ name }) => name.startsWith('TransactWrite')) + 1;
    expect(written).toBeGreaterThan(1);
    const again = person();
    world.faults.reset();
    world.faults.beforeNth(written, async () => {
      await commit(job(), [{ kind: 'update', key: keys.user(job(), late.item.userId), set: { isSuperAdmin: false } }]);
    });
    expect(await make(again, { as: late })).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await getItem(keys.uniqueEmail(job(), again.email))).toBeUndefined();
  });
});

describe('the same request again', () => {
  it('answers the same, later and at once, and makes one account and one mail', async () => {
    const body = person();
    const [one, other] = await Promise.all([make(body, { key: 'twice' }), make(body, { key: 'twice' })]);
    expect(one.status).toBe(200);
    expect(other.result).toEqual(one.result);
    expect((await make(body, { key: 'twice' })).result).toEqual(one.result);
    expect(world.mail.sent.filter(({ to }) => to.includes(body.email))).toHaveLength(1);
    expect(await make(person(), { key: 'twice' })).toMatchObject({ errorCode: 'IDEMPOTENCY_REUSED' });
  });
});
