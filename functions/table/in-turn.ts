import { type Failure, type FailureCode, fail, type Outcome } from '#shared/errors.ts';
import { whileBusy } from './until-it-stands.ts';

/** ms that somebody waits for a turn: what is tried then still answers within the 29 s that a call has. */
const LONGEST_WAIT = 20_000;

/** Who works at a row in this process, and who waits for it, by the row's name: settles when the last of them has left. */
const lines = new Map<string, Promise<void>>();

/**
 * Repeats what loses a race for a row that many want at once, as `whileBusy` does, one after the other by who came first:
 * each finds the row as the one before has left it, where all at once would read, write and lose for nothing. `name`: the
 * row's, the same for all who change it. `attempt` must read anew, and take no turn of this name. Answers `busy` where
 * nobody had a turn for it in 20 s, or the last round lost as well: nothing was written, and it is safe to ask again.
 */
export async function inTurn<const B extends FailureCode, Answer extends Outcome<unknown>>(
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
  try {
    return (await settlesWithin(before, LONGEST_WAIT)) ? await whileBusy(attempt) : fail(busy);
  } finally {
    leave();
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
