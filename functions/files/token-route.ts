import type { Context as LambdaContext } from 'aws-lambda';
import { header, type HttpAnswer, type HttpEvent } from '#functions/http/request/event.ts';
import { objects } from '#functions/runtime/objects.ts';
import { brandAt } from './brand-name.ts';
import { downloadHeaders } from './download-headers.ts';
import { type FileGrant, readFileToken, tokenInPath } from './file-token.ts';

const quiet = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const answer = (statusCode: number, more: Record<string, string> = {}): HttpAnswer => ({
  statusCode,
  headers: { ...quiet, ...more },
  body: '',
});

/**
 * Files as a Lambda, where neither S3's own addresses nor a CDN can be used (LocalStack): by token, which is all that is
 * asked for, and pictures that anybody may see. No session, no site, no row.
 */
export async function fileRoute(event: HttpEvent, _context: LambdaContext): Promise<HttpAnswer> {
  const brand = brandAt(event.path);
  if (brand) return fetched(event, brand.name, brand.headers);
  const token = tokenInPath(event.path);
  const grant = token && readFileToken(token);
  if (!grant) return answer(404);
  return grant.act === 'get'
    ? fetched(event, grant.name, downloadHeaders(grant.fileName, grant.contentType))
    : put(event, grant);
}

async function fetched({ httpMethod }: HttpEvent, name: string, headers: Record<string, string>): Promise<HttpAnswer> {
  if (httpMethod !== 'GET' && httpMethod !== 'HEAD') return answer(405, { allow: 'GET, HEAD' });
  const body = await objects().get(name);
  if (!body) return answer(404);
  const isHead = httpMethod === 'HEAD';
  return {
    statusCode: 200,
    headers,
    body: isHead ? '' : Buffer.from(body).toString('base64'),
    isBase64Encoded: !isHead,
  };
}

async function put(event: HttpEvent, { name, contentType, bytes }: FileGrant & { act: 'put' }): Promise<HttpAnswer> {
  if (event.httpMethod !== 'PUT') return answer(405, { allow: 'PUT' });
  if (header(event, 'content-type') !== contentType) return answer(403);
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length !== bytes) return answer(body.length > bytes ? 413 : 400);
  return answer((await objects().putNew(name, body)) ? 204 : 412);
}
