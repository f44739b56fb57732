import type { Actor } from '#functions/actor.ts';
import { linkAt } from '#functions/actors/link.ts';
import { supplierSiteOf } from '#functions/site/linked-sources.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import { readSourcesFor } from '#functions/site/store.ts';
import type { SeenFareItem } from '../model.ts';

/** Whether the actor's site sells a supplier's flights now. One trip. */
export const sellsThrough = async (actor: Actor, supplier: string): Promise<boolean> =>
  (await linkAt(actor, supplier)) !== undefined;

/** Whether a source that is on sells now: one of another site while the link to it does. One trip, of a linked one. */
export const sellsNow = async (
  actor: Actor,
  setting: Pick<SupplierSetting, 'adapter' | 'settings'>,
): Promise<boolean> => setting.adapter !== 'linked' || sellsThrough(actor, supplierSiteOf(setting));

/** Names of the sources that the actor is sold flights of now. One trip for each of `among` that another site supplies. */
async function sellingNow(actor: Actor, among: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = (await readSourcesFor(actor)).filter(({ name }) => among.includes(name));
  const sells = await Promise.all(asked.map((setting) => sellsNow(actor, setting)));
  return new Set(asked.filter((_, at) => sells[at]).map(({ name }) => name));
}

/** Fares seen lately without those of a source that sells nothing any more, each at its place. */
export async function stillSold<T extends SeenFareItem | undefined>(
  actor: Actor,
  seen: readonly T[],
): Promise<(T | undefined)[]> {
  const names = new Set(seen.flatMap((fare) => fare?.source ?? []));
  if (names.size === 0) return [...seen];
  const selling = await sellingNow(actor, [...names]);
  return seen.map((fare) => (fare?.source !== undefined && !selling.has(fare.source) ? undefined : fare));
}
