import { createServer, type IncomingMessage, request as sendRequest, type Server } from 'node:http';
import { freePort } from '../ports.ts';

/** A request to a fake as it answers it. */
export interface FakeRequest {
  method: string;
  /** Path and query. */
  url: URL;
  header(name: string): string;
  body: string;
}
export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

export const json = (status: number, value: unknown): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
export const html = (body: string, status = 200): FakeAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** A webhook on its way to a site. */
export interface Told {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const RETRIES = [2_000, 15_000, 60_000];

/**
 * Posts a webhook and, where it is not answered 2xx, again after ever longer pauses, as gateways do. A site's name under
 * localhost is asked for on loopback whether or not the machine knows it. Answers the status, 0 where nobody did.
 */
export async function deliver(told: Told, pauses: readonly number[] = RETRIES): Promise<number> {
  const status = await post(told).catch(() => 0);
  const [pause, ...rest] = pauses;
  if (status >= 200 && status < 300) return status;
  if (pause === undefined) return status;
  setTimeout(() => void deliver(told, rest), pause).unref();
  return status;
}

function post({ url, headers, body }: Told): Promise<number> {
  const { protocol, hostname, port, pathname, host } = new URL(url);
  if (protocol !== 'http:') throw new Error('a fake tells sites of this machine alone');
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      {
        host: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
        port,
        path: pathname,
        method: 'POST',
        headers: { ...headers, host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Serves a fake on loopback; `port` is taken where it is free, so that addresses of an earlier start still lead here. */
export async function serveFake(
  answerOf: (request: FakeRequest) => FakeAnswer,
  port = 0,
): Promise<{ endpoint: string; port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    void read(request).then((asked) => {
      const { status, headers, body } = answerOf(asked);
      response.writeHead(status, headers).end(body);
    });
  });
  const at = await listen(server, port).catch(async () => listen(server, await freePort()));
  return {
    endpoint: `http://127.0.0.1:${at}`,
    port: at,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });

async function read(request: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://127.0.0.1'),
    header: (name) => String(request.headers[name] ?? ''),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
