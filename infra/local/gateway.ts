import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Context as LambdaContext } from 'aws-lambda';
import { refuse } from '#functions/http/envelope.ts';
import type { DomainLambda } from '#functions/http/serve.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { allCalls } from '#shared/calls.ts';
import { fail } from '#shared/errors.ts';
import { pathPattern } from '#shared/path-pattern.ts';
import { serveAsset } from './assets.ts';
import { portInUse } from './ports.ts';
import { serveFile } from './serve-file.ts';

/**
 * More than any call takes: the pipeline refuses what is this long. What comes after it is read and dropped, so that
 * the caller hears the answer. Bytes.
 */
const KEPT_OF_BODY = 1024 * 1024;
/** What a client may not say of itself: only the gateway (on AWS, the edge) does. */
const EDGE_HEADERS = ['x-site-host', 'x-site-origin', 'x-viewer-address', 'x-origin-secret'];

export interface Lambdas {
  /** By domain (domains.ts). */
  domains: Record<string, DomainLambda>;
  sitePage: (event: HttpEvent, context: LambdaContext) => Promise<HttpAnswer>;
  /** Pages of the sandbox payment gateway, an outside party that happens to live here. */
  gatewayPage: (event: HttpEvent, context: LambdaContext) => Promise<HttpAnswer>;
}

/** Turns HTTP into API Gateway events, as the edge and the REST API do on AWS. */
export function startGateway(port: number, lambdas: Lambdas, originSecret: string, mailbox: string): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request, response, lambdas, originSecret, mailbox).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  lambdas: Lambdas,
  originSecret: string,
  mailbox: string,
): Promise<void> {
  const url = targetOf(request.url);
  if (!url) return send(request, response, refuse(fail('BAD_REQUEST')));
  if (!takesAnyMethod(url.pathname) && request.method !== 'GET' && request.method !== 'HEAD')
    return send(request, response, refuse(fail('METHOD_NOT_ALLOWED'), [], { allow: 'GET, HEAD' }));
  if (url.pathname === '/') return redirect(response, '/app');
  if (url.pathname === '/mailbox') return redirect(response, mailbox);
  if (url.pathname === '/app/developers') return serveAsset(request, response, '/app/developers/index.html');
  if (/^\/app\/(?:(?:assets|developers)\/|driver-worker\.js$)/.test(url.pathname))
    return serveAsset(request, response, url.pathname);
  if (/^\/(files|app\/brand)\//.test(url.pathname)) return serveFile(request, response, url.pathname);
  const body = await readBody(request);
  const event = toEvent(request, url, body, originSecret);
  const lambda = lambdaFor(url.pathname, lambdas);
  const started = Date.now();
  const context = {
    awsRequestId: crypto.randomUUID(),
    getRemainingTimeInMillis: () => 29_000 - (Date.now() - started),
  } as LambdaContext;
  send(request, response, lambda ? await lambda(event, context) : { statusCode: 404, body: '' });
}

/**
 * The address that is asked for, as a client sends it to a server: a path and a query. Undefined for a target that says
 * a host of its own (`//host/…`, or by a backslash, which is read as a slash), or cannot be decoded.
 */
function targetOf(target = '/'): URL | undefined {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return undefined;
  try {
    decodeURIComponent(target.split('?')[0]!);
    return new URL(target, 'http://localhost');
  } catch {
    return undefined;
  }
}

/** Calls, files and the gateway's pages say themselves what they take; all else is the site's own files and pages. */
const takesAnyMethod = (path: string) => /^\/(api|flightApi|gateway|files)\//.test(path);

const redirect = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end();

/** Path → domain, from the contracts: what API Gateway's routes are made of too. */
const patterns = () =>
  allCalls.map((call) => ({
    domain: call.name.split('/')[0]!,
    pattern: pathPattern(call.path),
  }));
let routes: ReturnType<typeof patterns> | undefined;

function lambdaFor(path: string, { domains, sitePage, gatewayPage }: Lambdas) {
  if (path.startsWith('/gateway/')) return gatewayPage;
  if (path === '/app' || path.startsWith('/app/')) return sitePage;
  const canonical = path.replace('/api/nfs/flights/api/', '/flightApi/api/');
  const route = (routes ??= patterns()).find(({ pattern }) => pattern.test(canonical));
  return route
    ? domains[route.domain]
    : path.startsWith('/api/') || path.startsWith('/flightApi/')
      ? domains.site
      : undefined;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size < KEPT_OF_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toEvent(request: IncomingMessage, url: URL, body: string, originSecret: string): HttpEvent {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (!EDGE_HEADERS.includes(name)) headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  const host = request.headers.host ?? '';
  Object.assign(headers, { 'x-site-host': host, 'x-site-origin': `http://${host}`, 'x-origin-secret': originSecret });
  return {
    httpMethod: request.method ?? 'GET',
    path: url.pathname,
    resource: url.pathname,
    headers,
    multiValueHeaders: {},
    queryStringParameters: Object.fromEntries(url.searchParams),
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    body: body || null,
    isBase64Encoded: false,
    requestContext: {
      requestId: randomUUID(),
      identity: { sourceIp: request.socket.remoteAddress ?? '' },
    } as HttpEvent['requestContext'],
  };
}

/** Answers are compressed here as the edge does on AWS. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { statusCode, headers = {}, multiValueHeaders = {}, body, isBase64Encoded }: HttpAnswer,
): void {
  for (const [name, value] of Object.entries({ ...headers, ...multiValueHeaders }))
    response.setHeader(name, Array.isArray(value) ? value.map(String) : String(value));
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length < 1024 || !String(request.headers['accept-encoding']).includes('gzip'))
    return void response.writeHead(statusCode).end(bytes);
  response.setHeader('content-encoding', 'gzip');
  response.writeHead(statusCode).end(gzipSync(bytes, { level: 5 }));
}
