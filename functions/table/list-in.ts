import type { Actor, OwnerId, UserActor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { type Carded, makePartition, type Partition, type Place } from './key.ts';

/** Where the rows of one list stand: the site's, and an owner's where it can be asked for by owners. */
export interface ListPlaces<Row = Carded> {
  site(actor: Actor): Place<Row>;
  own?(actor: Actor, owner: OwnerId): Place<Row>;
}
/** Where the rows of one person's list stand: theirs alone, staff's too, whatever else they reach. */
export interface MyPlace<Row = unknown> {
  mine(user: UserActor): Place<Row>;
}

/** The partition of a list that a scope may read. Throws where somebody asks for a list that is not theirs to have. */
export function listIn<Row>(scope: Scope, places: ListPlaces<Row> | MyPlace<Row>): Partition<Row> {
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
export const ofReached = <Row>(_reached: object, place: Place<Row>): Partition<Row> => readable(place);

/**
 * What a site decides by, whoever asks: rules, rates, rights, read whole for an answer that shows none of it as it
 * stands. What shows it is a list. Who does is named with the reason in test/lists/ways-to-read.test.ts.
 */
export const decidedBy = <Row>(place: Place<Row>): Partition<Row> => readable(place);

const readable = <Row>({ value, index, begins }: Place<Row>): Partition<Row> =>
  makePartition<Row>(value, index, begins);
