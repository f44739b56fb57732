import type { Actor, LinkActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commitCounting } from '#functions/table/commit-counting.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { addDays, dayIn, SECOND } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { CallsOfDayItem } from '../model.ts';
import { callWrite, type Limits } from './use-writes.ts';

/** A second begins, or somebody else began it: more often than that nobody is overtaken. */
const TRIES = 4;

/** The second that this process last counted in, by the machine user: guessed right, a call costs one write. */
const lastSeconds = new Map<string, number>();

/**
 * Takes one call of what a key has in this second and on this day of the site's, before any work is done; answers which of
 * the day it is. One conditional write, two where a second begins that this process did not know. TOO_MANY_REQUESTS with
 * the seconds to wait, and nothing is written.
 */
export async function spendCall(
  actor: Exclude<Actor, LinkActor>,
  machineId: string,
  limits: Limits,
): Promise<Outcome<number, 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const now = clock.now();
  const second = Math.floor(now / SECOND);
  const day = dayIn(actor.head.zone, now);
  let isFirst = lastSeconds.get(machineId) !== second;
  for (let tries = 0; tries < TRIES; tries++) {
    let stands: CallsOfDayItem | undefined;
    const write = callWrite(actor, machineId, { day, second, isFirst }, limits, (old) => {
      stands = old as unknown as CallsOfDayItem | undefined;
    });
    const done = await commitCounting<typeof actor, 'TOO_MANY_REQUESTS'>(actor, write);
    if (done.ok) {
      if (lastSeconds.size > 1000) lastSeconds.clear();
      lastSeconds.set(machineId, second);
      return ok(Number(done.value.calls));
    }
    if (done.code !== 'TOO_MANY_REQUESTS') return fail('BUSY');
    const refused = stands && whyNot(stands, second, limits, () => untilTomorrow(actor.head.zone, day, now));
    if (refused) return refused;
    isFirst = stands === undefined || stands.second < second;
  }
  return fail('TOO_MANY_REQUESTS', { message: 'This key was used too often at once.', retryAfter: 1 });
}

function whyNot(stands: CallsOfDayItem, second: number, limits: Limits, untilDayEnds: () => number) {
  const { perSecond, perDay } = limits;
  if (stands.calls >= perDay)
    return fail('TOO_MANY_REQUESTS', {
      message: `This key has made its ${perDay} calls of today.`,
      retryAfter: untilDayEnds(),
    });
  if (stands.second >= second && stands.inSecond >= perSecond)
    return fail('TOO_MANY_REQUESTS', {
      message: `This key may make at most ${perSecond} calls a second.`,
      retryAfter: 1,
    });
  return undefined;
}

const untilTomorrow = (zone: string, day: string, now: number): number =>
  Math.max(1, Math.ceil((localToMs(`${addDays(day, 1)}T00:00`, zone) - now) / SECOND));
