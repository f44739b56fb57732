import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusedValues } from '#functions/http/refused-values.ts';
import { log } from '#functions/runtime/log.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';

const warn = vi.spyOn(log, 'warn').mockReturnValue();
const error = vi.spyOn(log, 'error').mockReturnValue();
afterEach(() => vi.clearAllMocks());

const said = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more });
const invalid = (message: string) => said('ValidationException', message);
const errorsOf = (given: unknown, request: unknown) => {
  const refused = refusedValues(given, getTickets, request);
  return refused && (refused.errors ?? refused.message);
};
const sameNames = (fields: readonly string[], errors: object) =>
  fields.toSorted().join() === Object.keys(errors).toSorted().join();
const UNSAID = 'A value in this request is not allowed.';

describe('what the engine refuses', () => {
  it.each([
    [
      'an empty text',
      'The AttributeValue for a key attribute cannot contain an empty string value.',
      { a: '', b: 'x', n: 0 },
      { a: 'This is required field.' },
    ],
    [
      'an empty text, in its other words',
      'One or more values may not contain an empty string',
      { b: '' },
      { b: 'This is required field.' },
    ],
    [
      'the longest key',
      'Size of hashkey has exceeded the maximum size limit of2048 bytes',
      { a: 'xx', b: 'é', n: 9 },
      { a: 'This is too long.', b: 'This is too long.' },
    ],
    [
      'the longest row',
      'Item size has exceeded the maximum allowed size',
      { a: 'xxx', b: 'x' },
      { a: 'This is too long.' },
    ],
    [
      'the longest index key',
      'One or more parameter values: index keyed by g1s has a size over it',
      { a: 'x', b: 'xx' },
      { b: 'This is too long.' },
    ],
    ['a long sort key', 'Aggregated size of all range keys has exceeded', { a: 'x' }, { a: 'This is too long.' }],
    [
      'a number too large',
      'Number overflow. Attempting to store a number with magnitude larger',
      { a: 1e300, b: 5, c: 'x' },
      { a: 'This number is out of range.' },
    ],
    [
      'a number too small',
      'Number underflow.',
      { a: 1e-131, b: 0, c: -1e-200, d: 1e-130, e: 0.5 },
      { a: 'This number is out of range.', c: 'This number is out of range.' },
    ],
    [
      'a cursor of another list',
      'The provided starting key is outside query boundaries',
      { cursor: 'x', other: 'y' },
      { cursor: 'This is not valid.' },
    ],
  ])('%s is named', (_, text, request, errors) => {
    expect(errorsOf(invalid(text), request)).toEqual(errors);
    expect(warn).toHaveBeenCalledWith(
      'values refused by the table',
      expect.objectContaining({ fields: expect.toSatisfy((fields: string[]) => sameNames(fields, errors)) }),
    );
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['two ends the wrong way round', 'The BETWEEN operator requires upper bound to be greater'],
    ['too deep a value', 'Nesting Levels have exceeded supported limits'],
    ['a long text where the request has none', 'Item size has exceeded the maximum allowed size'],
  ])('%s is nobody’s field, and a defect to look into', (_, text) => {
    expect(errorsOf(invalid(text), { n: 5, flag: true })).toBe(UNSAID);
    expect(error).toHaveBeenCalledWith('values refused by the table', expect.objectContaining({ fields: [] }));
    expect(warn).not.toHaveBeenCalled();
  });

  it('in a transaction is told from what else ended it', () => {
    const reasons = (Code: string) => ({
      CancellationReasons: [{ Code: 'None' }, { Code, Message: 'Number overflow.' }],
    });
    const request = { a: 1e300 };
    const ended = (name: string, more: object) => errorsOf(said(name, 'Number overflow.', more), request);
    expect(ended('TransactionCanceledException', reasons('ValidationError'))).toEqual({ a: expect.any(String) });
    expect(ended('TransactionCanceledException', reasons('ConditionalCheckFailed'))).toBeUndefined();
    expect(ended('TransactionCanceledException', {})).toBeUndefined();
    expect(ended('SomethingElse', reasons('ValidationError'))).toBeUndefined();
  });

  it('by the document client itself is a plain error about a number', () => {
    const request = { a: 1e300 };
    expect(errorsOf(new Error('Number 1e300 is greater than Number.MAX_SAFE_INTEGER'), request)).toEqual({
      a: expect.any(String),
    });
    expect(errorsOf(new Error('Item size is not what it was'), { a: 'x' })).toBeUndefined();
    expect(errorsOf(said('TypeError', 'Number overflow'), request)).toBeUndefined();
  });

  it('is nothing where it was something else', () => {
    expect(errorsOf(invalid('ExpressionAttributeValues must not be empty'), { a: '' })).toBeUndefined();
    expect(errorsOf('Number overflow', { a: 1e300 })).toBeUndefined();
    expect(errorsOf(undefined, { a: 1e300 })).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
