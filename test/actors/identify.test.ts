import { beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { identify } from '#functions/actors/identify.ts';
import { commit } from '#functions/table/commit.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import { MINUTE } from '#shared/time.ts';
import { signInTestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const HOST = 'sarathi.localhost';
beforeEach(() => world.faults.reset());
const spent = () => world.faults.counts().operations;
/** Keys of the one trip in which everything is read. */
const keysRead = (): { pk: string }[] =>
  world.faults
    .counts()
    .list.filter(({ name }) => name === 'BatchGetItem')
    .flatMap(({ input }) =>
      Object.values(input.RequestItems as Record<string, { Keys: { pk: string }[] }>).flatMap(({ Keys }) => Keys),
    );
const unknown = { ok: false, code: 'UNKNOWN_SITE' };

describe('the site of a request', () => {
  it.each([
    ['', 'no name'],
    ['sarathi.localhost/', 'a path behind it'],
    [' sarathi.localhost', 'a space before it'],
    ['Sarathi.localhost', 'capitals, which nobody stores'],
    ['a'.repeat(254), 'a name longer than any'],
  ])('is not looked for under %j: %s', async (host) => {
    expect(await identify(host, undefined, undefined)).toMatchObject(unknown);
    expect(spent()).toBe(0);
  });

  it.each(['../gulf', 'sara thi', 'sarathi/', '/sarathi', 's'.repeat(41)])('is not looked for as %j', async (hint) => {
    expect(await identify(HOST, hint, undefined)).toMatchObject(unknown);
    expect(spent()).toBe(0);
  });

  it('may have a name of 253 characters, and an id of 40', async () => {
    expect(await identify('a'.repeat(253), undefined, undefined)).toMatchObject(unknown);
    expect(spent()).toBe(1);
    world.faults.reset();
    expect(await identify(HOST, 's'.repeat(40), undefined)).toMatchObject(unknown);
    expect(spent()).toBe(1);
  });

  it('comes with one trip where the request names it, and with one more where it does not', async () => {
    expect(await identify(HOST, 'sarathi', undefined)).toMatchObject({
      ok: true,
      value: { head: { site: 'sarathi' } },
    });
    expect(keysRead()).toHaveLength(2);
    expect(spent()).toBe(1);
    world.faults.reset();
    expect(await identify(HOST, undefined, undefined)).toMatchObject({ ok: true });
    expect(spent()).toBe(2);
  });

  it('is remembered by its host for a minute', async () => {
    await identify('gulf.localhost', undefined, undefined);
    world.clock.advance(MINUTE - 1);
    world.faults.reset();
    expect(await identify('gulf.localhost', undefined, undefined)).toMatchObject({ value: { head: { site: 'gulf' } } });
    expect(spent()).toBe(1);
    world.clock.advance(1);
    world.faults.reset();
    expect(await identify('gulf.localhost', undefined, undefined)).toMatchObject({ value: { head: { site: 'gulf' } } });
    expect(spent()).toBe(2);
  });

  it("is never another than the host's, whatever the request says", async () => {
    expect(await identify(HOST, 'gulf', undefined)).toMatchObject(unknown);
    expect(await identify('nobody.localhost', 'gulf', undefined)).toMatchObject(unknown);
    expect(await identify('nobody.localhost', undefined, undefined)).toMatchObject(unknown);
  });

  it('is forgotten when the host went to another, and found there at the next request', async () => {
    const move = (site: string) =>
      commit(job(), [{ kind: 'put', key: globalKeys.domain('moving.localhost'), item: { site } }]);
    await move('sarathi');
    const ask = () => identify('moving.localhost', undefined, undefined);
    expect(await ask()).toMatchObject({ value: { head: { site: 'sarathi' } } });
    await move('gulf');
    expect(await ask()).toMatchObject(unknown);
    expect(await ask()).toMatchObject({ value: { head: { site: 'gulf' } } });
  });

  it('is none where a host points to a site that is not there', async () => {
    await commit(job(), [{ kind: 'put', key: globalKeys.domain('early.localhost'), item: { site: 'early' } }]);
    expect(await identify('early.localhost', undefined, undefined)).toMatchObject(unknown);
  });
});

describe('who stands behind a request', () => {
  const visitor = { session: undefined, user: undefined, sessionHash: '' };
  const asked = async (token: string | undefined) => {
    const identity = await identify(HOST, 'sarathi', token);
    if (!identity.ok) throw new Error(identity.code);
    return identity.value;
  };

  it('is the user of a live session, in the same trip', async () => {
    const { token, item } = world.user('sarathi', 'retail');
    const sessionHash = hashSecret(token.split('.')[1]!);
    expect(await asked(token)).toMatchObject({
      user: { userId: item.userId },
      session: { userId: item.userId },
      sessionHash,
      isSessionOver: false,
    });
    expect(spent()).toBe(1);
    expect(keysRead()).toHaveLength(4);
  });

  it('is a visitor without a token, and nothing is over', async () => {
    expect(await asked(undefined)).toMatchObject({ ...visitor, isSessionOver: false });
    expect(await asked('')).toMatchObject({ ...visitor, isSessionOver: false });
  });

  it('is nobody by a token that can be none, and no session is looked for', async () => {
    const { token } = world.user('sarathi', 'retail');
    const [userId, secret] = token.split('.');
    const wrong = [
      'x',
      userId!,
      `${userId}.`,
      `.${secret}`,
      `${userId}.${secret}.`,
      `${userId}.${secret!.slice(0, 19)}`,
      `${userId}.${'a'.repeat(81)}`,
      `${userId!.slice(0, 9)}.${secret}`,
      `${'A'.repeat(41)}.${secret}`,
      `${userId!.toLowerCase()}.${secret}`,
      ` ${token}`,
      `${token} `,
      `${userId}.${secret!.slice(0, 30)}!`,
    ];
    for (const one of wrong) {
      world.faults.reset();
      expect(await asked(one), one).toMatchObject({ ...visitor, isSessionOver: true });
      expect(keysRead(), one).toHaveLength(2);
    }
  });

  it.each([
    [10, 20],
    [40, 80],
  ])('is looked for by an id of %d characters with a secret of %d', async (id, secret) => {
    expect(await asked(`${'A'.repeat(id)}.${'s'.repeat(secret)}`)).toMatchObject({ ...visitor, isSessionOver: true });
    expect(keysRead()).toHaveLength(4);
  });

  it("is nobody by another's session", async () => {
    const [one, other] = [world.user('sarathi', 'retail'), world.user('sarathi', 'travelAgent')];
    const borrowed = `${other.item.userId}.${one.token.split('.')[1]}`;
    expect(await asked(borrowed)).toMatchObject({ ...visitor, isSessionOver: true });
  });

  it('is nobody from the millisecond on at which the session ends', async () => {
    const { item } = world.user('sarathi', 'retail');
    const last = await signInTestUser('sarathi', item, { lasting: 1 });
    expect((await asked(last)).user?.userId).toBe(item.userId);
    expect(await asked(await signInTestUser('sarathi', item, { lasting: 0 }))).toMatchObject({
      ...visitor,
      isSessionOver: true,
    });
  });

  it.each([
    ['was blocked', { set: { isBlocked: true } }],
    ['signed out everywhere', { add: { sessionEpoch: 1 } }],
  ])('is nobody where the user %s', async (_, change) => {
    const { token, item } = await world.addUser('sarathi', 'retail');
    expect((await asked(token)).user?.userId).toBe(item.userId);
    await commit(job(), [{ kind: 'update', key: keys.user(job(), item.userId), ...change }]);
    expect(await asked(token)).toMatchObject({ ...visitor, isSessionOver: true });
  });

  it('is nobody where the user is gone, or the session', async () => {
    const [one, two] = [await world.addUser('sarathi', 'retail'), await world.addUser('sarathi', 'retail')];
    await commit(job(), [{ kind: 'delete', key: keys.user(job(), one.item.userId) }]);
    await commit(job(), [{ kind: 'delete', key: keys.session(job(), hashSecret(two.token.split('.')[1]!)) }]);
    for (const { token } of [one, two]) expect(await asked(token)).toMatchObject({ ...visitor, isSessionOver: true });
  });
});
