import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#shared/contract.ts';
import { NAME_MISSING } from '#shared/areas/area.ts';
import { DATE_INVALID, FROM_MISSING, MARKET_MISSING, TO_MISSING } from '#shared/areas/area-transfer.ts';
import { OPTION_MISSING } from '#shared/destination/combos/combo-fields.ts';
import { EMAIL_OR_PHONE } from '#shared/users/customers/update-details.ts';
import { allCalls } from '#shared/calls.ts';

const shape = z.strictObject({
  name: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(3), z.maxLength(5)),
  iso: z.string().check(z.regex(/^[A-Z]{2}$/)),
  email: z.email(),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  type: z.enum(['OW', 'RT']),
  list: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  isOn: z.boolean(),
  either: z.union([z.literal(1), z.object({ a: z.string() })]),
});
const textsOf = (value: unknown) =>
  Object.fromEntries(
    (z.safeParse(shape, value).error?.issues ?? []).map(({ path, message }) => [path.join('.') || '_', message]),
  );

it('says of each kind of wrong value what would be right', () => {
  expect(
    textsOf({
      name: '',
      code: 'AB',
      iso: 'in',
      email: 'a',
      count: 0,
      type: 'XX',
      list: [],
      isOn: 'yes',
      either: 2,
      role: 'staff',
    }),
  ).toEqual({
    name: 'This is required field.',
    code: 'Please use at least 3 characters.',
    iso: 'This does not have the right format.',
    email: 'Please enter a valid email.',
    count: 'Please enter 1 or more.',
    type: 'Please choose one of: OW, RT.',
    list: 'Please enter at least 1.',
    isOn: 'Please answer true or false.',
    either: 'This is not valid.',
    _: 'Unknown field: role',
  });
  expect(
    textsOf({
      name: 5,
      code: 'ABCDEF',
      iso: 'IN',
      email: 'a@example.com',
      count: 1.5,
      type: '',
      list: ['a', 'b', 'c'],
      isOn: true,
      either: 1,
    }),
  ).toEqual({
    name: 'Please enter text.',
    code: 'Please use at most 5 characters.',
    count: 'Please enter a whole number.',
    type: 'This is required field.',
    list: 'Please enter at most 2.',
  });
});

/** The specification's words, to the letter. */
const specified = [
  EMAIL_OR_PHONE,
  NAME_MISSING,
  FROM_MISSING,
  TO_MISSING,
  MARKET_MISSING,
  DATE_INVALID,
  OPTION_MISSING,
];

it('leaves no call with a text that only a programmer reads', () => {
  const odd = [undefined, null, '', 'x', 'x'.repeat(3000), -1, 0.5, 1e9, true, [], [{}], {}];
  const texts = new Set<string>();
  for (const { request } of allCalls) {
    const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as {
      properties?: object;
    };
    for (const field of Object.keys(properties))
      for (const value of odd)
        for (const { message } of z.safeParse(request, { [field]: value }).error?.issues ?? []) texts.add(message);
  }
  expect(texts.size).toBeGreaterThan(10);
  expect(
    [...texts].filter(
      (text) =>
        /invalid (input|string|option|email|value)|expected|pattern|too (small|big)|\bNaN\b/i.test(text) ||
        (!/[.!…]$/.test(text) && !specified.includes(text)),
    ),
  ).toEqual([]);
});
