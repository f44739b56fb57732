import { operationId } from '#infra/openapi/document.ts';
import type { Call } from '#shared/contract.ts';
import { functionFor } from './function-shapes.ts';
import { gatewayAnswers } from './gateway-answers.ts';
import { gatewayRoutes } from './gateway-routes.ts';

type Json = Record<string, unknown>;

/**
 * What a client accepts first when it is handed bytes and not their base64: an image's place, a page that is left for a
 * download, a program. Named one by one, since LocalStack, where alone files go by the API, takes none for all.
 */
const BINARY = ['image/*', 'text/html', 'application/octet-stream'];

const ANY = 'x-amazon-apigateway-any-method';
const INTEGRATION_TIMEOUT = 29_000;

export interface GatewayDocumentOptions {
  calls: readonly Call[];
  /** The invocation address of a function, as API Gateway wants it. */
  uriOf: (functionName: string) => string;
  /** Pages beside the calls: path → function. */
  pages?: Record<string, string>;
  /** Files go out by it as they are, to who accepts one of BINARY first. */
  hasFiles?: boolean;
}

/**
 * The REST API as API Gateway imports it, made from the same contracts as the developers' page. Schemas stay out: the
 * function holds the request against its contract, and the text would pass CloudFormation's limit.
 */
export function gatewayDocument({ calls, uriOf, pages = {}, hasFiles = false }: GatewayDocumentOptions): Json {
  const integration = (functionName: string): Json => ({
    responses: {},
    'x-amazon-apigateway-integration': {
      type: 'aws_proxy',
      httpMethod: 'POST',
      uri: uriOf(functionName),
      timeoutInMillis: INTEGRATION_TIMEOUT,
      passthroughBehavior: 'when_no_match',
    },
  });
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, functionName: string, more: Json = {}): void => {
    paths[path] = { ...paths[path], [method]: { ...more, ...pathParameters(path), ...integration(functionName) } };
  };
  for (const route of gatewayRoutes(calls)) {
    // A method that is named can be throttled, and has its call's name.
    for (const call of route.calls)
      add(route.path, call.method.toLowerCase(), functionFor(call), nameOf(call, route.path));
    // What a path does not take is the function's to say, by 405 and with `Allow`; API Gateway would call it unknown.
    add(route.path, ANY, route.functionName);
  }
  for (const [path, functionName] of Object.entries(pages)) {
    add(path, ANY, functionName);
  }
  return {
    openapi: '3.0.1',
    info: { title: 'Portolan', version: '1' },
    paths,
    'x-amazon-apigateway-gateway-responses': gatewayAnswers,
    ...(hasFiles && { 'x-amazon-apigateway-binary-media-types': BINARY }),
  };
}

/** One operation has one name: at the second base path it has none. */
const nameOf = (call: Call, path: string): Json => (call.path === path ? { operationId: operationId(call) } : {});

function pathParameters(path: string): Json {
  const names = [...path.matchAll(/\{(\w+)\+?\}/g)].map((match) => match[1]!);
  return names.length
    ? { parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })) }
    : {};
}

/** Nodes of the path tree: what API Gateway counts as resources (300 an API unless raised). */
export function countResources(document: Json): number {
  const nodes = new Set<string>();
  for (const path of Object.keys(document.paths as Json)) {
    const steps = path.split('/').filter(Boolean);
    steps.forEach((_, at) => nodes.add(steps.slice(0, at + 1).join('/')));
  }
  return nodes.size + 1;
}
