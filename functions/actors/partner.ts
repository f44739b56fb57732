import { type PartnerActor, seal, type UserActor } from '#functions/actor.ts';
import { getItems } from '#functions/table/read.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { identityKeys } from './identity-keys.ts';

/**
 * The actor, a member of staff, at other sites, in the order asked; undefined where there is none that can be dealt with: no
 * such site, one that the platform has closed, the sandbox, or their own. One trip. `evenClosed`: of a closed one what was
 * asked or agreed can still be ended.
 */
export async function partnersAt(
  { site: home, userId }: UserActor,
  sites: readonly string[],
  { evenClosed = false }: { evenClosed?: boolean } = {},
): Promise<(PartnerActor | undefined)[]> {
  const once = [...new Set(sites)];
  const heads = once.length ? await getItems(once.map((site) => identityKeys.head(site))) : [];
  const bySite = new Map(once.map((site, at) => [site, heads[at]]));
  return sites.map((site) => {
    const head = bySite.get(site);
    if (!head || site === home || (head.isSuspended && !evenClosed) || head.isSandbox) return undefined;
    return seal<PartnerActor>({ kind: 'partner', site: head.site, head, home, userId });
  });
}

/** The same at one site. One read. */
export const partnerAt = async (
  actor: UserActor,
  site: string,
  how?: Parameters<typeof partnersAt>[2],
): Promise<PartnerActor | undefined> => (await partnersAt(actor, [site], how))[0];

/** A stay at a supplier's: who commits at both sites, here and at home, and where the partner is written to. */
export interface Stay {
  here: PartnerActor;
  home: PartnerActor;
  /** The partner's contact, as it gave it when it asked; empty for none. */
  email: string;
}

/** Who stands for a partner site at the actor's; undefined of anybody else, and once the partner is gone. One trip. */
export async function stayOf({ site, head, stay }: UserActor): Promise<Stay | undefined> {
  if (!stay) return undefined;
  const { home, userId } = stay;
  const [homeHead, ...known] = await getItems([
    identityKeys.head(home),
    ...supplierCategories.map((category) => identityKeys.consumer(site, home, category)),
  ] as const);
  if (!homeHead) return undefined;
  return {
    here: seal<PartnerActor>({ kind: 'partner', site, head, home, userId }),
    home: seal<PartnerActor>({ kind: 'partner', site: home, head: homeHead, home: site, userId }),
    email: known.find((one) => one?.adminEmail)?.adminEmail ?? '',
  };
}
