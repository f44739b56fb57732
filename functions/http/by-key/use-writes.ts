import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Item } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import { taskPlaces } from '#functions/tasks/writes.ts';
import type { KeyRights } from '#functions/users/model.ts';
import { addDays, DAY, dayIn, instant, SECOND } from '#shared/time.ts';
import { requestKeys } from '../keys.ts';
import { answerPlace, type AnswerKind, countField, packedAnswer } from './answer-fields.ts';

/** Counts of a day are kept a little longer than a key can live. */
const KEPT = 400 * DAY;
/** Days whose counts are kept of a key. */
const DAYS_KEPT = 31;
/** Days before them that the first call of a day clears away: whoever rests longer keeps some figures longer. */
const DAYS_CLEARED = 31;
const kinds: readonly AnswerKind[] = ['answered', 'refused', 'searches', 'bookings'];

export type Limits = Pick<KeyRights, 'perSecond' | 'perDay'>;
type Counting = Extract<Write<'TOO_MANY_REQUESTS'>, { kind: 'update' }>;

const ttl = (): number => Math.ceil((clock.now() + KEPT) / SECOND);

/**
 * Counts one call of a key on a day, in a second (seconds since 1970) that it begins (`isFirst`) or goes on with. Clocks of
 * processes differ: one that is behind counts in the second that another began. TOO_MANY_REQUESTS, `told` the row as it
 * stands, where it would be one too many, or the second was begun, or is over.
 */
export const callWrite = (
  actor: Actor,
  machineId: string,
  { day, second, isFirst }: { day: string; second: number; isFirst: boolean },
  { perSecond, perDay }: Limits,
  told: (row: Item | undefined) => void,
): Counting => ({
  kind: 'update',
  key: requestKeys.callsOfDay(actor, machineId, day),
  set: { ttl: ttl(), ...(isFirst && { second, inSecond: 1 }) },
  add: { calls: 1, ...(!isFirst && { inSecond: 1 }) },
  when: isFirst
    ? [{ anyOf: [{ absent: true }, { field: 'second', below: second }] }, belowOrNone('calls', perDay)]
    : [
        { field: 'second', atLeast: second },
        { field: 'inSecond', below: perSecond },
        { field: 'calls', below: perDay },
      ],
  otherwise: (old) => {
    told(old);
    return 'TOO_MANY_REQUESTS';
  },
});

const belowOrNone = (field: string, below: number) => ({
  anyOf: [{ field, missing: true } as const, { field, below }],
});

/**
 * Has the owner told that a key has nearly used up its day: a due task, written as an update, since functions that never
 * commit may do no more to what is counted.
 */
export function nearLimitWrite(actor: Actor, machineId: string): Write<never> {
  const now = instant(clock.now());
  const subject = { site: actor.site, reference: machineId, name: 'key-limit' };
  return {
    kind: 'update',
    key: requestKeys.nearLimitTask(actor, machineId),
    set: { kind: 'MAIL', attempts: 0, ...taskPlaces(actor, 'MAIL', subject, now, now).set },
  };
}

/** An answer that a key was given. */
export interface Given {
  /** The call by its name. */
  call: string;
  status: number;
  /** The gateway's id of the request. */
  request: string;
  /** Which call of the day it was. */
  nth: number;
}

/** Counts an answer by its day and `kind`, with `over` calls that were refused for the limits, and keeps it among the last hundred. */
export function answerWrite(
  actor: Actor,
  machineId: string,
  { nth, ...given }: Given,
  { kind, over }: { kind: AnswerKind | undefined; over: number },
): Write<never> {
  const now = clock.now();
  const day = dayIn(actor.head.zone, now);
  const isAnswered = given.status < 400;
  const refused = (isAnswered ? 0 : 1) + over;
  return {
    kind: 'update',
    key: requestKeys.answers(actor, machineId),
    set: {
      [answerPlace(day, nth)]: packedAnswer({ at: instant(now), nth, ...given }),
      lastAt: instant(now),
      ttl: ttl(),
    },
    add: {
      ...(isAnswered && { [countField(day, 'answered')]: 1 }),
      ...(refused && { [countField(day, 'refused')]: refused }),
      ...(isAnswered && kind && { [countField(day, kind)]: 1 }),
    },
    ...(nth === 1 && { remove: fieldsBefore(addDays(day, -DAYS_KEPT)) }),
  };
}

const fieldsBefore = (day: string): string[] =>
  Array.from({ length: DAYS_CLEARED }, (_, back) => addDays(day, -back)).flatMap((old) =>
    kinds.map((kind) => countField(old, kind)),
  );
