import { beforeAll, expect, it } from 'vitest';
import { putOrigin } from '#functions/files/put-origin.ts';
import { placeToPut } from '#functions/files/upload-object.ts';
import { pageHeaders } from '#functions/site-page/page-headers.ts';
import { testJob } from '#test/harness/test-environment.ts';

beforeAll(() => {
  Object.assign(process.env, {
    TABLE_NAME: 't',
    OBJECTS_URL: 's3://portolan-objects',
    AWS_REGION: 'ap-south-1',
    FILE_LINKS: 'signed',
    BOOKING_QUEUE_URL: 'local:',
    JOBS_QUEUE_URL: 'local:',
    MAIL_FROM: 'desk@portolan.example',
    DATA_KEY: 'file:none',
    ORIGIN_SECRET: 'secret',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  delete process.env.S3_ENDPOINT;
});

const place = async () =>
  new URL(
    await placeToPut(testJob('sarathi', 'test'), { uploadId: 'FILE1', contentType: 'image/png', bytes: 1_234 }, 600),
  );

it('an upload on AWS is signed for one object that is not there yet, its type and its very length, and for ten minutes', async () => {
  const { pathname, searchParams } = await place();
  expect(pathname).toBe('/uploads/sarathi/FILE1');
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
  expect(searchParams.get('X-Amz-Expires')).toBe('600');
  // Signed as a header: in the query S3 would not look at it.
  expect([...searchParams.keys()].filter((name) => /none-match/i.test(name))).toEqual([]);
  // A checksum of the body that is not there yet would be one of nothing.
  expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
});

it('the page may send to that one bucket beside its own origin, and to nowhere else', async () => {
  expect((await place()).origin).toBe(putOrigin());
  expect(pageHeaders('/app', putOrigin())['content-security-policy']).toContain(
    "connect-src 'self' https://portolan-objects.s3.ap-south-1.amazonaws.com;",
  );
  expect(pageHeaders('/app')['content-security-policy']).toContain("connect-src 'self';");
});
