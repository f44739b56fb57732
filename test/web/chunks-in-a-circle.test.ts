import { expect, it } from 'vitest';
import { circleOf } from '#infra/web-build/every-page-chunk.ts';

const circle = (imports: Record<string, readonly string[]>) =>
  circleOf((file) => imports[file] ?? [], Object.keys(imports));

it('chunks that wait for each other are found, by way of others too', () => {
  expect(circle({ page: ['words', 'rules'], words: ['rules'], rules: ['words'] })).toEqual(['words', 'rules', 'words']);
  expect(circle({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
});

it('what is imported twice is no circle', () => {
  expect(circle({ page: ['words', 'rules'], rules: ['words'], words: [] })).toBeUndefined();
});
