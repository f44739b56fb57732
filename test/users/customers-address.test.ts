import { describe, expect, it } from 'vitest';
import { customersAddress, narrowing, restrictionsOf } from '#web/users/customers/customers-address.ts';

const { none } = customersAddress;
const read = (query: string) => customersAddress.read(new URLSearchParams(query));
const written = (query: string, filter: typeof none) =>
  customersAddress.write(new URLSearchParams(query), filter).toString();

describe('a permission group in the address of the customers', () => {
  it('narrows the list to its members, page by page', () => {
    expect(read('group=DESK&page=3')).toEqual({ ...none, group: 'DESK', page: 3 });
    expect(written('group=DESK', { ...none, group: 'DESK', page: 2 })).toBe('group=DESK&page=2');
    expect(written('page=7', { ...none, group: 'DESK', page: 7 })).toBe('group=DESK');
  });

  it('is named by a chip that takes it away', () => {
    const [chip, ...more] = restrictionsOf(read('group=DESK&page=3'));
    expect(more).toEqual([]);
    expect(chip!.label).toBe('Permission group');
    expect(written('group=DESK&page=3', chip!.without)).toBe('');
    expect(restrictionsOf(none)).toEqual([]);
  });

  it('that is not there is nothing the form of filters would refuse', () => {
    const { searchQuery: _, ...list } = none;
    expect(narrowing.safeParse(list).success).toBe(true);
  });

  it('stands alone: it goes before what stands beside it', () => {
    expect(read('group=DESK&status=verified&isBlocked=1&userType=staff&searchQuery=menon')).toEqual({
      ...none,
      group: 'DESK',
    });
  });

  it.each([
    [{ status: 'verified' }, 'status=verified'],
    [{ isBlocked: true }, 'isBlocked=1'],
    [{ userType: 'staff' }, 'userType=staff'],
    [{ groupId: 'GOLD' }, 'groupId=GOLD'],
    [{ searchQuery: 'menon' }, 'searchQuery=menon'],
  ] as const)('gives way to what is chosen beside it: %j', (chosen, query) => {
    expect(written('group=DESK&page=2', { ...read('group=DESK&page=2'), ...chosen })).toBe(query);
  });

  it.each(['group=', 'group=%20', `group=${'G'.repeat(141)}`])('is not there where it cannot be one: %s', (query) => {
    expect(read(query)).toEqual(none);
  });
});
