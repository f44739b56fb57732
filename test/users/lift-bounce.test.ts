import { expect, it } from 'vitest';
import { suppressWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { liftBounce } from '#shared/users/customers/lift-bounce.ts';
import { resendLink } from '#shared/users/customers/resend-link.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const AT = '2026-12-01T08:00:00.000Z';
const job = () => world.job('sarathi', 'mail');

const details = async (id: string, as: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserById, body: { id }, as })).result!;
const lift = (userId: string, as: TestUser) => callHttp({ site: 'sarathi', call: liftBounce, body: { userId }, as });
const resend = (userId: string, as: TestUser) => callHttp({ site: 'sarathi', call: resendLink, body: { userId }, as });
const own = async (as: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as })).result!.mailProblem;

it('an address that bounced is told to staff and to its owner, and a super admin lifts it', async () => {
  const person = await world.addUser('sarathi', 'retail');
  const staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
  const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const { userId, email } = person.item;
  expect((await details(userId, admin)).mailProblem).toBeNull();
  expect(await own(person)).toBeUndefined();
  expect(await lift(userId, admin)).toMatchObject({ status: 200, result: { email } });
  expect((await details(userId, admin)).events.map(({ text }) => text).join()).not.toContain('bounced');

  await commit(job(), suppressWrites(job(), email, 'bounce'));
  expect((await details(userId, staff)).mailProblem).toEqual({ reason: 'bounce', at: AT });
  expect(await own(person)).toEqual({ reason: 'bounce', at: AT });
  // A link would go nowhere, unsaid.
  expect(await resend(userId, admin)).toMatchObject({ status: 400, message: expect.stringContaining('bounce') });
  expect(await lift(userId, staff)).toMatchObject({ status: 403 });
  expect(await lift(userId, person)).toMatchObject({ status: 403 });
  expect(await lift(userId, admin)).toMatchObject({ status: 200 });
  const { mailProblem, events } = await details(userId, admin);
  expect(mailProblem).toBeNull();
  expect(events[0]).toMatchObject({ text: 'Emails to the address turned on again after a bounce', at: AT });
  expect(await own(person)).toBeUndefined();
});

it('nobody lifts one address for ever, and a complaint is not lifted at all', async () => {
  const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const person = await world.addUser('sarathi', 'retail');
  const { userId, email } = person.item;
  for (let times = 0; times < 3; times++) {
    await commit(job(), suppressWrites(job(), email, 'bounce'));
    expect((await lift(userId, admin)).status).toBe(200);
  }
  await commit(job(), suppressWrites(job(), email, 'bounce'));
  expect((await lift(userId, admin)).status).toBe(429);

  const cross = await world.addUser('sarathi', 'retail');
  await commit(job(), suppressWrites(job(), cross.item.email, 'complaint'));
  expect((await lift(cross.item.userId, admin)).status).toBe(200);
  expect((await details(cross.item.userId, admin)).mailProblem).toMatchObject({ reason: 'complaint' });
});
