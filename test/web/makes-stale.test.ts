import { expect, it } from 'vitest';
import { fail, ok } from '#shared/errors.ts';
import { makesStale } from '#web/api/use-action.ts';

it.each([
  ['what was done', ok({}), true],
  ['what somebody else had done before', fail('ILLEGAL_TRANSITION'), true],
  ['what somebody else had changed before', fail('CONFLICT'), true],
  ['what is gone', fail('NOT_FOUND'), true],
  ['what nobody heard of since', fail('INTERNAL', { detail: { network: true, isOffline: false } }), true],
  ['what was never sent', fail('INTERNAL', { detail: { network: true, isOffline: true } }), false],
  ['what was typed wrong', fail('VALIDATION'), false],
  ['what was only too soon', fail('TOO_MANY_REQUESTS'), false],
  ['what met a crowd', fail('BUSY'), false],
] as const)('the screen is asked again after %s: %s', (_, answer, isStale) => {
  expect(makesStale(answer)).toBe(isStale);
});
