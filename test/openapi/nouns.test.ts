import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#infra/openapi/document.ts';
import { CALLED, withSharedParts } from '#infra/openapi/shared-parts.ts';
import { withNouns } from '#infra/openapi/with-nouns.ts';
import { allCalls } from '#shared/calls.ts';

const forPrograms = allCalls.filter(({ access }) => access.byKey);
const documents = { whole: openApiDocument(allCalls), programs: openApiDocument(forPrograms) };

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) =>
    field === '$ref' && typeof one === 'string' ? [one] : refsIn(one),
  );
};
const at = (document: object, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);

describe.each(Object.entries(documents))('the %s document', (_name, document) => {
  const { schemas } = document.components as {
    schemas: Record<string, { description?: string }>;
  };

  it('leads every reference to something, and leaves nothing of its making', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => at(document, ref) === undefined)).toEqual([]);
    const text = JSON.stringify(document);
    expect(['x-noun', 'x-about', CALLED].filter((mark) => text.includes(`"${mark}"`))).toEqual([]);
  });

  it('says every noun once', () => {
    const texts = Object.entries(schemas)
      .filter(([name]) => !['Answer', 'Failure', 'FailureCode'].includes(name))
      .map(([, { description: _description, ...schema }]) => JSON.stringify(schema));
    expect(new Set(texts).size).toBe(texts.length);
    const used = new Set(refsIn(document));
    expect(Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
  });
});

it('the programs’ document has their calls alone, and the nouns of a sale', () => {
  const { paths, components } = documents.programs;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(forPrograms.length);
  const { schemas } = components as { schemas: object };
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      ...['Offer', 'Segment', 'Passenger', 'Order', 'Booking', 'BookingRow', 'Ticket', 'StatementEntry'],
    ]),
  );
});

it('is less than half of what it was when it spelled everything out where it stood', () => {
  // 2,038,259 bytes on 26 November 2026, with 255 calls.
  expect(JSON.stringify(documents.whole).length / allCalls.length).toBeLessThan(2_038_259 / 255 / 2);
});

it('has a version that moves with the contracts', () => {
  const versionOf = (calls: typeof allCalls) => (openApiDocument(calls).info as { version: string }).version;
  expect(versionOf(forPrograms)).toBe(versionOf(forPrograms));
  expect(versionOf(forPrograms)).not.toBe(versionOf(forPrograms.slice(1)));
});

it('numbers the one of two things of a name that is used less', () => {
  const seat = { type: 'object', 'x-noun': 'seatOnWire', properties: { row: {}, letter: {} } };
  const other = { type: 'object', 'x-noun': 'seatOnWire', properties: { row: {}, price: {} } };
  const { schemas, paths } = withNouns({ a: other, b: { ...seat, description: 'One.' }, c: { items: seat } });
  expect(Object.keys(schemas)).toEqual(['Seat', 'Seat2']);
  expect(paths).toEqual({
    a: { $ref: '#/components/schemas/Seat2' },
    b: { description: 'One.', $ref: '#/components/schemas/Seat' },
    c: { items: { $ref: '#/components/schemas/Seat' } },
  });
});

it('says what a noun is where the noun stands, and elsewhere only what is more', () => {
  const seat = { type: 'object', 'x-noun': 'seat', 'x-about': 'A seat.', properties: { row: {}, letter: {} } };
  const orNone = { description: 'A seat.', anyOf: [{ ...seat }, { type: 'null' }] };
  const { schemas, paths } = withNouns({
    a: { ...seat, description: 'A seat.' },
    b: { ...seat, description: 'The one by the window.' },
    c: orNone,
  });
  expect(schemas).toEqual({ Seat: { description: 'A seat.', type: 'object', properties: { row: {}, letter: {} } } });
  const $ref = '#/components/schemas/Seat';
  expect(paths).toEqual({
    a: { $ref },
    b: { description: 'The one by the window.', $ref },
    c: { anyOf: [{ $ref }, { type: 'null' }] },
  });
});

it('leads what has all of another noun to that one, with what it has beside', () => {
  const common = { a: {}, b: {}, c: {}, d: {}, e: { type: 'string' } };
  const row = { type: 'object', 'x-noun': 'row', properties: common, required: ['a'] };
  const page = { type: 'object', 'x-noun': 'page', properties: { ...common, f: {} }, required: ['a', 'f'] };
  const stricter = { type: 'object', properties: { ...common, f: {} }, required: ['a', 'b', 'f'] };
  const closed = { type: 'object', properties: { ...common, f: {} }, required: ['a'], additionalProperties: false };
  const { schemas, paths } = withNouns({ row, page, stricter, closed });
  expect(schemas.Page).toEqual({
    allOf: [{ $ref: '#/components/schemas/Row' }, { type: 'object', properties: { f: {} }, required: ['f'] }],
  });
  expect(paths).toMatchObject({ stricter, closed });
});

it('says an answer or a body once that several calls have, by what it is called', () => {
  const answer = { [CALLED]: 'Seat', description: 'One.' };
  const lone = { [CALLED]: 'Row', description: 'Another.' };
  const nameless = { [CALLED]: undefined, description: 'None.' };
  const { paths, responses, requestBodies } = withSharedParts({
    '/a': { get: { responses: { 200: answer } } },
    '/b': { post: { responses: { 200: answer, 409: nameless }, requestBody: lone } },
    '/c': { post: { responses: { 200: { ...answer, description: 'Two.' }, 409: nameless } } },
    '/d': { post: { responses: { 200: { ...answer, description: 'Two.' } } } },
  });
  expect(responses).toEqual({ Seat: { description: 'One.' }, Seat2: { description: 'Two.' } });
  expect(requestBodies).toEqual({});
  expect(paths).toEqual({
    '/a': { get: { responses: { 200: { $ref: '#/components/responses/Seat' } } } },
    '/b': {
      post: {
        responses: { 200: { $ref: '#/components/responses/Seat' }, 409: { description: 'None.' } },
        requestBody: { description: 'Another.' },
      },
    },
    '/c': {
      post: { responses: { 200: { $ref: '#/components/responses/Seat2' }, 409: { description: 'None.' } } },
    },
    '/d': { post: { responses: { 200: { $ref: '#/components/responses/Seat2' } } } },
  });
});
