import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#infra/openapi/document.ts';
import { wireSchemas } from '#infra/openapi/wire-schema.ts';
import { queryFlag, queryList, queryNumber, queryPage, queryValueOf } from '#shared/query.ts';
import { searchCities } from '#shared/reference/search-cities.ts';
import { callHttp, eventOf, lambdaOf, sendEvent } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld({ at: '2026-11-21T04:00:00Z' });

const seats = queryNumber({ least: 1, most: 9, whole: true });
const words = queryList(z.enum(['DEL', 'BOM', 'COK']), 2);
const read = (schema: z.ZodMiniType, text: unknown) => {
  const { success, data, error } = z.safeDecode(schema, text as never);
  return success ? data : error.issues.map(({ message }) => message);
};

describe('a value of a query', () => {
  it.each([
    ['9', 9, seats],
    ['-0.5', -0.5, queryNumber({ least: -5, most: 5 })],
    ['true', true, queryFlag],
    ['false', false, queryFlag],
    ['DEL,COK', ['DEL', 'COK'], words],
    ['', [], words],
    ['3', 3, queryPage],
    [undefined, 1, queryPage],
  ] as [string | undefined, unknown, z.ZodMiniType][])('is read and written again: %s', (text, value, schema) => {
    expect(read(schema, text)).toEqual(value);
    if (text !== undefined) expect(z.encode(schema, value as never)).toBe(text);
  });

  it.each([
    [
      seats,
      ['', ' 3', '3 ', '0x3', '1e1', 'NaN', 'Infinity', '+3', '3.5', '0', '10', '٣', '9'.repeat(40), 3, null, [3]],
    ],
    [queryFlag, ['', '1', '0', 'yes', 'TRUE', 'on', true, null]],
    [words, ['DEL,', ',', 'DEL;COK', 'del', 'DEL,COK,BOM', ['DEL'], null]],
    [queryPage, ['0', '-1', '1.5', '100001', 'first', '']],
  ] as [z.ZodMiniType, unknown[]][])('that is none is refused, %#', (schema, junk) => {
    for (const text of junk) expect(z.safeDecode(schema, text as never).success, String(text)).toBe(false);
  });

  it('that does not fit is not written', () => {
    for (const [schema, value] of [
      [seats, 0.5],
      [seats, 10],
      [queryNumber({ least: 0, most: 1e300 }), 1e21],
      [queryList(z.string(), 3), ['a,b']],
      [queryList(z.string(), 3), ['']],
    ] as [z.ZodMiniType, unknown][])
      expect(z.safeEncode(schema, value as never).success, String(value)).toBe(false);
  });

  it('says what is wrong with it', () => {
    expect(read(seats, 'many')).toEqual(['Please enter a number.']);
    expect(read(seats, '10')).toEqual(['Please enter 9 or less.']);
    expect(read(queryFlag, 'yes')).toEqual(['Please choose one of: true, false.']);
  });
});

describe('dbCities', () => {
  const ask = async (query: Record<string, string>) =>
    sendEvent<typeof searchCities>(lambdaOf(searchCities), {
      ...eventOf({ site: 'sarathi', call: searchCities }),
      queryStringParameters: query,
    });

  it('takes priceOnly as a flag, and refuses anything else by its name', async () => {
    const of = async (priceOnly: string) => (await ask({ city: 'dub', priceOnly })).result!.length;
    expect(await of('true')).toBeLessThan(await of('false'));
    for (const priceOnly of ['', 'yes', '1', 'TRUE'])
      expect(await ask({ city: 'dub', priceOnly })).toMatchObject({
        status: 400,
        errorCode: 'VALIDATION',
        errors: { priceOnly: expect.any(String) },
      });
    expect((await callHttp({ site: 'sarathi', call: searchCities, body: { city: 'dub' } })).status).toBe(200);
  });

  it('tells its types on the developers’ page: what the text stands for', () => {
    expect(wireSchemas(searchCities).request.properties!.priceOnly).toMatchObject({
      type: 'boolean',
      default: false,
      description: expect.stringContaining('prices'),
    });
    const { parameters } = openApiDocument([searchCities]).paths['/api/master/dbCities']!.get as {
      parameters: { name: string; in: string; schema: unknown }[];
    };
    expect(parameters.find(({ name }) => name === 'priceOnly')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'boolean', default: false },
    });
    const listing = { ...searchCities, request: z.strictObject({ words, seats: z.optional(seats), page: queryPage }) };
    const listed = openApiDocument([listing as never]).paths['/api/master/dbCities']!.get as {
      parameters: Record<string, unknown>[];
    };
    expect(listed.parameters.filter(({ in: where }) => where === 'query')).toMatchObject([
      { name: 'words', required: true, style: 'form', explode: false, schema: { type: 'array', maxItems: 2 } },
      { name: 'seats', required: false, schema: { type: 'integer', minimum: 1, maximum: 9 } },
      { name: 'page', required: false, schema: { type: 'integer', default: 1 } },
    ]);
    expect(queryValueOf(z.string())).toBeUndefined();
  });
});
