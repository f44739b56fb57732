import { handle } from '#functions/http/handle.ts';
import { getLocationOptions } from '#shared/destination/get-location-options.ts';
import { ok } from '#shared/errors.ts';
import { readFew } from './few-store.ts';
import { folded } from './natural-key.ts';
import { showLocation } from './show-masters.ts';

export const getLocationOptionsHandler = handle(getLocationOptions, async (actor, { search, withDeactivated }) => {
  const words = folded(search);
  const locations = (await readFew(actor, 'LOC')).filter(
    ({ location, isDeactivated }) => (withDeactivated || !isDeactivated) && folded(location).includes(words),
  );
  return ok({ locations: locations.map(showLocation) });
});
