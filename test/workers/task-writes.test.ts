import { expect, test } from 'vitest';
import { endTask, leaseTask, listedKinds, moveTask, putTask } from '#functions/tasks/writes.ts';
import { leaseOrderWrites, releaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { keys } from '#functions/keys.ts';
import { dueIn, dueShard } from '#functions/table/due.ts';
import type { Write } from '#functions/table/write.ts';
import { orderStates } from '#shared/payments/model.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-11-21T06:00:00.000Z';
const LATER = '2026-11-21T06:05:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const job = testJob('sarathi', 'test');
const key = keys.orderTask(job, 'O1', 'BOOK');
const subject = { site: 'sarathi', reference: 'O1', name: 'order' };
const reasonOf = (write: Write<FailureCode>, old: Record<string, unknown> | undefined) =>
  typeof write.otherwise === 'function' ? write.otherwise(old) : write.otherwise;

test('a task stands among what is due, and where staff look only if it waits for somebody', () => {
  const due = { dp: dueIn('BOOK', dueShard('O1')).value, ds: LATER };
  expect(putTask(job, key, 'BOOK', subject, Date.parse(LATER))).toEqual({
    kind: 'put',
    key,
    item: { kind: 'BOOK', attempts: 0, card: subject, ...due },
  });
  expect(listedKinds).toEqual(['UNKNOWN', 'HOLD', 'REFUND']);
  for (const kind of listedKinds) {
    expect(putTask(job, key, kind, subject, Date.parse(LATER))).toMatchObject({
      item: { ds: LATER, g1p: keys.tasksByKind(job, kind).value, g1s: AT },
    });
    expect(putTask(job, key, kind, subject, now, Date.parse(LATER))).toMatchObject({ item: { ds: AT, g1s: LATER } });
  }
});

test('a task is taken by whoever saw it as it is, moved only while it is there, and ended by anybody', () => {
  expect(leaseTask(key, AT, Date.parse(LATER))).toEqual({
    kind: 'update',
    key,
    set: { ds: LATER },
    add: { attempts: 1 },
    when: [{ field: 'ds', is: AT }],
    otherwise: 'BUSY',
  });
  expect(moveTask(key, Date.parse(LATER))).toEqual({
    kind: 'update',
    key,
    set: { ds: LATER },
    when: [{ exists: true }],
    otherwise: 'CONFLICT',
  });
  expect(endTask(key)).toEqual({ kind: 'delete', key });
});

test('an order is taken while it is on its way, seen so, and nobody holds it', () => {
  const lease = { lease: 'L', leasedUntil: now + 1 };
  const [taken] = leaseOrderWrites(job, 'O1', lease, 'TICKETING');
  const onItsWay = ['HOLDING', 'RELEASING', 'PAID', 'BOOKING', 'UNKNOWN', 'HELD', 'TICKETING', 'REFUNDING'];
  const held = {
    anyOf: [
      { field: 'leasedUntil', missing: true },
      { field: 'leasedUntil', below: now },
    ],
  };
  expect(taken).toMatchObject({ kind: 'update', key: keys.order(job, 'O1'), set: lease });
  expect(taken!.when).toEqual([{ field: 'state', oneOf: onItsWay }, { field: 'state', is: 'TICKETING' }, held]);
  expect(leaseOrderWrites(job, 'O1', lease)[0]!.when).toEqual([{ field: 'state', oneOf: onItsWay }, held]);
  expect(orderStates.filter((state) => reasonOf(taken!, { state }) === 'BUSY')).toEqual(onItsWay);
  expect([undefined, { state: 'COMPLETED' }].map((old) => reasonOf(taken!, old))).toEqual(
    Array(2).fill('ILLEGAL_TRANSITION'),
  );
});

test('an order is let go of by its holder, with what else is to be noted', () => {
  const freed = { kind: 'update', key: keys.order(job, 'O1'), remove: ['lease', 'leasedUntil'], otherwise: 'BUSY' };
  const when = [{ field: 'lease', is: 'L' }];
  expect(releaseOrderWrites(job, 'O1', 'L')).toEqual([{ ...freed, set: {}, when }]);
  expect(releaseOrderWrites(job, 'O1', 'L', { isDeskTold: true })).toEqual([
    { ...freed, set: { isDeskTold: true }, when },
  ]);
});
