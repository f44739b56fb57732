import type { WordKind, WordRows } from './word-rows.ts';
import type { Actor } from '#functions/actor.ts';
import { at, rows } from '#functions/table/site-key.ts';

/** Whole letters: half of one that takes two units of UTF-16 is no key. */
const firstLetters = (word: string): string => [...word].slice(0, 2).join('');

/** What lists of every domain stand on: words that are typed, and totals. */
export const listKeys = {
  /** Typed search: words of a kind by their first two letters, `begins_with` on the sort key `word#id`. */
  word: (actor: Actor, kind: WordKind, word: string, id: string) =>
    at(actor, 'TOK', kind, firstLetters(word))(`${word}#${id}`),
  words: <Kind extends WordKind>(actor: Actor, kind: Kind, prefix: string) =>
    rows<WordRows[Kind]>(actor, 'TOK', kind, firstLetters(prefix)),
  /** Sharded counters of a list's total: one row a site would conflict on every booking. */
  counter: (actor: Actor, what: string, shard: number) => at(actor, 'CNT', what)<{ count: number }>(String(shard)),
};
