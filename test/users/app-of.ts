import { Secret, TOTP } from 'otpauth';
import { clock } from '#functions/clock.ts';
import { MINUTE } from '#shared/time.ts';
import { confirmSecondFactor } from '#shared/users/session/confirm-second-factor.ts';
import { login } from '#shared/users/session/login.ts';
import { startSecondFactor } from '#shared/users/session/start-second-factor.ts';
import { turnOnSecondFactor } from '#shared/users/session/turn-on-second-factor.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

export const PASSWORD = 'monsoon over Kochi';

/** What an authenticator app shows for a secret, so many steps of 30 s from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now() + steps * 30_000 });

/** Six digits that are not among those that would do now. */
export const wrongCodeFor = (secret: string): string => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!;
};

/** Somebody of staff who has set up a second factor, some steps ago: the code that they set it up with is old. */
export async function addStaffWithApp(world: World, fields: Parameters<World['addUser']>[2] = {}) {
  const user = await world.addUser('sarathi', 'staff', { password: PASSWORD, isSuperAdmin: false, ...fields });
  const { result: app } = await callHttp({
    site: 'sarathi',
    call: startSecondFactor,
    body: { password: PASSWORD },
    as: user,
  });
  const { secret } = app!;
  const turned = await callHttp({
    site: 'sarathi',
    call: turnOnSecondFactor,
    body: { code: codeOf(secret) },
    as: user,
  });
  world.clock.advance(2 * MINUTE);
  const { recoveryCodes, sessionId } = turned.result!;
  return { user, secret, uri: app!.uri, recoveryCodes, token: sessionId };
}

/** The first step of signing in. */
export const giveEmailAndPassword = ({ item: { email } }: TestUser, password = PASSWORD) =>
  callHttp({ site: 'sarathi', call: login, body: { email, password } });

/** The token for the second step. */
export async function tokenOf(user: TestUser): Promise<string> {
  const { errorCode, result } = await giveEmailAndPassword(user);
  if (errorCode !== 'SECOND_FACTOR_NEEDED') throw new Error(`no second step: ${errorCode}`);
  return (result as unknown as { token: string }).token;
}

/** The second step of signing in. */
export const giveCode = (token: string, code: string, site: 'sarathi' | 'gulf' = 'sarathi') =>
  callHttp({ site, call: confirmSecondFactor, body: { token, code } });
