import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { downloadHeaders } from '#functions/files/download-headers.ts';
import { readFileToken, tokenInPath } from '#functions/files/file-token.ts';
import { objects } from '#functions/runtime/objects.ts';

const quiet = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Files by token as a stream: what S3's signed addresses are on AWS. The token is all that is asked for. */
export async function serveFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
  const refuse = (status: number, more: Record<string, string> = {}) => {
    request.resume();
    response.writeHead(status, { ...quiet, ...more }).end();
  };
  const token = tokenInPath(pathname);
  const grant = token && readFileToken(token);
  if (!grant) return refuse(404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
  if (grant.act !== 'get') return refuse(404);
  const found = await objects().getStream(grant.name);
  if (!found) return refuse(404);
  request.resume();
  response.writeHead(200, {
    ...downloadHeaders(grant.fileName, grant.contentType),
    'content-length': String(found.bytes),
  });
  if (request.method === 'HEAD') {
    found.body.destroy();
    return void response.end();
  }
  // Somebody who breaks off breaks off; the file is whole.
  await pipeline(found.body, response).catch(() => response.destroy());
}
