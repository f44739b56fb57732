import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeDuffel } from './fake.ts';
import type { FakeReply } from './replies.ts';

const LONGEST_QUESTION = 1_000_000;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > LONGEST_QUESTION) throw new Error('too long');
  }
  return text;
}

function send(response: ServerResponse, reply: FakeReply, now: number): void {
  if (reply.manner === 'silent') return;
  if (reply.manner === 'reset') return void response.destroy();
  const text = JSON.stringify(reply.body);
  const date = new Date(now).toUTCString();
  response.writeHead(reply.status, { 'content-type': 'application/json', date, ...reply.headers });
  response.end(reply.manner === 'broken off' ? text.slice(0, Math.floor(text.length * 0.6)) : text);
}

export interface RunningFake {
  fake: FakeDuffel;
  /** Scheme, host and port, as a deployment names Duffel's. */
  host: string;
  stop(): Promise<void>;
}

/** Duffel's API on the loopback address, for tests and for the demo: no account, no network, no real flights. */
export async function runDuffelFake(
  options: ConstructorParameters<typeof FakeDuffel>[0],
  port = 0,
): Promise<RunningFake> {
  const fake = new FakeDuffel(options);
  const server: Server = createServer((request, response) => {
    void (async () => {
      try {
        const text = await textOf(request);
        const reply = fake.answer(request.method ?? 'GET', request.url ?? '/', request.headers, text);
        if (reply.lateMs) await new Promise((resolve) => setTimeout(resolve, reply.lateMs).unref());
        await reply.after;
        send(response, reply, options.now());
      } catch {
        response.destroy();
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    fake,
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
