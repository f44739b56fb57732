import type { Actor } from '#functions/actor.ts';
import { readFew } from '#functions/records/whole-kind-store.ts';
import { markets } from '../masters.ts';
import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';

/** The site's markets, the default first, then by name; kept in memory until the head's destination revision moves. */
export const readMarkets = async (actor: Actor): Promise<readonly RatedMarket[]> =>
  (await readFew(actor, markets)).map(({ id, name, isDefault, isDeactivated }) => ({
    id,
    name,
    isDefault,
    isDeactivated,
  }));
