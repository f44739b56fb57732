import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { customerFilter } from '#shared/users/customers/customer-filter.ts';
import { rangeText } from '#web/ui/list/pager.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';

const address = listAddress(customerFilter.shape, { leaveOut: ['cursor', 'staffId', 'userId'] });
const read = (query: string) => address.read(new URLSearchParams(query));
const written = (query: string, filter: typeof address.none) =>
  address.write(new URLSearchParams(query), filter).toString();

describe('the address of a list, by its contract', () => {
  it('of a list that is not narrowed says nothing', () => {
    expect(address.none).toEqual({
      page: 1,
      userType: '',
      groupId: '',
      status: '',
      isBlocked: false,
      isExempted: false,
      isAwaitingApproval: false,
    });
    expect(written('', address.none)).toBe('');
    expect(read('')).toEqual(address.none);
  });

  it('restores what it was written from', () => {
    const filter = {
      page: 37,
      userType: 'travelAgent',
      groupId: 'GOLD',
      status: 'verified',
      isBlocked: true,
      isExempted: false,
      isAwaitingApproval: false,
    } as const;
    const query = 'userType=travelAgent&groupId=GOLD&status=verified&isBlocked=1';
    expect(read(`page=37&${query}`)).toEqual(filter);
    expect(written(`open=U1&${query}`, filter)).toBe(`open=U1&${query}&page=37`);
  });

  it.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=last',
    'page=99999999999999999999',
    'userType=pirate',
    'userType=__proto__',
    'status=%00',
    'isBlocked=yes',
    'cursor=abc',
    'staffId=S1',
    'page=&userType=',
    'constructor=1',
  ])('takes no notice of junk: %s', (query) => {
    expect(read(query)).toEqual(address.none);
  });

  it('begins another filter at page 1, and keeps the page while only the page changes', () => {
    expect(written('page=4', { ...address.none, page: 5 })).toBe('page=5');
    expect(written('page=4&tab=x', { ...address.none, page: 4, isBlocked: true })).toBe('tab=x&isBlocked=1');
    expect(written('page=4&isBlocked=1', { ...address.none, page: 4 })).toBe('');
  });

  it('has several values between commas, and what saved filters set only in its tab', () => {
    const list = listAddress(
      {
        ids: z._default(z.array(z.number()), []),
        words: z._default(z.array(z.enum(['a', 'b'])), []),
        statusIds: z._default(z.array(z.number()), []),
      },
      { leaveOut: [], saved: [{ id: 'open', label: 'Open', sets: { statusIds: [1, 2] } }] },
    );
    const filter = { ids: [3, 4], words: ['a', 'b'] as ('a' | 'b')[], statusIds: [1, 2] };
    const query = list.write(new URLSearchParams('tab=open'), filter);
    expect(query.toString()).toBe('tab=open&ids=3%2C4&words=a%2Cb');
    expect(list.read(query)).toEqual(filter);
    expect(list.read(new URLSearchParams('words=a,c&statusIds=7&tab=gone'))).toEqual(list.none);
  });
});

it('a page says where its rows stand', () => {
  const page = { totalRecords: 1284, totalPages: 52, hasNextPage: true, hasPreviousPage: false };
  expect(rangeText({ ...page, records: Array.from({ length: 25 }), currentPage: 1 }, 25)).toBe('1 – 25 of 1,284');
  expect(rangeText({ ...page, records: Array.from({ length: 9 }), currentPage: 52 }, 25)).toBe(
    '1,276 – 1,284 of 1,284',
  );
});
