import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import { ok } from '#shared/errors.ts';
import { listFew } from '../few-store.ts';
import { folded } from '../natural-key.ts';
import { showLocation } from './show-masters.ts';

export const getLocationOptionsHandler = handle(getLocationOptions, async (actor, { search, withDeactivated }) => {
  const words = folded(search);
  const locations = (await listFew(scopeOf(actor, getLocationOptions), 'LOC')).filter(
    ({ location, isDeactivated }) => (withDeactivated || !isDeactivated) && folded(location).includes(words),
  );
  return ok({ locations: locations.map(showLocation) });
});
