import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#infra/openapi/document.ts';
import { allCalls } from '#shared/calls.ts';
import { clientOf } from './generated-client.ts';

const forPrograms = allCalls.filter(({ access }) => access.byKey);
/** Lines of a client that `openapi-typescript` makes. What it writes around each call whatever the call is (paths, methods, parameters, statuses) is 48 of them. */
const mostLines = { whole: 78 * allCalls.length, programs: 4900 };

const ofSale = ['Offer', 'Segment', 'Passenger', 'Order', 'Booking', 'Ticket', 'StatementEntry'];
const ofDesk = ['Kart', 'ActivityLine', 'Transfer', 'Quotation', 'Invoice', 'Key'];

describe.each([
  ['whole', allCalls],
  ['programs', forPrograms],
] as const)('the %s document', (name, calls) => {
  const document = openApiDocument(calls);

  it('has nothing that redocly finds', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: `${name}.json`, config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  }, 60_000);

  it('makes a client that can be read, with a type for each noun', async () => {
    const client = await clientOf(document);
    expect(client.split('\n').length).toBeLessThan(mostLines[name]);
    const [, schemas] = /^ {4}schemas: \{\n(.*?)^ {4}\};/ms.exec(client)!;
    const nouns = [...schemas!.matchAll(/^ {8}(\w+): /gm)].map(([, noun]) => noun);
    expect(new Set(nouns).size).toBe(nouns.length);
    expect(nouns).toEqual(expect.arrayContaining(name === 'whole' ? [...ofSale, ...ofDesk] : ofSale));
  }, 60_000);
});
