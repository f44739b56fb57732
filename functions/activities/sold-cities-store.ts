import type { Actor } from '#functions/actor.ts';
import { keptValue } from '#functions/destination/kept-rows.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';

const collator = new Intl.Collator('en');

/** Cities that the site sells something in, by name; kept in memory until the `destination` revision moves. */
export const soldCities = (actor: Actor): Promise<readonly { id: string; name: string }[]> =>
  keptValue(actor, 'sold cities', async () =>
    (await queryAll(decidedBy(destinationKeys.activityCities(actor)), { consistent: true }))
      .filter(({ activities }) => activities > 0)
      .map(({ sk: id, city: name }) => ({ id, name }))
      .toSorted((one, other) => collator.compare(one.name, other.name)),
  );
