import { callsByDomain } from '#shared/calls.ts';
import type { DomainLists } from './list-row.ts';

/** A domain without its file fails here, by the file's name. */
const byDomain = await Promise.all(
  Object.keys(callsByDomain).map(
    async (domain) => ((await import(`./lists/${domain}.ts`)) as { lists: DomainLists }).lists,
  ),
);

/** Every list there is. */
export const listRows = byDomain.flatMap(({ measured }) => measured);

/** Calls whose answers hold rows and that are no lists. */
export const noLists = byDomain.flatMap(({ left = {} }) => Object.keys(left));
