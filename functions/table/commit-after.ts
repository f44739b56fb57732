import type { Actor } from '#functions/actor.ts';
import { type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { commit, type Refused } from './commit.ts';
import type { Write } from './write.ts';

/** So many writes stand in one commit of those that go before. */
const AT_ONCE = 25;

/**
 * Commits `writes` once what they need to have been written stands: `before`, of any number, in commits of their own, a
 * few at a time. For what grows with what is sold (a look-up for each word of each name, each ticket), which a transaction
 * has no room for and a transition must never fail of. Nothing of `before` has a condition or adds up, and it does no harm
 * where the transition is refused: whoever repeats the whole writes it again, to the same. Throws where that does not hold.
 */
export async function commitAfter<A extends Actor, const F extends FailureCode = never, B extends FailureCode = 'BUSY'>(
  actor: A,
  before: readonly Write<never>[],
  writes: readonly Write<F>[],
  options: { busy?: B } = {},
): Promise<Outcome<void, Refused<A, F, B>>> {
  const written = await commitInParts(actor, before, options);
  return written.ok ? commit(actor, writes, options) : written;
}

async function commitInParts<A extends Actor, B extends FailureCode>(
  actor: A,
  writes: readonly Write<never>[],
  options: { busy?: B },
): Promise<Outcome<void, Refused<A, never, B>>> {
  if (!writes.every(isRepeatable)) throw new Error('only what can be repeated is written before a commit');
  for (let at = 0; at < writes.length; at += AT_ONCE) {
    const written = await commit(actor, writes.slice(at, at + AT_ONCE), options);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

/** Written twice it is as written once, whatever stands there. */
const isRepeatable = ({ kind, when }: Write<never>): boolean =>
  (kind === 'put' || kind === 'delete') && when === undefined;
