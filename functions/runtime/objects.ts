import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { randomId } from '#shared/ids.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { objectsBucket, s3Client, s3Sdk } from './objects-bucket.ts';

/** What an object is served as where it is served by S3 itself; a folder keeps none of it. */
export interface ServedAs {
  contentType: string;
  cacheControl?: string;
}

interface ObjectStore {
  put(name: string, body: Uint8Array, servedAs?: ServedAs): Promise<void>;
  /** Stores it where nothing lies; false where something does, which stays. Of several at once one is stored. */
  putNew(name: string, body: Uint8Array): Promise<boolean>;
  /**
   * Stores what a stream yields, however long, a few MB at a time. The object is there when it is there whole: one that
   * breaks off rejects and leaves no object, and none that was there changed.
   */
  putStream(name: string, body: Readable, servedAs?: ServedAs): Promise<void>;
  /** undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** As a stream, with its length in bytes; undefined where there is none. */
  getStream(name: string): Promise<{ body: Readable; bytes: number } | undefined>;
  remove(name: string): Promise<void>;
}

/** Undefined where there is no such file. */
const unlessMissing = (error: NodeJS.ErrnoException): Promise<undefined> =>
  error.code === 'ENOENT' ? Promise.resolve(undefined) : Promise.reject(error);

function fileStore(folder: string): ObjectStore {
  // A step of a name that means a folder above, or none, is written so that it means neither.
  const step = (text: string) => encodeURIComponent(text).replace(/^\.{0,2}$/, (dots) => `%2E${dots}`);
  const place = (name: string) => path.join(folder, ...name.split('/').map(step));
  /** Written beside its place and moved there whole. */
  const moveIn = async (name: string, write: (file: string) => Promise<void>) => {
    const part = `${place(name)}.${randomId(50)}.part`;
    await mkdir(path.dirname(part), { recursive: true });
    try {
      await write(part);
      await rename(part, place(name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (name, body) => moveIn(name, (file) => writeFile(file, body)),
    async putNew(name, body) {
      await mkdir(path.dirname(place(name)), { recursive: true });
      return writeFile(place(name), body, { flag: 'wx' }).then(
        () => true,
        (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
      );
    },
    putStream: (name, body) => moveIn(name, (file) => pipeline(body, createWriteStream(file))),
    get: (name) => readFile(place(name)).catch(unlessMissing),
    async getStream(name) {
      const found = await stat(place(name)).catch(unlessMissing);
      return found?.isFile() ? { body: createReadStream(place(name)), bytes: found.size } : undefined;
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function bucketStore(): ObjectStore {
  const at = (name: string) => ({ Bucket: objectsBucket(), Key: name });
  const kept = (servedAs?: ServedAs) =>
    servedAs && { ContentType: servedAs.contentType, CacheControl: servedAs.cacheControl };
  async function find(name: string) {
    const { GetObjectCommand } = await s3Sdk();
    try {
      return await (await s3Client()).send(new GetObjectCommand(at(name)));
    } catch (error) {
      const said = statusOf(error);
      // To a role that may not list the bucket S3 denies having what is not there.
      if (said === 403) log.warn('object denied, taken for gone', { kind: name.split('/')[0] });
      if (said === 403 || said === 404) return undefined;
      throw error;
    }
  }
  return {
    async put(name, body, servedAs) {
      const { PutObjectCommand } = await s3Sdk();
      await (await s3Client()).send(new PutObjectCommand({ ...at(name), Body: body, ...kept(servedAs) }));
    },
    async putNew(name, body) {
      const { PutObjectCommand } = await s3Sdk();
      try {
        await (await s3Client()).send(new PutObjectCommand({ ...at(name), Body: body, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        const said = statusOf(error);
        // 409: another is being stored at this moment.
        if (said === 412 || said === 409) return false;
        throw error;
      }
    },
    async putStream(name, body, servedAs) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      await new Upload({
        client: await s3Client(),
        params: { ...at(name), Body: body, ...kept(servedAs) },
        queueSize: 1,
      }).done();
    },
    get: async (name) => (await find(name))?.Body?.transformToByteArray(),
    async getStream(name) {
      const found = await find(name);
      return found?.Body && { body: found.Body as Readable, bytes: found.ContentLength ?? 0 };
    },
    async remove(name) {
      const { DeleteObjectCommand } = await s3Sdk();
      await (await s3Client()).send(new DeleteObjectCommand(at(name)));
    },
  };
}

let store: ObjectStore | undefined;

/**
 * What is too big for an item: search answers, documents, exports, logos. Names are `<kind>/<random>`, or of a site's own
 * `<kind>/<site>/<random>` (functions/files/object-name.ts); a bucket on AWS, a folder locally.
 */
export const objects = (): ObjectStore =>
  (store ??= objectsBucket() ? bucketStore() : fileStore(fileURLToPath(config().OBJECTS_URL)));
