import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keysPage } from './keys-page.ts';

it('docs/keys.md says what the keys are: print it anew by node start.mjs --run test/table/print-keys.ts', () => {
  expect(readFileSync('docs/keys.md', 'utf8')).toBe(keysPage());
});
