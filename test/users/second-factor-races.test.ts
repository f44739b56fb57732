import { expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readSecondFactor } from '#functions/users/session/second-factor-store.ts';
import { readUser } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addStaffWithApp, codeOf, giveCode, tokenOf } from './app-of.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = () => world.job('sarathi');
const USED = { status: 400, errorCode: 'WRONG_CREDENTIALS', cookies: [] };
const EXPIRED = { status: 400, errorCode: 'LINK_EXPIRED', cookies: [] };

/** The one of a sign-in's operations that writes it, by one that was made: all before it have read what stood by then. */
async function writingOf(token: string, code: string): Promise<number> {
  world.faults.reset();
  expect((await giveCode(token, code)).status).toBe(200);
  const written = world.faults.counts().list.findIndex(({ name }) => name.startsWith('TransactWrite')) + 1;
  expect(written).toBeGreaterThan(0);
  return written;
}

/** A sign-in that has read everything, while another thing happens from beginning to end before it is written. */
async function overtaken(token: string, code: string, written: number, by: () => Promise<void>) {
  let happened = false;
  world.faults.reset();
  world.faults.beforeNth(written, async () => {
    await by();
    happened = true;
  });
  const answer = await giveCode(token, code);
  expect(happened).toBe(true);
  return answer;
}

it('a code that another sign-in used between reading and writing opens nothing', async () => {
  const { user, secret, recoveryCodes } = await addStaffWithApp(world);
  const written = await writingOf(await tokenOf(user), recoveryCodes[0]!);
  for (const code of [codeOf(secret), recoveryCodes[1]!]) {
    const [first, second] = [await tokenOf(user), await tokenOf(user)];
    const signIn = async () => expect((await giveCode(first, code)).status).toBe(200);
    expect(await overtaken(second, code, written, signIn)).toMatchObject(USED);
  }
  expect(Object.keys((await readSecondFactor(job(), user.item.userId))!.recovery!)).toHaveLength(8);
}, 60_000);

it('a token that another code used up between reading and writing opens nothing, and uses no code', async () => {
  const { user, recoveryCodes } = await addStaffWithApp(world);
  const [one, other, late, third] = recoveryCodes as [string, string, string, string];
  const written = await writingOf(await tokenOf(user), one);
  const token = await tokenOf(user);
  const signIn = async () => expect((await giveCode(token, other)).status).toBe(200);
  expect(await overtaken(token, late, written, signIn)).toMatchObject(EXPIRED);
  expect((await giveCode(await tokenOf(user), late)).status).toBe(200);
  expect((await giveCode(await tokenOf(user), third)).status).toBe(200);
}, 60_000);

it('a token whose user’s sessions ended between reading and writing opens nothing, though nobody is blocked by then', async () => {
  const { user, recoveryCodes } = await addStaffWithApp(world);
  const written = await writingOf(await tokenOf(user), recoveryCodes[0]!);
  const token = await tokenOf(user);
  const change = async (isBlocked: boolean) => {
    const row = (await readUser(job(), user.item.userId))!;
    expect((await commit(job(), blockUserWrites(job(), row, isBlocked))).ok).toBe(true);
  };
  const both = async () => {
    await change(true);
    await change(false);
  };
  expect(await overtaken(token, recoveryCodes[1]!, written, both)).toMatchObject(EXPIRED);
  expect((await readUser(job(), user.item.userId))!.isBlocked).toBe(false);
  expect(await giveCode(token, recoveryCodes[1]!)).toMatchObject(EXPIRED);
  expect((await giveCode(await tokenOf(user), recoveryCodes[1]!)).status).toBe(200);
}, 60_000);
