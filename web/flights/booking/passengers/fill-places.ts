import { type PaxType, paxTypeName } from '#shared/flights/model.ts';
import type { PassengerFields } from '../../journey/passenger-fields.ts';
import type { Traveller } from '../../journey/saved-traveller.ts';

type Place = Pick<PassengerFields, 'paxType' | 'firstName' | 'lastName'>;

/**
 * A saved traveller for every place, in the saved order: what one press can fill. Undefined where it is only one place,
 * where somebody has been written in already, or where too few of a type are saved.
 */
export function savedForPlaces(places: readonly Place[], saved: readonly Traveller[]): Traveller[] | undefined {
  if (places.length < 2 || places.some(({ firstName, lastName }) => firstName || lastName)) return undefined;
  const left = [...saved];
  const seated: Traveller[] = [];
  for (const { paxType } of places) {
    const at = left.findIndex((one) => one.paxType === paxType);
    if (at < 0) return undefined;
    seated.push(...left.splice(at, 1));
  }
  return seated;
}

/** `Asha Menon (Adult), Dev Menon (Child)`: who a press would put there. */
export const namesOf = (people: readonly Traveller[]): string =>
  people
    .map(
      ({ firstName, lastName, paxType }) =>
        `${firstName} ${lastName} (${paxTypeName[paxType as PaxType].toLowerCase()})`,
    )
    .join(', ');

/** Whether several travel, the first has a last name, and nobody else has one yet. */
export const canShareLastName = ([first, ...others]: readonly Place[]): boolean =>
  Boolean(first?.lastName.trim()) && others.length > 0 && others.every(({ lastName }) => !lastName);
