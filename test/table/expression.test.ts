import { expect, test } from 'vitest';
import { toOperation } from '#functions/table/expression.ts';
import { makeKey } from '#functions/table/key.ts';
import { create } from '#functions/table/write.ts';

const key = makeKey('S#sarathi#ORD#O1', 'A');
const Key = { pk: key.pk, sk: key.sk };

test('an update says what it sets, adds and removes, and nothing of what it leaves', () => {
  expect(toOperation({ kind: 'update', key, set: { state: 'paid' } })).toEqual({
    Key,
    UpdateExpression: 'SET #n0 = :v0',
    ExpressionAttributeNames: { '#n0': 'state' },
    ExpressionAttributeValues: { ':v0': 'paid' },
  });
  expect(toOperation({ kind: 'update', key, add: { tries: 1 }, remove: ['draft', 'pnr'] })).toEqual({
    Key,
    UpdateExpression: 'ADD #n0 :v0 REMOVE #n1, #n2',
    ExpressionAttributeNames: { '#n0': 'tries', '#n1': 'draft', '#n2': 'pnr' },
    ExpressionAttributeValues: { ':v0': 1 },
  });
  expect(toOperation({ kind: 'update', key, take: { numbers: new Set([7]) } })).toEqual({
    Key,
    UpdateExpression: 'DELETE #n0 :v0',
    ExpressionAttributeNames: { '#n0': 'numbers' },
    ExpressionAttributeValues: { ':v0': new Set([7]) },
  });
  expect(toOperation({ kind: 'update', key, set: { pnr: undefined }, remove: [] })).toEqual({ Key });
});

test('a field is named once, however often it is asked for, also inside another', () => {
  const when = [
    { field: 'fare.total', atLeast: 5 },
    { field: 'total', below: 9 },
  ];
  expect(toOperation({ kind: 'update', key, set: { total: 7 }, when })).toEqual({
    Key,
    UpdateExpression: 'SET #n0 = :v0',
    ConditionExpression: '#n1.#n0 >= :v1 AND #n0 < :v2',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ExpressionAttributeNames: { '#n0': 'total', '#n1': 'fare' },
    ExpressionAttributeValues: { ':v0': 7, ':v1': 5, ':v2': 9 },
  });
});

test('a row is created where there is none, whatever else its refusal is called', () => {
  const made = { kind: 'put', key, item: { state: 'new' }, when: [{ absent: true }] };
  expect(create(key, { state: 'new' })).toEqual({ ...made, otherwise: 'CONFLICT' });
  expect(create(key, { state: 'new' }, 'ALREADY_PAID')).toEqual({ ...made, otherwise: 'ALREADY_PAID' });
});

test('a put is its item at its key; what deletes or checks names the key', () => {
  const put = { kind: 'put' as const, key, item: { state: 'new' } };
  expect(toOperation(put)).toEqual({ Item: { state: 'new', ...Key } });
  expect(toOperation({ kind: 'delete', key })).toEqual({ Key });
  expect(toOperation({ kind: 'check', key, when: [{ exists: true }] })).toEqual({
    Key,
    ConditionExpression: 'attribute_exists(#n0)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ExpressionAttributeNames: { '#n0': 'pk' },
  });
});
