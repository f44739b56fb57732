import type { Actor } from '#functions/actor.ts';
import type { RevisionName } from '#shared/site/model.ts';

/** How often what a revision covers was changed, as the head read with this call says: what a cache is keyed by. */
export const revisionOf = ({ head }: Actor, name: RevisionName): number => head.revisions[name] ?? 0;
