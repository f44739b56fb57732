import * as z from 'zod/mini';
import { type FailureCode, failures } from '#shared/errors.ts';
import type { Call } from '#shared/contract.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return json;
};

/** Failures any call may answer, with those that name themselves by status only. */
const common: readonly FailureCode[] = [
  'VALIDATION',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'BUSY',
  'INTERNAL',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'IDEMPOTENCY_REUSED',
];

function envelope(result: Json): Json {
  return {
    type: 'object',
    required: ['success', 'result', 'message', 'errorCode'],
    properties: {
      success: { type: 'boolean' },
      result,
      message: { type: 'string' },
      errorCode: { type: ['string', 'null'] },
      errorMessage: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
}

function responsesOf(call: Call): Json {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of new Set([...common, ...call.failures]))
    byStatus.set(failures[code].status, [...(byStatus.get(failures[code].status) ?? []), code]);
  const refused = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\` ${failures[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]);
  return {
    200: {
      description: 'The envelope with the result.',
      content: { 'application/json': { schema: envelope(schemaOf(call.response)) } },
    },
    ...Object.fromEntries(refused),
  };
}

function inputOf(call: Call): Json {
  const body = schemaOf(call.request) as { properties?: Record<string, Json>; required?: string[] };
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const fields = Object.entries(body.properties ?? {});
  const parameter = (name: string, schema: Json, where: string) => ({
    name,
    in: where,
    required: where === 'path' || (body.required ?? []).includes(name),
    schema,
  });
  const parameters = [
    ...fields.filter(([name]) => inPath.includes(name)).map(([name, schema]) => parameter(name, schema, 'path')),
    ...(call.method === 'POST'
      ? []
      : fields.filter(([name]) => !inPath.includes(name)).map(([name, schema]) => parameter(name, schema, 'query'))),
    ...(call.idempotent
      ? [{ name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string', maxLength: 80 } }]
      : []),
  ];
  return {
    parameters,
    ...(call.method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
  };
}

const who = ({ actor, access }: Call): string =>
  actor === 'user'
    ? `Signed in: ${(access.userTypes ?? ['any user']).join(', ')}.`
    : actor === 'visitor'
      ? 'Anyone on the site.'
      : `As ${actor}.`;

/** One operation of the document. */
const operationOf = (call: Call): Json => ({
  operationId: call.name.replace('/', '.'),
  tags: [call.name.split('/')[0]],
  summary: call.summary,
  description: [
    who(call),
    call.access.permission && `Staff need the permission \`${call.access.permission}\`.`,
    call.access.module && `Only on sites with the module ${call.access.module}.`,
  ]
    .filter(Boolean)
    .join(' '),
  security: call.actor === 'user' ? [{ token: [] }] : [{}, { token: [] }],
  ...inputOf(call),
  responses: responsesOf(call),
});

/** The OpenAPI 3.1 document of the given calls; API Gateway's routes and the developers' page are made from it. */
export function openApiDocument(
  calls: readonly Call[],
): { openapi: string; paths: Record<string, Record<string, Json>> } & Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portolan',
      version: '1',
      description:
        'The calls a partner site answers at its own domain. Amounts are decimals in major units of the `currency` beside them; times at an airport are local to it. The flight calls also answer under `/api/nfs/flights/api/`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'auth-token',
          description: 'The session token that login answers.',
        },
      },
      schemas: { Failure: envelope({}) },
    },
  };
}
