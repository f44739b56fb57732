import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brandAt } from '#functions/files/brand-name.ts';
import { downloadHeaders } from '#functions/files/download-headers.ts';
import { type FileGrant, readFileToken, tokenInPath } from '#functions/files/file-token.ts';
import { objects } from '#functions/runtime/objects.ts';

const quiet = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What a client still sends is read and dropped, so that it hears the answer. */
function answer({ request, response }: Exchange, status: number, more: Record<string, string> = {}): void {
  request.resume();
  response.writeHead(status, { ...quiet, ...more }).end();
}

/**
 * Files as streams: by token, as S3's signed addresses are on AWS, and pictures that anybody may see, as the CDN serves
 * them there. No session, no site, no row.
 */
export async function serveFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
  const exchange = { request, response };
  const brand = brandAt(pathname);
  if (brand) return send(exchange, brand.name, brand.headers);
  const token = tokenInPath(pathname);
  const grant = token && readFileToken(token);
  if (!grant) return answer(exchange, 404);
  return grant.act === 'get'
    ? send(exchange, grant.name, downloadHeaders(grant.fileName, grant.contentType))
    : take(exchange, grant);
}

async function send(exchange: Exchange, name: string, headers: Record<string, string>): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(exchange, 405, { allow: 'GET, HEAD' });
  const found = await objects().getStream(name);
  if (!found) return answer(exchange, 404);
  request.resume();
  response.writeHead(200, { ...headers, 'content-length': String(found.bytes) });
  if (request.method === 'HEAD') {
    found.body.destroy();
    return void response.end();
  }
  // Somebody who breaks off breaks off; the file is whole.
  await pipeline(found.body, response).catch(() => response.destroy());
}

async function take(exchange: Exchange, { name, contentType, bytes }: FileGrant & { act: 'put' }): Promise<void> {
  const { request } = exchange;
  if (request.method !== 'PUT') return answer(exchange, 405, { allow: 'PUT' });
  if (request.headers['content-type'] !== contentType) return answer(exchange, 403);
  const said = request.headers['content-length'];
  if (said !== undefined && Number(said) !== bytes) return answer(exchange, Number(said) > bytes ? 413 : 400);
  try {
    const body = await buffer(exactly(request, bytes));
    return answer(exchange, (await objects().putNew(name, body)) ? 204 : 412);
  } catch (error) {
    if (error instanceof WrongLength) return answer(exchange, error.isTooLong ? 413 : 400);
    // Who breaks off is gone, and nothing is kept.
    if (request.destroyed) return void exchange.response.destroy();
    throw error;
  }
}

class WrongLength extends Error {
  readonly isTooLong: boolean;
  constructor(isTooLong: boolean) {
    super('not as long as was announced');
    this.isTooLong = isTooLong;
  }
}

/** What is sent, up to so many bytes: it fails at the first one more, or at an end before them, whatever a header said. */
async function* exactly(request: IncomingMessage, bytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  // Left early it stays open: who sends too much is told so.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > bytes) throw new WrongLength(true);
    yield chunk;
  }
  if (seen < bytes) throw new WrongLength(false);
}
