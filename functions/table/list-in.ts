import type { Actor, OwnerId, UserActor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { makePartition, type Partition, type Place } from './key.ts';

/** Where the rows of one list stand: the site's, and an owner's where it can be asked for by owners. */
export interface ListPlaces {
  site(actor: Actor): Place;
  own?(actor: Actor, owner: OwnerId): Place;
}
/** Where the rows of one person's list stand: theirs alone, staff's too, whatever else they reach. */
export interface MyPlace {
  mine(user: UserActor): Place;
}

/** The partition of a list that a scope may read. Throws where somebody asks for a list that is not theirs to have. */
export function listIn(scope: Scope, places: ListPlaces | MyPlace): Partition {
  const { actor, owner } = scope;
  if ('mine' in places) {
    if (actor.kind !== 'user') throw new Error(`a list of one’s own was asked for by a ${actor.kind}`);
    return readable(places.mine(actor));
  }
  const place = owner === undefined ? places.site(actor) : places.own?.(actor, owner);
  if (!place) throw new Error('a list of the whole site was asked for by somebody who reaches their own rows only');
  return readable(place);
}

/** What stands in a list below one thing: `reached` is that thing as it was read, where it was asked who may. */
export const ofReached = (_reached: object, place: Place): Partition => readable(place);

/**
 * What a site decides by, whoever asks: rules, rates, rights, read whole for an answer that shows none of it as it
 * stands. What shows it is a list. Who does is named with the reason in test/lists/ways-to-read.test.ts.
 */
export const decidedBy = (place: Place): Partition => readable(place);

const readable = ({ value, index }: Place): Partition => makePartition(value, index);
