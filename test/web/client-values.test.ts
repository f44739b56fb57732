import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchCities } from '#shared/reference/search-cities.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { callApi, fromForm } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';

vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

let server: Server;
let asked: { url: string; body: string }[] = [];
let result: unknown;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url!, body });
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, result, message: '', errorCode: null }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureApi({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, currency: 'KWD' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

describe('the browser’s client', () => {
  it('sends the values of a query as the text they are read from', async () => {
    result = [];
    for (const priceOnly of [true, false])
      expect(await callApi(searchCities, { city: 'dub ai&x', priceOnly, cityId: '' })).toMatchObject({ ok: true });
    const queries = asked.map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
    expect(queries).toEqual([
      { city: 'dub ai&x', priceOnly: 'true', cityId: '' },
      { city: 'dub ai&x', priceOnly: 'false', cityId: '' },
    ]);
  });

  it('sends amounts in the site’s currency where the caller names none', async () => {
    result = { currency: 'KWD', balance: 1.5, creditLimit: 0, isWaiting: false };
    const entry = { userId: 'U', type: 'credit', remark: 'Cash', amount: 1500 } as const;
    expect(await callApi(addWalletEntry, entry)).toMatchObject({ ok: true, value: { balance: 1500 } });
    expect(JSON.parse(asked[0]!.body)).toEqual({ ...entry, amount: 1.5, currency: 'KWD' });
    const typed = { userId: 'U', type: 'credit', remark: 'Cash', amount: 1.5 };
    expect(fromForm(addWalletEntry, typed)).toEqual({ ...entry, currency: 'KWD' });
  });

  it('leaves another currency to the server, which refuses it', async () => {
    await callApi(addWalletEntry, { userId: 'U', type: 'credit', remark: 'Cash', amount: 150, currency: 'INR' });
    expect(JSON.parse(asked[0]!.body)).toMatchObject({ amount: 1.5, currency: 'INR' });
  });
});
