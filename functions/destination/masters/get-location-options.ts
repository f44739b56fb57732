import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { findFew } from '#functions/records/whole-kind-store.ts';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import { ok } from '#shared/errors.ts';
import { locations } from '../masters.ts';

export const getLocationOptionsHandler = handle(getLocationOptions, async (actor, asked) =>
  ok({ locations: await findFew(scopeOf(actor, getLocationOptions), locations, asked) }),
);
