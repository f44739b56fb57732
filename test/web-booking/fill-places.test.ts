import { describe, expect, it } from 'vitest';
import { canShareLastName, namesOf, savedForPlaces } from '#web/flights/booking/passengers/fill-places.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';
import type { Traveller } from '#web/flights/journey/saved-traveller.ts';

const saved = (firstName: string, paxType: 1 | 2 | 3) =>
  ({ id: firstName, firstName, lastName: 'Menon', paxType }) as Traveller;
const all = [saved('Tara', 2), saved('Asha', 1), saved('Ravi', 1), saved('Nila', 3)];
const place = (paxType: number) => emptyPassenger(paxType, '+91', 'IN');

describe('one press for everybody', () => {
  it('seats the saved by type, in the saved order, and names them before', () => {
    const people = savedForPlaces([place(1), place(1), place(2)], all)!;
    expect(people.map(({ firstName }) => firstName)).toEqual(['Asha', 'Ravi', 'Tara']);
    expect(namesOf(people)).toBe('Asha Menon (adult), Ravi Menon (adult), Tara Menon (child)');
  });

  it('is not offered for one, for too few saved, or over somebody who is written in', () => {
    expect(savedForPlaces([place(1)], all)).toBeUndefined();
    expect(savedForPlaces([place(1), place(2), place(2)], all)).toBeUndefined();
    expect(savedForPlaces([place(1), { ...place(1), firstName: 'Mira' }], all)).toBeUndefined();
  });
});

it('one last name is offered to all while nobody else has one', () => {
  const first = { ...place(1), lastName: 'Das' };
  expect(canShareLastName([first, place(2)])).toBe(true);
  expect(canShareLastName([first, { ...place(2), lastName: 'Roy' }])).toBe(false);
  expect(canShareLastName([first])).toBe(false);
  expect(canShareLastName([place(1), place(2)])).toBe(false);
});
