import { describe, expect, it } from 'vitest';
import { cursorPageOf, onePage, pageOf, wholePage } from '#functions/lists/pages.ts';

describe('a page among all the rows', () => {
  it('says where it stands', () => {
    expect(pageOf(['a', 'b'], 5, 2, 2)).toEqual({
      records: ['a', 'b'],
      totalRecords: 5,
      totalPages: 3,
      currentPage: 2,
      hasNextPage: true,
      hasPreviousPage: true,
    });
    expect(pageOf(['e'], 5, 3, 2)).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(pageOf(['a', 'b'], 4, 1, 2)).toMatchObject({ totalPages: 2, hasNextPage: true, hasPreviousPage: false });
  });

  it('of a list without rows has none before it, whichever is asked for', () => {
    expect(pageOf([], 0, 2, 25)).toMatchObject({ totalPages: 0, hasNextPage: false, hasPreviousPage: false });
  });

  it('of a list that can be narrowed has no cursor', () => {
    const page = pageOf(['a', 'b'], 5, 2, 2);
    expect(wholePage(page)).toEqual({ ...page, cursor: null, lookedBackTo: null });
  });
});

describe('what was found of a narrowed list', () => {
  it('counts what it found, and says that more follows and how far it looked', () => {
    expect(onePage(['a', 'b'], { cursor: 'on', lookedBackTo: '2026-11-21' })).toEqual({
      records: ['a', 'b'],
      totalRecords: 2,
      totalPages: 1,
      currentPage: 1,
      hasNextPage: true,
      hasPreviousPage: false,
      cursor: 'on',
      lookedBackTo: '2026-11-21',
    });
  });

  it('goes on without a row too', () => {
    expect(onePage([], { cursor: 'on', lookedBackTo: '2026-11-21' })).toMatchObject({
      totalRecords: 0,
      totalPages: 0,
      hasNextPage: true,
      cursor: 'on',
    });
  });

  it('ends without a cursor', () => {
    const end = { hasNextPage: false, cursor: null, lookedBackTo: null };
    expect(onePage([])).toMatchObject({ records: [], totalPages: 0, ...end });
    expect(onePage(['a'], { cursor: undefined, lookedBackTo: undefined })).toMatchObject({ totalPages: 1, ...end });
    expect(onePage(['a'], { cursor: null })).toMatchObject(end);
  });
});

describe('a page by cursor', () => {
  it('says where to go on, how far it looked and what the whole list holds', () => {
    expect(cursorPageOf(['a'], { cursor: 'on', lookedBackTo: '2026-11-21', total: 0 })).toEqual({
      records: ['a'],
      cursor: 'on',
      lookedBackTo: '2026-11-21',
      total: 0,
    });
  });

  it('has null for what it does not know', () => {
    const nothing = { records: [], cursor: null, lookedBackTo: null, total: null };
    expect(cursorPageOf([])).toEqual(nothing);
    expect(cursorPageOf([], { cursor: undefined, lookedBackTo: undefined })).toEqual(nothing);
  });
});
