import type { RequestOf } from '#shared/contract.ts';
import type { searchWlUser } from '#shared/users/customers/search-wl-user.ts';

/** Letters that a name must have before it is looked for. */
const LEAST = 2;

/** What is asked of the customers for what was typed; people and companies ask the same, once. */
export const customersByWords = (words: string): RequestOf<typeof searchWlUser>[] =>
  words.length < LEAST ? [] : [{ searchQuery: words.slice(0, 120) }];
