import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Call, Envelope, WireRequestOf } from '#shared/contract.ts';

/** A program at an address of the embedded platform: it has a token alone, no browser and no cookie, and keeps none. */
export const programAt =
  (address: string, token: string) =>
  async <C extends Call>(call: C, body: WireRequestOf<C>) => {
    const { host, hostname, port } = new URL(address);
    const sent = request({
      ...{ host: '127.0.0.1', port, path: call.path, method: 'POST', agent: false },
      headers: { host, 'content-type': 'application/json', ...(token && { 'auth-token': token }) },
    });
    sent.end(JSON.stringify(body));
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    if (token) expect(answered.headers['set-cookie'], hostname).toBeUndefined();
    const envelope = JSON.parse(await text(answered)) as Envelope<z.input<C['response']>>;
    return { status: answered.statusCode, ...envelope };
  };
