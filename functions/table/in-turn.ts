import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '#functions/clock.ts';
import { type Failure, type FailureCode, fail, type Outcome } from '#shared/errors.ts';
import { SECOND } from '#shared/time.ts';
import type { TurnTaker } from './take-moment.ts';
import { isBusy } from './until-it-stands.ts';

/** That somebody waits for a turn, and for another after one that was lost: what is tried then still answers within the 29 s that a call has. */
const LONGEST_WAIT = 20 * SECOND;
/** Moments of whoever lost the row, one after the other: as long as a try of theirs took, within what tries take. */
const SHORTEST_MOMENT = 40;
const LONGEST_MOMENT = 200;
/** Moments that one takes: whoever loses so many is among far more than the row can serve. */
const MOST_MOMENTS = 8;

/** Who works at a row in this process, and who waits for it, by the row's name: settles when the last of them has left. */
const lines = new Map<string, Promise<void>>();

/**
 * Changes a row that many want at once, one after the other by who came first: each finds it as the one before has left it,
 * where all at once would read, write and lose for nothing. Within a process they wait for each other (`lines`); of those in
 * different ones, who all try at first, whoever loses takes the next free moment (`inMoments`). `name`: the row's, the same
 * for all who change it. `attempt` must read anew, and take no turn of this name. Answers `busy`, or BUSY or WALLET_BUSY as
 * its last round did, where nobody had a turn for it in 20 s: nothing was written, and it is safe to ask again.
 */
export async function inTurn<const B extends FailureCode, Answer extends Outcome<unknown>>(
  actor: TurnTaker,
  name: string,
  busy: B,
  attempt: () => Promise<Answer>,
): Promise<Answer | Failure<B>> {
  const before = lines.get(name) ?? Promise.resolve();
  let leave: () => void = () => undefined;
  const mine = new Promise<void>((resolve) => (leave = resolve));
  const all = before.then(() => mine);
  lines.set(name, all);
  void all.then(() => lines.get(name) === all && lines.delete(name));
  const latest = clock.now() + LONGEST_WAIT;
  try {
    return (await settlesWithin(before, LONGEST_WAIT)) ? await inMoments(actor, name, latest, attempt) : fail(busy);
  } finally {
    leave();
  }
}

/**
 * Tries until it is not lost, anew at moments that are each one's own in all processes. A loss costs a write; none where
 * nobody else comes. `latest`: at which the last begins, ms since 1970.
 */
export async function inMoments<Answer extends Outcome<unknown>>(
  actor: TurnTaker,
  name: string,
  latest: number,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let moments = 0; ; moments++) {
    const began = clock.now();
    const answer = await attempt();
    if (answer.ok || !isBusy(answer) || moments === MOST_MOMENTS) return answer;
    const ms = Math.min(Math.max(clock.now() - began, SHORTEST_MOMENT), LONGEST_MOMENT);
    const { takeMoment } = await import('./take-moment.ts');
    const from = await takeMoment(actor, name, ms, latest);
    if (from === undefined) return answer;
    await pause(Math.max(0, from - clock.now()));
  }
}

const settlesWithin = (turn: Promise<void>, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const over = setTimeout(resolve, ms, false);
    void turn.then(() => {
      clearTimeout(over);
      resolve(true);
    });
  });
