import type { Context as LambdaContext } from 'aws-lambda';
import type { HttpAnswer, HttpEvent } from '#functions/http/event.ts';
import { objects } from '#functions/runtime/objects.ts';
import { downloadHeaders } from './download-headers.ts';
import { readFileToken, tokenInPath } from './file-token.ts';

const quiet = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const refused = (statusCode: number, more: Record<string, string> = {}): HttpAnswer => ({
  statusCode,
  headers: { ...quiet, ...more },
  body: '',
});

/**
 * Files by token as a Lambda, where S3's own addresses cannot be used (LocalStack). The token is all that is asked for:
 * no session, no site, no row.
 */
export async function fileRoute(event: HttpEvent, _context: LambdaContext): Promise<HttpAnswer> {
  const token = tokenInPath(event.path);
  const grant = token && readFileToken(token);
  if (!grant) return refused(404);
  const isHead = event.httpMethod === 'HEAD';
  if (!isHead && event.httpMethod !== 'GET') return refused(405, { allow: 'GET, HEAD' });
  if (grant.act !== 'get') return refused(404);
  const body = await objects().get(grant.name);
  if (!body) return refused(404);
  return {
    statusCode: 200,
    headers: downloadHeaders(grant.fileName, grant.contentType),
    body: isHead ? '' : Buffer.from(body).toString('base64'),
    isBase64Encoded: !isHead,
  };
}
