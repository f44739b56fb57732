import { describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { eventOf, sendEvent } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addCredit, lambda } from './test-calls.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });

function post(
  orderId: string,
  points: number,
  key: string | undefined,
  as: TestUser = world.user('sarathi', 'retail'),
) {
  return sendEvent<typeof addCredit>(
    lambda,
    eventOf({ site: as.site, call: addCredit, body: { orderId, points }, as, headers: { 'idempotency-key': key } }),
  );
}
const pointsOf = async (orderId: string) =>
  (await storedRow<{ points: number }>(keys.order(world.job('sarathi'), orderId)))?.points;

describe('a call repeated under its key', () => {
  it('gives the first answer and has one effect', async () => {
    const first = await post('A', 10, 'k1');
    const again = await post('A', 10, 'k1');
    expect(first).toMatchObject({ status: 200, result: { points: 10 } });
    expect({ ...again, cookies: [] }).toEqual({ ...first, cookies: [] });
    expect(await pointsOf('A')).toBe(10);
  });

  it('without a key, or under another, is another call', async () => {
    await post('B', 1, undefined);
    await post('B', 1, undefined);
    await post('B', 1, 'k2');
    expect(await pointsOf('B')).toBe(3);
  });

  it('refuses the key for another body', async () => {
    await post('C', 1, 'k3');
    expect(await post('C', 2, 'k3')).toMatchObject({ status: 422, errorCode: 'IDEMPOTENCY_REUSED' });
    expect(await pointsOf('C')).toBe(1);
  });

  it("keeps one user's keys apart from another's", async () => {
    await post('D', 1, 'k4');
    expect(await post('D', 2, 'k4', world.user('sarathi', 'staff'))).toMatchObject({
      status: 200,
      result: { points: 2 },
    });
    expect(await pointsOf('D')).toBe(3);
  });

  it('has one effect and one answer when twenty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('E', 7, 'k5')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.map(({ result }) => result)).toEqual(
      Array.from({ length: 20 }, () => ({ orderId: 'E', points: 7 })),
    );
    expect(await pointsOf('E')).toBe(7);
  });

  it("gives the winner's answer also to one whose own conditions the winner has just broken", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('F', 1000, 'k6')));
    expect(answers.map(({ status, errorCode }) => errorCode ?? status)).toEqual([200, 200, 200, 200, 200]);
    expect(await pointsOf('F')).toBe(1000);
    expect(await post('F', 1, 'k7')).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  });

  it('answers the repeat after the first answer was lost on its way', async () => {
    world.faults.failNth(3, 'after');
    expect(await post('G', 4, 'k8')).toMatchObject({ status: 500 });
    expect(await post('G', 4, 'k8')).toMatchObject({ status: 200, result: { points: 4 } });
    expect(await pointsOf('G')).toBe(4);
  });

  it('a refusal claims nothing: the key may be tried again', async () => {
    await post('H', 1000, undefined);
    expect(await post('H', 1, 'k9')).toMatchObject({ status: 409 });
    expect(await post('I', 1, 'k9')).toMatchObject({ status: 200 });
  });

  it('is remembered for 24 hours, and new after that even if the table has not deleted the claim yet', async () => {
    await post('J', 5, 'k10');
    world.clock.advance(DAY - MINUTE);
    await post('J', 5, 'k10');
    expect(await pointsOf('J')).toBe(5);
    world.clock.advance(MINUTE);
    expect(await post('J', 5, 'k10')).toMatchObject({ status: 200 });
    expect(await pointsOf('J')).toBe(10);
  });
});
