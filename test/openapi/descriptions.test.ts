import { describe, expect, it } from 'vitest';
import { type JsonSchema, undescribed, withDescriptions } from '#infra/openapi/describe-schema.ts';
import { openApiDocument } from '#infra/openapi/document.ts';
import { docstringOf, parseModule } from '#infra/openapi/read-module.ts';
import { wireSchemas } from '#infra/openapi/wire-schema.ts';
import { allCalls } from '#shared/calls.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { eachProperty } from './each-property.ts';

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('says of every property what it means', () => {
    for (const [part, schema] of Object.entries(wireSchemas(call))) expect(undescribed(schema), part).toEqual([]);
  });
});

it('tells more than the name, in a sentence', () => {
  const bare: string[] = [];
  for (const call of allCalls)
    for (const schema of Object.values(wireSchemas(call)))
      eachProperty(schema, (name, { description = '' }) => {
        const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
        if (letters(description) === letters(name) || description.length < 10 || !/[.…]$/.test(description))
          bare.push(`${call.name}: ${name}: ${description}`);
      });
  expect(bare).toEqual([]);
});

describe('a docstring', () => {
  it('is found through the names that a contract takes its parts from', () => {
    const { result } = wireSchemas(fareQuote);
    const { segments, fareDetailResult, requires } = result.properties!;
    expect(segments!.items!.properties!.airlineCode!.description).toContain('IATA designator');
    expect(fareDetailResult!.properties!.lines!.items!.properties!.amount!.description).toContain('for all passengers');
    // No docstring of its own: the noun's.
    expect(requires!.description).toBe("Documents a fare's booking needs.");
  });

  it('of the property comes before that of what it is set to', () => {
    const { request } = wireSchemas(setFlightDetails);
    expect(request.properties!.searchId!.description).toBe('The search that the offer was found by.');
  });

  it('is read on one line, and only where it is one', () => {
    const { constants, imports } = parseModule(
      'shared/wallet/sample.ts',
      "import { amount as money } from '../money.ts';\n/**\n * Two lines\n * of text.\n */\nexport const a = money;\n// Not one.\nconst b = 1;",
    );
    expect(constants.get('a')!.docstring).toBe('Two lines of text.');
    expect(constants.get('b')!.docstring).toBeUndefined();
    expect(imports.get('money')).toEqual({ file: 'shared/money.ts', name: 'amount' });
    expect(docstringOf([{ type: 'CommentBlock', value: ' plain ' }])).toBeUndefined();
  });

  it('is found through what makes a list’s page around its row', () => {
    const { result } = wireSchemas(getCustomers);
    const { records, totalRecords, cursor } = result.properties!;
    expect(totalRecords!.description).toBe('Rows on all pages together.');
    expect(records!.items!.properties!.email!.description).toBe('Address of mail.');
    expect(cursor!.description).toContain('Where a narrowed list goes on');
  });

  it('that is missing is named by its path', () => {
    const text = { type: 'string' };
    const schema: JsonSchema = { properties: { legs: { items: { properties: { a: text, b: text } as never } } } };
    const described = withDescriptions(schema, {
      fields: { legs: { text: 'Legs.', items: { fields: { a: { text: 'A.' } } } } },
    });
    expect(undescribed(described)).toEqual(['.legs[].b']);
  });
});

it('marks amounts of money, which travel as decimals', () => {
  const { result } = wireSchemas(fareQuote);
  expect(result.properties!.previousTotalPayable!.format).toBe('amount');
});

interface Operation {
  operationId: string;
  parameters: { name?: string; description?: string; $ref?: string }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}
type Body = { content?: { 'application/json': { schema: JsonSchema } } };

/** The nouns that properties lead to without a word of their own. */
const bareReferences = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as { properties?: Record<string, JsonSchema> };
  const bare = Object.values(properties ?? {}).flatMap(({ $ref, description }) =>
    typeof $ref === 'string' && !description ? [$ref.slice($ref.lastIndexOf('/') + 1)] : [],
  );
  return [...bare, ...Object.values(value).flatMap(bareReferences)];
};

it('reaches the OpenAPI document, parameters and envelope included', () => {
  const { paths, components } = openApiDocument(allCalls);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as unknown as Operation[]);
  expect(operations).toHaveLength(allCalls.length);
  for (const { operationId, parameters, requestBody, responses } of operations) {
    const named = parameters.filter(({ $ref }) => !$ref);
    expect(named.filter(({ description }) => !description)).toEqual([]);
    for (const body of [requestBody, responses['200'], responses['409']])
      expect(body?.content ? undescribed(body.content['application/json'].schema) : [], operationId).toEqual([]);
  }
  const { schemas } = components as { schemas: Record<string, JsonSchema> };
  expect(Object.entries(schemas).flatMap(([noun, schema]) => undescribed(schema, noun))).toEqual([]);
  expect(bareReferences({ paths, schemas }).filter((noun) => !schemas[noun]!.description)).toEqual([]);
});
