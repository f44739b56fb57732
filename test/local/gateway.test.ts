import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { type Lambdas, startGateway } from '#infra/local/gateway.ts';

let server: Server;
const asked: HttpEvent[] = [];
const answers = (event: HttpEvent) => Promise.resolve({ statusCode: asked.push(event) && 200, body: 'page' });

beforeAll(async () => {
  const lambdas = { domains: { site: answers }, sitePage: answers, gatewayPage: answers } as unknown as Lambdas;
  server = await startGateway(0, lambdas, 'secret', 'http://mailbox.example');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A request to the letter: clients that mend an address would hide what is tested. */
const send = (lines: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.end(`${lines}\r\nhost: kestrel.localhost\r\nconnection: close\r\n\r\n`),
    );
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.once('error', reject).once('close', () => resolve(said));
  });

describe('the embedded gateway', () => {
  test.each(['//evil.example/app', '//', '/\\evil.example/app', '/app/%E0%A4%A', '/%', '/app/\u00e4'])(
    'refuses the target %j, and hands it to nobody',
    async (target) => {
      asked.length = 0;
      expect(await send(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
      expect(asked).toEqual([]);
    },
  );

  test.each([
    ['POST', '/app/flight'],
    ['DELETE', '/app/assets/index.js'],
    ['PUT', '/'],
    ['POST', '/mailbox'],
  ])('%s %s is told what is taken there', async (method, target) => {
    const said = await send(`${method} ${target} HTTP/1.1`);
    expect(said).toMatch(/^HTTP\/1\.1 405 /);
    expect(said).toMatch(/\r\nallow: GET, HEAD\r\n/i);
    expect(said).toContain('METHOD_NOT_ALLOWED');
  });

  test('HEAD of a page has no body; calls decide themselves', async () => {
    expect(await send('HEAD /app/flight HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
    expect(await send('PUT /api/whitelabel/detetct HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
