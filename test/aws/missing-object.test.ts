import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objects } from '#functions/runtime/objects.ts';

let server: Server;
let says: { status: number; code: string };
const asked: { method: string | undefined; condition: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    asked.push({ method: request.method, condition: request.headers['if-none-match'] });
    response.writeHead(says.status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${says.code}</Code><Message>said by a test</Message></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    TABLE_NAME: 't',
    OBJECTS_URL: 's3://objects',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BOOKING_QUEUE_URL: 'local:',
    JOBS_QUEUE_URL: 'local:',
    MAIL_FROM: 'desk@portolan.example',
    DATA_KEY: 'file:none',
    ORIGIN_SECRET: 'secret',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  [404, 'NoSuchKey'],
  [404, 'NotFound'],
  [403, 'AccessDenied'],
])('an object that is not there reads as absent where S3 says %d %s', async (status, code) => {
  says = { status, code };
  expect(await objects().get('offers/gone')).toBeUndefined();
});

it.each([
  [412, 'PreconditionFailed'],
  [409, 'ConditionalRequestConflict'],
])('a file where another lies, or is being put, is not stored: S3 says %d %s', async (status, code) => {
  says = { status, code };
  expect(await objects().putNew('uploads/there', new Uint8Array(1))).toBe(false);
  expect(asked.at(-1)).toMatchObject({ method: 'PUT', condition: '*' });
});

it('what S3 cannot answer is no absence', async () => {
  says = { status: 500, code: 'InternalError' };
  await expect(objects().get('offers/there')).rejects.toThrow();
  await expect(objects().putNew('uploads/new', new Uint8Array(1))).rejects.toThrow();
});
