import { createServer, type IncomingMessage, type Server } from 'node:http';
import { serveAsset } from '#infra/local/assets.ts';
import type { RunningStack } from './deployed.ts';

/** What a client may not say of itself. */
const EDGE_HEADERS = new Set([
  'x-site-host',
  'x-site-origin',
  'x-viewer-address',
  'x-origin-secret',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
]);

/**
 * Stands where CloudFront stands, which LocalStack's community edition has not: site files, and everything else to the
 * REST API.
 */
export function startFront(stack: RunningStack, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/') return void response.writeHead(302, { location: '/app' }).end();
    if (/^\/app\/developers\/?$/.test(url)) return void serveAsset(request, response, '/app/developers/index.html');
    if (/^\/app\/(?:(?:assets|developers)\/|driver-worker\.js$)/.test(url))
      return void serveAsset(request, response, url);
    void forward(stack, request, url)
      .then(async (answer) => {
        const headers = Object.fromEntries(
          [...answer.headers].filter(
            ([name]) =>
              !['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'].includes(name),
          ),
        );
        response.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie() });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(502).end();
      });
  });
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server)),
  );
}

async function forward({ api, originSecret }: RunningStack, request: IncomingMessage, url: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const host = request.headers.host ?? '';
  const headers: Record<string, string> = {
    'x-site-host': host,
    'x-site-origin': `http://${host}`,
    'x-viewer-address': request.socket.remoteAddress ?? '',
    'x-origin-secret': originSecret,
  };
  for (const [name, value] of Object.entries(request.headers))
    if (!EDGE_HEADERS.has(name) && value !== undefined) headers[name] = String(value);
  // To whoever does not ask for it by name, LocalStack's API would hand a file's base64.
  if (/^\/(files|app\/brand)\//.test(url)) headers.accept = 'application/octet-stream';
  return fetch(api + url, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(chunks.length && { body: Buffer.concat(chunks) }),
  });
}
