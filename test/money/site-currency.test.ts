import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireSchemas } from '#infra/openapi/wire-schema.ts';
import { amount } from '#shared/money.ts';
import { fillSiteCurrency, inSiteCurrency, isInSiteCurrency } from '#shared/site-currency.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';

const rate = inSiteCurrency(z.object({ currency: z.string(), charge: amount }));
const sheet = z.object({
  name: z.string(),
  rates: z.array(rate),
  best: z.optional(z.nullable(rate)),
});

it('fills the currency in wherever an object may leave it out, and nowhere else', () => {
  const given = { name: 'A', rates: [{ charge: 1.5 }, { charge: 2, currency: 'AED' }], best: { charge: 3 }, more: 1 };
  const copy = structuredClone(given);
  expect(fillSiteCurrency(sheet, given, 'AED')).toEqual({
    request: {
      name: 'A',
      rates: [
        { charge: 1.5, currency: 'AED' },
        { charge: 2, currency: 'AED' },
      ],
      best: { charge: 3, currency: 'AED' },
      more: 1,
    },
    wrong: [],
  });
  expect(given).toEqual(copy);
  expect(fillSiteCurrency(getWalletBalance.request, { userId: 'U' }, 'AED').request).toEqual({ userId: 'U' });
});

it('names the currencies that are not the site’s by their paths', () => {
  const given = { rates: [{ charge: 1 }, { charge: 1, currency: 'INR' }], best: { charge: 3, currency: 'USD' } };
  expect(fillSiteCurrency(sheet, given, 'AED').wrong).toEqual(['rates.1.currency', 'best.currency']);
});

it('leaves to the schema what is no object, no list or no text', () => {
  for (const given of [
    null,
    5,
    'x',
    [],
    { rates: 5 },
    { rates: [null, 5, []], best: null },
    { rates: [{ currency: null }] },
  ])
    expect(fillSiteCurrency(sheet, given, 'AED')).toEqual({ request: given, wrong: [] });
  const polluted: unknown = JSON.parse('{"rates":[],"__proto__":{"best":{"charge":1}}}');
  expect(fillSiteCurrency(sheet, polluted, 'AED').wrong).toEqual([]);
});

it('converts what was filled in by the site’s decimals', () => {
  const wire = { name: 'A', rates: [{ charge: 1.5 }] };
  const of = (currency: string) => z.decode(sheet, fillSiteCurrency(sheet, wire, currency).request as never);
  expect([of('AED'), of('KWD')].map(({ rates }) => rates[0]!.charge)).toEqual([150, 1500]);
});

it('cannot be hidden in a choice, where it would stay unfilled', () => {
  const choice = z.object({ either: z.union([rate, z.string()]) });
  expect(() => fillSiteCurrency(choice, { either: { charge: 1 } }, 'AED')).toThrow('no currency can be filled in');
});

it('is told on the developers’ page: the field is there, and need not be sent', () => {
  const { request } = wireSchemas(addWalletEntry);
  expect(isInSiteCurrency(addWalletEntry.request)).toBe(true);
  expect(request.required).toEqual(['userId', 'type', 'amount', 'remark']);
  expect(request.properties!.currency).toMatchObject({
    type: 'string',
    description: expect.stringContaining('left out'),
  });
  expect(request.properties!.amount).toMatchObject({ format: 'amount' });
});
