import type { Actor, OwnerId } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { makePartition, type Partition, type Place } from './key.ts';

/** Where the rows of one list stand: the site's, and an owner's where it can be asked for by owners. */
export interface ListPlaces {
  site(actor: Actor): Place;
  own?(actor: Actor, owner: OwnerId): Place;
}

/** The partition of a list that a scope may read. Throws where an owner asks for a list that the site alone has. */
export function listIn({ actor, owner }: Scope, { site, own }: ListPlaces): Partition {
  const place = owner === undefined ? site(actor) : own?.(actor, owner);
  if (!place) throw new Error('a list of the whole site was asked for by somebody who reaches their own rows only');
  return makePartition(place.value, place.index);
}
