import { createHash } from 'node:crypto';
import { failures } from '#shared/errors.ts';
import type { Call } from '#shared/contract.ts';
import { answersOf, codesOf, failureAnswers, ownFailures } from './answers-of.ts';
import { answerSample, bareAnswersOf, bareParts, isBare } from './bare-parts.ts';
import { EXAMPLE_KEY, sampleRequest } from './curl-of.ts';
import { describeContract } from './describe-schema.ts';
import { domainTitles } from './domains.ts';
import { envelopes, type Json, refusal } from './envelope.ts';
import { CALLED, withSharedParts } from './shared-parts.ts';
import { nounOf, withNouns } from './with-nouns.ts';
import { type WireSchema, wireSchemas } from './wire-schema.ts';

type Paths = Record<string, Record<string, Json>>;
type ExampleNames = ReadonlyMap<string, string>;

export const operationId = (call: Call): string => call.name.replaceAll('/', '.');

/** The examples of calls by name, each once: generated clients would repeat one whole where it stood. */
function examplesOf(calls: readonly Call[]): { examples: Json; names: ExampleNames } {
  const names = new Map<string, string>();
  const examples: Json = {};
  const add = (name: string, value: unknown) => {
    if (names.has(JSON.stringify(value))) return;
    names.set(JSON.stringify(value), name);
    examples[name] = { value };
  };
  for (const call of calls) {
    if (call.method === 'POST') add(`${operationId(call)}.request`, sampleRequest(call));
    add(`${operationId(call)}.answer`, answerSample(call));
  }
  return { examples, names };
}

const exampleOf = (names: ExampleNames, of: 'request' | 'answer', value: unknown): Json => ({
  [of]: { $ref: `#/components/examples/${names.get(JSON.stringify(value))}` },
});

/** In a query everything is text; the example is what that stands for. */
const asTold = (value: unknown, { type }: WireSchema): unknown =>
  typeof value === 'string' && (type === 'integer' || type === 'number') ? Number(value) : value;

function inputOf(call: Call, request: WireSchema, names: ExampleNames): Json {
  const sample = sampleRequest(call);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const parameter = (name: string, { description, ...schema }: WireSchema, where: string) => ({
    name,
    in: where,
    required: where === 'path' || (request.required ?? []).includes(name),
    description,
    schema,
    // `a,b`, as queryList reads it.
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    ...(name in sample && { example: asTold(sample[name], schema) }),
  });
  const fields = Object.entries(request.properties ?? {});
  const isPost = call.method === 'POST';
  const content = { 'application/json': { schema: request, examples: exampleOf(names, 'request', sample) } };
  return {
    parameters: [
      ...fields.filter(([name]) => inPath.includes(name)).map(([name, one]) => parameter(name, one, 'path')),
      ...fields
        .filter(([name]) => !isPost && !inPath.includes(name))
        .map(([name, one]) => parameter(name, one, 'query')),
      ...(isBare(call) ? [{ $ref: '#/components/parameters/octo-capabilities' }] : []),
      ...(call.idempotent ? [{ $ref: '#/components/parameters/idempotency-key' }] : []),
    ],
    ...(isPost && { requestBody: { [CALLED]: bodyName(request), required: true, content } }),
  };
}

/** What a body is called that several calls take: the noun that it is, or the one thing that it names. */
function bodyName({ 'x-noun': noun, properties = {} }: WireSchema): string | undefined {
  const [name, ...more] = noun === undefined ? Object.keys(properties) : [noun];
  if (name === undefined) return 'Nothing';
  return more.length ? undefined : nounOf(name);
}

/** Who may make a call, in a sentence or several. */
export function whoMay({ actor, access }: Call): string {
  const asker: Partial<Record<Call['actor'], string>> = {
    user: access.userTypes ? `Signed in as ${access.userTypes.join(' or ')}.` : 'Anybody who is signed in.',
    visitor: access.locked ? 'Anybody; on a site in lock mode only who is signed in.' : 'Anybody, signed in or not.',
    gateway: 'The payment gateway or supplier alone, by its signature over the body as it was sent.',
    ticketHolder: 'Who can see the booking, or knows its id and PNR.',
  };
  return [
    asker[actor] ?? `As ${actor}.`,
    access.permission && `Staff need the permission \`${access.permission}\`.`,
    access.permissionBy && namedRights(access.permissionBy),
    access.module && `Only on sites with the module ${access.module}.`,
    access.byKey === 'read' && 'Programs may call it with any key.',
    access.byKey === 'sell' && 'Programs may call it with a key that may sell.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Which permission goes with which value of a field. */
function namedRights({ field, asks }: NonNullable<Call['access']['permissionBy']>): string {
  const each = [...new Set(Object.values(asks))].map((asked) => {
    const named = Object.keys(asks).filter((value) => asks[value] === asked);
    return `${named.join(', ')}: \`${asked}\``;
  });
  return `Staff need the permission that goes by \`${field}\` (${each.join('; ')}).`;
}

/** One operation of the document. */
function operationOf(call: Call, names: ExampleNames): Json {
  const { request, ...answered } = wireSchemas(call);
  return {
    operationId: operationId(call),
    tags: [call.name.split('/')[0]],
    summary: call.summary,
    description: [describeContract(call.name), whoMay(call), ownFailures(call)].filter(Boolean).join(' '),
    security: securityOf(call),
    ...inputOf(call, request, names),
    responses: isBare(call)
      ? bareAnswersOf(answered.result as Json, exampleOf(names, 'answer', answerSample(call)))
      : answersOf(call, answered, exampleOf(names, 'answer', answerSample(call))),
  };
}

const securityOf = (call: Call): Json[] => [
  ...(call.actor === 'user' ? [] : [{}]),
  ...(isBare(call) ? [{ bearer: [] }] : []),
  ...[{ token: [] }, { session: [] }],
];

const securitySchemes: Json = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'auth-token',
    description:
      'The `sessionId` that login answers, or a key: for servers and apps. It needs neither cookie nor `Origin`.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-portolan',
    description: "The cookie that login sets: for the site's own pages. Every POST needs the site's own `Origin`.",
  },
};

const idempotencyKey: Json = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'A text of your own, at most 80 characters: a repeat under it within 24 hours gets the first answer.',
  schema: { type: 'string', maxLength: 80 },
  example: EXAMPLE_KEY,
};

function componentsOf(calls: readonly Call[], { schemas, responses, requestBodies, examples }: Record<string, Json>) {
  const codes = codesOf(calls);
  const bare = bareParts(calls);
  return {
    securitySchemes: { ...securitySchemes, ...bare.securitySchemes },
    parameters: { 'idempotency-key': idempotencyKey, ...bare.parameters },
    schemas: { ...envelopes(codes), ...bare.schemas, ...schemas },
    responses: { ...failureAnswers(calls), ...bare.responses, ...responses },
    requestBodies,
    examples: {
      ...Object.fromEntries(
        codes.map((code) => [code, { summary: failures[code].message, value: refusal(code) }] as const),
      ),
      ...examples,
    },
  };
}

/** Moves with the contracts: another document has another. */
const versionOf = (document: Json): string =>
  `1.0.0+${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)}`;

const tagsOf = (calls: readonly Call[]): Json[] => {
  const domains = new Set(calls.map(({ name }) => name.split('/')[0]));
  return Object.entries(domainTitles)
    .filter(([domain]) => domains.has(domain))
    .map(([name, [, description]]) => ({ name, description }));
};

/** The OpenAPI 3.1 document of the given calls, described by the docstrings of their contracts. */
export function openApiDocument(calls: readonly Call[]): { openapi: string; paths: Paths } & Json {
  const { examples, names } = examplesOf(calls);
  const spelled: Paths = {};
  for (const call of calls)
    spelled[call.path] = { ...spelled[call.path], [call.method.toLowerCase()]: operationOf(call, names) };
  const named = withNouns(spelled);
  const { paths, ...shared } = withSharedParts(named.paths as Paths);
  const components = componentsOf(calls, { schemas: named.schemas, ...shared, examples });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portolan',
      version: versionOf({ paths, components }),
      license: { name: 'By agreement with the site', identifier: 'LicenseRef-Agreement' },
      description:
        'The calls a partner site answers at its own domain. Amounts (`format: amount`) are decimals in major units of the `currency` beside them, and of the site’s own where it may be left out; times at an airport are local to it. The flight calls also answer under `/api/nfs/flights/api/`. Every call takes the headers `site-id`, the id of the site at this domain, which saves a look-up; `staff-id`, the signed-in staff user’s own id or the site’s default, which grants nothing; and `origin`, the site’s own, which a POST with the cookie must carry. /app/developers tells the rest.',
    },
    servers: [{ url: '/' }],
    tags: tagsOf(calls),
    paths,
    components,
  };
}
