import { beforeAll, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { paddedNumber } from '#functions/lists/numbers-of-page.ts';
import { readNumberedPage } from '#functions/lists/store.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const numbered = () => listIn(scopeOfJob(world.job('sarathi')), { site: keys.refundsToSettle });
const pageOf = (page: number, removed: readonly number[] = [], last = 7) =>
  readNumberedPage({
    list: numbered(),
    unpack: (card) => card.toUpperCase(),
    numbers: { last, removed: new Set(removed) },
    page,
    size: 3,
  });

beforeAll(async () => {
  const job = world.job('sarathi');
  const writes = [1, 2, 3, 4, 6, 7].map((number) => ({
    kind: 'put' as const,
    key: keys.order(job, `N${number}`),
    item: { card: `card ${number}`, ...entry(keys.refundsToSettle(job), paddedNumber(number)) },
  }));
  expect(await commit(job, writes)).toMatchObject({ ok: true });
});

it('a numbered page holds the newest first and says where it stands, in one Query', async () => {
  world.faults.reset();
  expect(await pageOf(1, [5])).toEqual({
    records: ['CARD 7', 'CARD 6', 'CARD 4'],
    totalRecords: 6,
    totalPages: 2,
    currentPage: 1,
    hasNextPage: true,
    hasPreviousPage: false,
  });
  expect(world.faults.counts().byName).toEqual({ Query: 1 });
  expect(await pageOf(2, [5])).toEqual({
    records: ['CARD 3', 'CARD 2', 'CARD 1'],
    totalRecords: 6,
    totalPages: 2,
    currentPage: 2,
    hasNextPage: false,
    hasPreviousPage: true,
  });
});

it('a page beyond the end is empty, costs nothing and knows that pages go before it', async () => {
  world.faults.reset();
  const beyond = { records: [], totalRecords: 6, totalPages: 2, currentPage: 3, hasNextPage: false };
  expect(await pageOf(3, [5])).toEqual({ ...beyond, hasPreviousPage: true });
  expect(world.faults.counts().operations).toBe(0);
});

it('of a list without rows there is no page, before or behind any', async () => {
  const none = { records: [], totalRecords: 0, totalPages: 0, hasNextPage: false, hasPreviousPage: false };
  expect(await pageOf(1, [], 0)).toEqual({ ...none, currentPage: 1 });
  expect(await pageOf(2, [], 0)).toEqual({ ...none, currentPage: 2 });
});
