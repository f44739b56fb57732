import type { Actor } from '#functions/actor.ts';
import { siteKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { RevisionName } from '#shared/site/model.ts';

/**
 * With every change of what a revision covers: the next request of the site reads it anew. Adds to that one counter, so
 * that two editors of different things never undo each other.
 */
export const bumpRevision = (actor: Actor, name: RevisionName): Write<never> => ({
  kind: 'update',
  key: siteKeys.site(actor, 'HEAD'),
  add: { [`revisions.${name}`]: 1 },
  when: [{ exists: true }],
});
