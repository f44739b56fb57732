import { expect, it } from 'vitest';
import { exportedListNames, isListFor, rightsOfLists } from '#shared/exports/list-rights.ts';
import { exportedLists, staffLists } from '#shared/exports/lists.ts';

it('pages offer a list as a file to whom the list itself asks for', () => {
  const asked = Object.entries(exportedLists).map(([name, { permissions }]) => [name, [...permissions]]);
  expect(Object.entries(rightsOfLists).map(([name, rights]) => [name, [...rights]])).toEqual(asked);
  expect(exportedListNames.filter((name) => isListFor(name, 'staff'))).toEqual(Object.keys(staffLists));
});
