import type { Actor, LinkActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commitCounting } from './commit-counting.ts';
import { firstInLineWrite, nextInLineWrite } from './line-writes.ts';

/** Whoever writes under no condition but its own writes'. */
export type TurnTaker = Exclude<Actor, LinkActor>;

/** Takes `ms` that are nobody else's and answers when they begin, ms since 1970; undefined where there are none before `latest`. */
export async function takeMoment(
  actor: TurnTaker,
  name: string,
  ms: number,
  latest: number,
): Promise<number | undefined> {
  const now = clock.now();
  if (now >= latest) return undefined;
  // What is taken only grows: whoever was not the first after all is the next one then.
  for (;;) {
    const next = await commitCounting(actor, nextInLineWrite(actor, name, { ms, now, latest }));
    if (next.ok) return Number(next.value.until) - ms;
    if (next.code === 'BUSY') return undefined;
    const first = await commitCounting(actor, firstInLineWrite(actor, name, { ms, now }));
    if (first.ok) return now;
    if (first.code === 'BUSY') return undefined;
  }
}
