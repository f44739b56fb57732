import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadLink } from '#functions/files/download-link.ts';
import { exportObject } from '#functions/files/export-object.ts';
import { objects } from '#functions/runtime/objects.ts';
import { testJob } from '#test/harness/test-environment.ts';

/** As much of S3 as a stored stream asks for. */
let server: Server;
const asked: string[] = [];
const stored: Buffer[] = [];

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const url = new URL(request.url!, 'http://s3');
      asked.push(`${request.method} ${url.pathname}${url.searchParams.has('uploads') ? ' begins' : ''}`);
      if (request.method === 'PUT') stored.push(body);
      response.setHeader('content-type', 'application/xml');
      response.setHeader('etag', '"part"');
      if (url.searchParams.has('uploads'))
        response.end('<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>');
      else if (request.method === 'POST')
        response.end('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    TABLE_NAME: 't',
    OBJECTS_URL: 's3://objects',
    FILE_LINKS: 'signed',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BOOKING_QUEUE_URL: 'local:',
    JOBS_QUEUE_URL: 'local:',
    MAIL_FROM: 'desk@portolan.example',
    DATA_KEY: 'file:none',
    ORIGIN_SECRET: 'secret',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const actor = testJob('sarathi', 'export');

it('a download on AWS is an address that S3 signed for one object, name and type, and a time', async () => {
  const address = await downloadLink(actor, exportObject(actor, 'job-1'), {
    fileName: 'flight-ticket-queue.xlsx',
    contentType: 'application/vnd.ms-excel',
  });
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/objects/exports/sarathi/job-1');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    'X-Amz-Expires': '60',
    'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    'response-content-type': 'application/vnd.ms-excel',
    'response-cache-control': 'no-store',
    'response-content-disposition': expect.stringMatching(/^attachment; filename="flight-ticket-queue.xlsx"/) as string,
  });
});

it('a long stream goes to S3 in parts, and is there once all of them are', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  await objects().putStream(exportObject(actor, 'long'), Readable.from(Array.from({ length: 12 }, () => chunk)));
  expect(asked).toEqual([
    'POST /objects/exports/sarathi/long begins',
    ...Array.from({ length: 3 }, () => 'PUT /objects/exports/sarathi/long'),
    'POST /objects/exports/sarathi/long',
  ]);
  expect(stored.reduce((sum, part) => sum + part.length, 0)).toBe(12 * chunk.length);
});
