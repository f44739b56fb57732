import { expect, test } from 'vitest';
import { verbOf } from '#web/changes/verbs.ts';

test.each([
  ['acknowledge', 'supplies', 'passed it to the partner’s desk'],
  ['acknowledge', 'sells', 'gave it to the airline'],
  ['acknowledge', '', 'gave it to the airline'],
  ['accept', 'supplies', 'accepted the charges'],
  ['unheardOf', '', 'unheardOf'],
] as const)('%s of one that a partner %s reads: %s', (event, partner, text) =>
  expect(verbOf(event, { partner })).toBe(text),
);
