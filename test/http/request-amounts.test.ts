import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { parseRequest } from '#functions/http/request/parse-request.ts';
import { defineCall } from '#shared/contract.ts';
import { amount } from '#shared/money.ts';
import { inSiteCurrency, wrongCurrencyText } from '#shared/site-currency.ts';

const call = defineCall({
  name: 'edge/rates',
  method: 'POST',
  path: '/rates',
  summary: 'A test.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    note: z.optional(z.string()),
    rates: z.array(inSiteCurrency(z.object({ currency: z.string(), charge: amount }))),
  }),
  response: z.object({}),
  failures: [],
});
const send = (body: object, more: Partial<HttpEvent> = {}) =>
  parseRequest(
    call,
    { httpMethod: 'POST', headers: {}, body: JSON.stringify(body), isBase64Encoded: false, ...more } as HttpEvent,
    'AED',
  );
const rate = (currency?: string) => ({ charge: 1.5, ...(currency && { currency }) });

test('amounts that come without a currency are in the site’s; any other is named where it stands', () => {
  expect(send({ rates: [rate(), rate('AED')] })).toMatchObject({
    ok: true,
    value: { rates: Array(2).fill({ currency: 'AED', charge: 150 }) },
  });
  expect(send({ rates: [rate(), rate('INR')] })).toMatchObject({
    code: 'VALIDATION',
    errors: { 'rates.1.currency': wrongCurrencyText('AED') },
  });
  const many = send({ rates: Array.from({ length: 150 }, () => rate('INR')) });
  expect(Object.keys((many as { errors: object }).errors)).toHaveLength(100);
});

test('what stands behind the question mark is no part of a body’s request', () => {
  const asked = send({ rates: [] }, { queryStringParameters: { note: 'q' } });
  expect(asked).toEqual({ ok: true, value: { rates: [] } });
});
