import { expect, it } from 'vitest';

import { apiFunctions } from '#infra/aws/function-shapes.ts';
import { grantsOf } from '#infra/aws/grants.ts';
import { fullReach } from '#infra/aws/reach.ts';
import { allCalls } from '#shared/calls.ts';
import { builtFunctions } from './built-functions.ts';

type Resources = Parameters<typeof grantsOf>[1];
const on = new Proxy({ earlierDataKeys: ['arn:earlier'], personalDataKey: 'arn:key' } as object, {
  get: (known, name) => Reflect.get(known, name) ?? (name === 'senders' || name === 'mailFrom' ? ['x'] : 'arn:other'),
}) as Resources;
const deniedTo = (secrets: boolean) =>
  grantsOf({ ...fullReach, secrets, objects: [] }, on)
    .map((statement) => statement.toStatementJson() as Record<string, unknown>)
    .filter(({ Effect }) => Effect === 'Deny');

it('a function that opens personal data is denied the keys of a site’s own secrets, unless it needs one', () => {
  expect(deniedTo(false)).toMatchObject([
    {
      Action: 'kms:Decrypt',
      Resource: ['arn:key', 'arn:earlier'],
      Condition: { StringLike: { 'kms:EncryptionContext:record': 'secret/*' } },
    },
  ]);
  expect(deniedTo(true)).toEqual([]);
});

it('of the functions that answer calls, payments, those that are paid by a link and those that ask suppliers need one', async () => {
  const built = await builtFunctions(apiFunctions(allCalls));
  expect(built.filter(({ reach }) => reach.secrets).map(({ name }) => name)).toEqual([
    'changes',
    'flights',
    'flights-offers',
    'payments',
    'quotations',
    'search',
  ]);
}, 240_000);
