import { describe, expect, it } from 'vitest';
import { drive, PAGE } from '#functions/lists/drive.ts';

/** A partition of the cards 1 to `count`; says what it was asked for. */
function partition(count: number) {
  const asked: { cursor: string | undefined; limit: number }[] = [];
  const read = async (page: { cursor: string | undefined; limit: number }) => {
    asked.push(page);
    const from = Number(page.cursor ?? 0);
    const to = Math.min(from + page.limit, count);
    const cards = Array.from({ length: to - from }, (_, at) => from + at + 1);
    return { cards, cursor: to < count ? String(to) : undefined };
  };
  return { read, asked };
}
const all = () => true;
const nth = (every: number) => (card: number) => card % every === 0;

describe('a list that is not narrowed', () => {
  it('is one Query of a page, in which all that is read is shown', async () => {
    const { read, asked } = partition(60);
    const page = await drive({ read, fits: all, isNarrowed: false });
    expect(asked).toEqual([{ cursor: undefined, limit: PAGE }]);
    expect([page.found.length, page.last, page.cursor]).toEqual([25, 25, '25']);
  });

  it('goes on where it was, with as many rows as are wanted, and ends without a cursor', async () => {
    const { read, asked } = partition(60);
    const page = await drive({ read, fits: all, isNarrowed: false, cursor: '50', wanted: 10 });
    expect(asked).toEqual([{ cursor: '50', limit: 10 }]);
    expect(page).toEqual({ found: [51, 52, 53, 54, 55, 56, 57, 58, 59, 60], last: 60, cursor: undefined });
  });
});

describe('a narrowed list', () => {
  it('is read by the hundred until it has a page, and keeps what the last hundred held beyond it', async () => {
    const { read, asked } = partition(1_000);
    const page = await drive({ read, fits: nth(5), isNarrowed: true });
    expect(asked).toEqual([
      { cursor: undefined, limit: 100 },
      { cursor: '100', limit: 100 },
    ]);
    expect([page.found.length, page.found.at(-1), page.last, page.cursor]).toEqual([40, 200, 200, '200']);
  });

  it('stops as soon as it has as many rows as are wanted', async () => {
    const { read, asked } = partition(1_000);
    await drive({ read, fits: nth(4), isNarrowed: true, wanted: 25 });
    expect(asked).toHaveLength(1);
  });

  it('reads a thousand cards at most, and says where it stopped, found or not', async () => {
    const { read, asked } = partition(5_000);
    const page = await drive({ read, fits: () => false, isNarrowed: true });
    expect(asked).toHaveLength(10);
    expect(page).toEqual({ found: [], last: 1_000, cursor: '1000' });
  });

  it('ends with its partition, and has looked at nothing where that is empty', async () => {
    const { read, asked } = partition(150);
    expect(await drive({ read, fits: nth(75), isNarrowed: true })).toEqual({
      found: [75, 150],
      last: 150,
      cursor: undefined,
    });
    expect(asked).toHaveLength(2);
    expect(await drive({ ...partition(0), fits: all, isNarrowed: true })).toEqual({
      found: [],
      last: undefined,
      cursor: undefined,
    });
  });

  it('has looked as far as its last card where the partition’s last page is empty', async () => {
    const pages = [
      { cards: [1, 2], cursor: '2' },
      { cards: [], cursor: undefined },
    ];
    const read = async ({ cursor }: { cursor: string | undefined }) => pages[cursor ? 1 : 0]!;
    expect(await drive({ read, fits: all, isNarrowed: true })).toMatchObject({ last: 2, cursor: undefined });
  });
});
