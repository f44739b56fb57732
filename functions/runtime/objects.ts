import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Client } from '@aws-sdk/client-s3';
import { config } from './config.ts';
import { log } from './log.ts';

interface ObjectStore {
  put(name: string, body: Uint8Array): Promise<void>;
  /** undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

function fileStore(folder: string): ObjectStore {
  const place = (name: string) => path.join(folder, ...name.split('/').map(encodeURIComponent));
  return {
    async put(name, body) {
      await mkdir(path.dirname(place(name)), { recursive: true });
      await writeFile(place(name), body);
    },
    get: (name) =>
      readFile(place(name)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : Promise.reject(error),
      ),
    remove: (name) => rm(place(name), { force: true }),
  };
}

function bucketStore(bucket: string): ObjectStore {
  let client: Promise<S3Client> | undefined;
  const sdk = () => import('@aws-sdk/client-s3');
  const s3 = () =>
    (client ??= sdk().then(
      ({ S3Client }) =>
        new S3Client({
          region: config().AWS_REGION,
          ...(config().S3_ENDPOINT && { endpoint: config().S3_ENDPOINT, forcePathStyle: true }),
        }),
    ));
  return {
    async put(name, body) {
      await (await s3()).send(new (await sdk()).PutObjectCommand({ Bucket: bucket, Key: name, Body: body }));
    },
    async get(name) {
      const { GetObjectCommand } = await sdk();
      try {
        const found = await (await s3()).send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return await found.Body?.transformToByteArray();
      } catch (error) {
        const said = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
        // To a role that may not list the bucket S3 denies having what is not there.
        if (said === 403) log.warn('object denied, taken for gone', { kind: name.split('/')[0] });
        if (said === 403 || said === 404) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await (await s3()).send(new (await sdk()).DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}

let store: ObjectStore | undefined;

/**
 * What is too big for an item: search answers, documents, logos. Names are `<kind>/<random>`; a bucket on AWS, a folder
 * locally.
 */
export const objects = (): ObjectStore => {
  const url = config().OBJECTS_URL;
  return (store ??= url.startsWith('s3://') ? bucketStore(url.slice('s3://'.length)) : fileStore(fileURLToPath(url)));
};
