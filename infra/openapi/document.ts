import { createHash } from 'node:crypto';
import { type FailureCode, failures } from '#shared/errors.ts';
import type { Call } from '#shared/contract.ts';
import { EXAMPLE_KEY, sampleRequest } from './curl-of.ts';
import { describeContract } from './describe-schema.ts';
import { domainTitles } from './domains.ts';
import { failuresOf } from './failures-of.ts';
import { sampleAnswer } from './sample-answers.ts';
import { withNouns } from './with-nouns.ts';
import { type WireSchema, wireSchemas } from './wire-schema.ts';

type Json = Record<string, unknown>;

const text = (description: string): Json => ({ type: 'string', description });

/** The envelope of every answer, around the schema of its result. */
const envelope = (result: Json): Json => ({
  type: 'object',
  required: ['success', 'result', 'message', 'errorCode'],
  properties: {
    success: { type: 'boolean', description: 'True with status 200 only.' },
    result: { description: 'What the call answers.', ...result },
    message: text('Empty where all is well; otherwise what went wrong, as a sentence.'),
    errorCode: { type: ['string', 'null'], description: 'The failure by its code; null where all is well.' },
    errorMessage: text('The same sentence as `message`, only on failures.'),
    errors: {
      type: 'object',
      description: 'Field by its dotted path, e.g. `passengers.0.lastName`, → what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
  },
});

/** The envelope of an answer, of which the result alone is the call's own. */
const answered = (result: Json): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Answer' },
    {
      type: 'object',
      required: ['result'],
      properties: { result: { description: 'What the call answers.', ...result } },
    },
  ],
});

/** The envelope of a failure, as it comes. */
export const refusal = (code: FailureCode): Json => ({
  success: false,
  result: null,
  message: failures[code].message,
  errorCode: code,
  errorMessage: failures[code].message,
  ...(code === 'VALIDATION' && { errors: { email: 'Please enter a valid email.' } }),
});

export const success = (result: unknown): Json => ({ success: true, result, message: '', errorCode: null });

/** The failures of a call by their status, lowest first. */
export function failuresByStatus(call: Call): [status: number, codes: FailureCode[]][] {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of failuresOf(call))
    byStatus.set(failures[code].status, [...(byStatus.get(failures[code].status) ?? []), code]);
  return [...byStatus].sort(([a], [b]) => a - b);
}

/** A failure's body; of a conflict whose call declares what stands then, with that. */
function failureSchema(codes: readonly FailureCode[], stands: WireSchema | undefined): Json {
  if (!stands || !codes.includes('CONFLICT')) return { $ref: '#/components/schemas/Failure' };
  return envelope({ description: 'Of `CONFLICT` what stands now; null otherwise.', anyOf: [stands, { type: 'null' }] });
}

/** A failure's answer. */
const refusedBy = (codes: readonly FailureCode[], stands?: WireSchema): Json => ({
  description: codes.map((code) => `\`${code}\` ${failures[code].message}`).join('\n\n'),
  content: {
    'application/json': {
      schema: failureSchema(codes, stands),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** What the answers of one status with these codes are called: calls share them. */
const responseName = (codes: readonly FailureCode[]): string => codes.join('_');

/** An example by its name: generated clients would repeat it whole where it stood. */
const exampleOf = (call: Call, of: 'request' | 'answer'): Json => ({
  [of]: { $ref: `#/components/examples/${operationId(call)}.${of}` },
});

const examplesOf = (calls: readonly Call[]): Json =>
  Object.fromEntries(
    calls.flatMap((call) => [
      ...(call.method === 'POST' ? [[`${operationId(call)}.request`, { value: sampleRequest(call) }] as const] : []),
      [`${operationId(call)}.answer`, { value: success(sampleAnswer(call)) }] as const,
    ]),
  );

/** Every failure's answer that the calls share, by its name. */
const sharedResponses = (calls: readonly Call[]): Json =>
  Object.fromEntries(
    calls
      .flatMap((call) => failuresByStatus(call))
      .map(([, codes]) => [responseName(codes), refusedBy(codes)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function responsesOf(call: Call): Json {
  const { result, stands } = wireSchemas(call);
  const refused = failuresByStatus(call).map(([status, codes]) => [
    String(status),
    stands && codes.includes('CONFLICT')
      ? refusedBy(codes, stands)
      : { $ref: `#/components/responses/${responseName(codes)}` },
  ]);
  const content = {
    schema: answered(result as Json),
    examples: exampleOf(call, 'answer'),
  };
  return {
    200: { description: 'The envelope with the result.', content: { 'application/json': content } },
    ...Object.fromEntries(refused),
  };
}

const keyHeader: Json = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'A text of your own, at most 80 characters: a repeat under it within 24 hours gets the first answer.',
  schema: { type: 'string', maxLength: 80 },
  example: EXAMPLE_KEY,
};

function inputOf(call: Call): Json {
  const { request } = wireSchemas(call);
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
    ...(name in sample && { example: sample[name] }),
  });
  const fields = Object.entries(request.properties ?? {});
  const isPost = call.method === 'POST';
  const content = { 'application/json': { schema: request, examples: exampleOf(call, 'request') } };
  return {
    parameters: [
      ...fields.filter(([name]) => inPath.includes(name)).map(([name, one]) => parameter(name, one, 'path')),
      ...fields
        .filter(([name]) => !isPost && !inPath.includes(name))
        .map(([name, one]) => parameter(name, one, 'query')),
      { $ref: '#/components/parameters/site-id' },
      { $ref: '#/components/parameters/staff-id' },
      ...(isPost ? [{ $ref: '#/components/parameters/origin' }] : []),
      ...(call.idempotent ? [keyHeader] : []),
    ],
    ...(isPost && { requestBody: { required: true, content } }),
  };
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

export const operationId = (call: Call): string => call.name.replaceAll('/', '.');

/** One operation of the document. */
const operationOf = (call: Call): Json => ({
  operationId: operationId(call),
  tags: [call.name.split('/')[0]],
  summary: call.summary,
  description: [describeContract(call.name), whoMay(call)].filter(Boolean).join(' '),
  security: call.actor === 'user' ? [{ token: [] }, { session: [] }] : [{}, { token: [] }, { session: [] }],
  ...inputOf(call),
  responses: responsesOf(call),
});

const components = (calls: readonly Call[], nouns: Json) => ({
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'auth-token',
      description: 'The `sessionId` that login answers: for servers and apps. No `Origin` is asked for.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-portolan',
      description: "The cookie that login sets: for the site's own pages. Every POST needs the site's own `Origin`.",
    },
  },
  parameters: {
    'site-id': {
      name: 'site-id',
      in: 'header',
      required: false,
      description: 'The id of the site at this domain; another site than the domain’s answers 404. It saves a look-up.',
      schema: { type: 'string', maxLength: 40 },
    },
    'staff-id': {
      name: 'staff-id',
      in: 'header',
      required: false,
      description: "The signed-in staff user's own id, or the site's default; any other is refused. It grants nothing.",
      schema: { type: 'string' },
    },
    origin: {
      name: 'origin',
      in: 'header',
      required: false,
      description:
        "Scheme and host of the site: needed with the cookie; with `auth-token` left out, or the site's own.",
      schema: { type: 'string' },
    },
  },
  schemas: {
    Answer: envelope({ description: 'What the call answers.' }),
    Failure: envelope({ description: 'Null, or what the failure is about, e.g. the new total of a 402.' }),
    ...nouns,
  },
  responses: sharedResponses(calls),
  examples: {
    ...Object.fromEntries(
      (Object.keys(failures) as FailureCode[]).map((code) => [
        code,
        { summary: failures[code].message, value: refusal(code) },
      ]),
    ),
    ...examplesOf(calls),
  },
});

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
export function openApiDocument(
  calls: readonly Call[],
): { openapi: string; paths: Record<string, Record<string, Json>> } & Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  const named = withNouns(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portolan',
      version: versionOf(named),
      description:
        'The calls a partner site answers at its own domain. Amounts (`format: amount`) are decimals in major units of the `currency` beside them, and of the site’s own where it may be left out; times at an airport are local to it. The flight calls also answer under `/api/nfs/flights/api/`. /app/developers tells the rest.',
    },
    servers: [{ url: '/' }],
    tags: tagsOf(calls),
    paths: named.paths as Record<string, Record<string, Json>>,
    components: components(calls, named.schemas),
  };
}
