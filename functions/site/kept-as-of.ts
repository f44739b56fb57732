import type { Actor } from '#functions/actor.ts';
import type { RevisionName } from '#shared/site/model.ts';
import { revisionOf } from './revision.ts';

/** Sites (or parts of sites) of which one thing is held in memory; the one asked for longest ago gives way. */
const MOST = 1000;

/**
 * Keeps in memory what is read of a site until the head's revision of this name moves: a change is seen by the next
 * request. `part`: of what the site has several of, which. A read that fails is not kept.
 */
export function keptAsOf<Value>(
  name: RevisionName,
  most = MOST,
): (actor: Actor, read: () => Promise<Value>, part?: string) => Promise<Value> {
  const kept = new Map<string, { revision: number; value: Value }>();
  return async (actor, read, part = '') => {
    const revision = revisionOf(actor, name);
    const at = `${actor.site}\n${part}`;
    const known = kept.get(at);
    const value = known?.revision === revision ? known.value : await read();
    kept.delete(at);
    kept.set(at, { revision, value });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}
