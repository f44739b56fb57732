import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#infra/openapi/document.ts';
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
  const { schemas } = document.components as { schemas: Record<string, { properties?: object }> };

  it('leads every reference to something, and leaves nothing of its making', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => at(document, ref) === undefined)).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('x-noun');
  });

  it('says every noun once', () => {
    const texts = Object.entries(schemas)
      .filter(([name]) => name !== 'Answer' && name !== 'Failure')
      .map(([, { properties }]) => JSON.stringify(properties));
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
    expect.arrayContaining(['Offer', 'Segment', 'Passenger', 'Order', 'BookingRow', 'Ticket', 'StatementEntry']),
  );
});

it('is more than a quarter smaller than when it spelled everything out where it stood', () => {
  // 2,038,259 bytes on 26 November 2026, with 255 calls.
  expect(JSON.stringify(documents.whole).length / allCalls.length).toBeLessThan(2_038_259 / 255 / 1.4);
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
