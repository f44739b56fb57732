import type { Actor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { fail, type Failure } from '#shared/errors.ts';

export const NO_GROUPS = 'This site has no permission groups.';

/**
 * The refusal of what changes groups or puts somebody into one, on a site whose meta does not offer them (spec:
 * customers-and-partners 6). What members hold by a group of before goes on, and can be read.
 */
export async function whyNoGroups(actor: Actor): Promise<Failure<'FORBIDDEN'> | undefined> {
  const { wlMeta } = await readSite(actor);
  return wlMeta.canShowPermissionMenu ? undefined : fail('FORBIDDEN', { message: NO_GROUPS });
}
