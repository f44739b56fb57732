import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadLink } from '#functions/files/download-link.ts';
import { exportObject } from '#functions/files/export-object.ts';
import { fileToken } from '#functions/files/file-token.ts';
import type { ObjectName } from '#functions/files/object-name.ts';
import { fileRoute } from '#functions/files/token-route.ts';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { objects } from '#functions/runtime/objects.ts';
import { serveFile } from '#infra/local/serve-file.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-22T10:00:00Z' });
const sheet = { fileName: 'flight-ticket-queue.xlsx', contentType: 'application/vnd.ms-excel' };
const link = (name: ObjectName) => downloadLink(world.job('sarathi'), name, sheet);
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 256));

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => void serveFile(request, response, request.url!));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const name = () => exportObject(world.job('sarathi'), 'job-1');
beforeEach(() => objects().put(name(), bytes));

interface Got {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
const byServer = async (address: string, method = 'GET'): Promise<Got> => {
  const said = await fetch(origin + address, { method });
  return {
    status: said.status,
    headers: Object.fromEntries(said.headers),
    body: Buffer.from(await said.arrayBuffer()),
  };
};
const byLambda = async (address: string, method = 'GET'): Promise<Got> => {
  const said = await fileRoute({ httpMethod: method, path: address, headers: {} } as HttpEvent, {} as never);
  return {
    status: said.statusCode,
    headers: said.headers as Record<string, string>,
    body: Buffer.from(said.body, said.isBase64Encoded ? 'base64' : 'utf8'),
  };
};

describe.each([
  ['the embedded gateway', byServer],
  ['LocalStack’s function', byLambda],
])('a download by %s', (_, get) => {
  it('is the file, saved under its name and with no right in a browser', async () => {
    const { status, headers, body } = await get(await link(name()));
    expect(status).toBe(200);
    expect(body.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': sheet.contentType,
      'content-disposition': `attachment; filename="${sheet.fileName}"; filename*=UTF-8''${sheet.fileName}`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('says its name in any script, and nothing more than a name', async () => {
    const odd = { ...sheet, fileName: 'यात्रा"\r\nset-cookie: a=b\u2028.xlsx' };
    const said = (await get(await downloadLink(world.job('sarathi'), name(), odd))).headers['content-disposition']!;
    expect(said).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(said.split("''")[1]!)).toBe(odd.fileName);
  });

  it('shows a HEAD the headers alone, and takes nothing else', async () => {
    const head = await get(await link(name()), 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await get(await link(name()), method)).status, method).toBe(405);
    const putting = fileToken({ act: 'put', name: name(), contentType: 'image/png', bytes: 5 }, 60);
    expect((await get(`/files/${putting}`)).status).toBe(405);
  });

  it('is over with its time, and answers 404 to all that is no token of ours', async () => {
    const address = await link(name());
    world.clock.set('2026-11-22T10:01:00Z');
    expect((await get(address)).status).toBe(404);
    world.clock.set('2026-11-22T10:00:00Z');
    for (const wrong of [
      '/files/',
      '/files/abc',
      '/files/abc.def',
      `/files/${name()}`,
      '/files/..%2f..%2fkeys.json',
      `${address}x`,
      address.replace('/files/', '/files/x'),
    ])
      expect((await get(wrong)).status, wrong).toBe(404);
  });

  it('answers 404 where the file is gone', async () => {
    const address = await link(name());
    await objects().remove(name());
    expect((await get(address)).status).toBe(404);
  });
});

it('no link leads to another site’s file', async () => {
  await expect(downloadLink(world.job('gulf'), name(), sheet)).rejects.toThrow('another site');
  await expect(downloadLink(world.job('sarathi'), 'offers/abc' as ObjectName, sheet)).rejects.toThrow('another site');
});

describe('an object that is stored as a stream', () => {
  const chunks = async function* (broken = false) {
    for (let at = 0; at < bytes.length; at += 10_000) {
      if (broken && at > 50_000) throw new Error('the rows ended early');
      yield bytes.subarray(at, at + 10_000);
    }
  };

  it('is what was streamed', async () => {
    await objects().remove(name());
    await objects().putStream(name(), Readable.from(chunks()));
    expect(Buffer.from((await objects().get(name()))!).equals(bytes)).toBe(true);
  });

  it('that breaks off leaves what was there, and no part of itself', async () => {
    await objects().put(name(), Buffer.from('before'));
    await expect(objects().putStream(name(), Readable.from(chunks(true)))).rejects.toThrow('ended early');
    expect(Buffer.from((await objects().get(name()))!).toString()).toBe('before');
    expect(await readdir(path.join(world.folder, 'objects', 'exports', 'sarathi'))).toEqual(['job-1']);
  });

  it('stays in its folder, whatever it is called', async () => {
    await objects().put('exports/../../../escaped', Buffer.from('x'));
    expect(await readdir(world.folder)).not.toContain('escaped');
    expect(await objects().get('../objects/exports/sarathi/job-1')).toBeUndefined();
    expect(await objects().get('exports/./sarathi/job-1')).toBeUndefined();
  });
});
