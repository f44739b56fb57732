import type { Actor, UserActor } from '#functions/actor.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { commitAfter } from '#functions/table/commit-after.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import { wordsOfKart } from './kart-words.ts';
import type { KartItem } from './model.ts';

type Called = Parameters<typeof wordsOfKart>[0] & Pick<KartItem, 'id' | 'createdAt'>;

/** ms of no moment that anything was made at. */
const LATEST = 9_999_999_999_999;
/** Of one word the newest comes first. */
const sortOf = ({ id, createdAt }: Called): string =>
  `${String(LATEST - Date.parse(createdAt)).padStart(13, '0')}#${id}`;

function wordWrites(actor: Actor, before: Called | undefined, next: Called) {
  const [old, now] = [before ? wordsOfKart(before) : [], wordsOfKart(next)];
  const key = (word: string) => listKeys.word(actor, 'KART', word, sortOf(next));
  return {
    come: now
      .filter((word) => !old.includes(word))
      .map((word): Write<never> => ({ kind: 'put', key: key(word), item: { kartId: next.id, word } })),
    gone: old.filter((word) => !now.includes(word)).map((word): Write<never> => ({ kind: 'delete', key: key(word) })),
  };
}

/**
 * Commits what makes or changes a quotation, so that it is found by what it is called then: new words stand before it, and
 * those that went are dropped after it. A word of what was never made, or that outlived its name, leads to nothing.
 */
export async function commitFindable<const F extends FailureCode = never>(
  actor: UserActor,
  { before, next }: { before: Called | undefined; next: Called },
  writes: readonly Write<F>[],
) {
  const { come, gone } = wordWrites(actor, before, next);
  const done = await commitAfter(actor, come, writes);
  if (done.ok && gone.length > 0) await commit(actor, gone);
  return done;
}
