import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { globalKeys, keys } from '#functions/keys.ts';

/** Keys whose first writer or reader is still to come, and what that will be. */
const awaited: Record<string, string> = {};

it('every key is used by what runs, or is said to wait for its first user', () => {
  const sources = ['functions', 'infra'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(/\b(?:keys|\w+Keys)\.(\w+)/g)].map(([, name]) => name!)),
  );
  const unused = [...Object.keys(keys), ...Object.keys(globalKeys)].filter((name) => !named.has(name));
  expect(unused.sort()).toEqual(Object.keys(awaited).sort());
});
