import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
/** A browser holds on to a worker as long as its file says: this one is asked about each time. */
const WORKER = 'driver-worker.js';
const AT_ONCE = 16;

/** A file of the built site as it lies in the bucket. Hashed names never change what they hold. */
export const objectOf = (name: string) => ({
  Key: `app/${name}`,
  ContentType: types[path.extname(name)],
  CacheControl: name === WORKER ? 'no-cache' : name.startsWith('assets/') ? FOR_EVER : A_MINUTE,
});

/** The files that browsers ask for: Vite's own notes and maps stay here. */
export const siteFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith('.') && types[path.extname(name)] !== undefined && name !== 'index.html');

/**
 * Uploads the built site. Files of earlier builds stay: a page opened before asks for them still. Hashed files go
 * first, so that nothing names what is not there.
 */
export async function uploadSite(s3: S3Client, bucket: string, folder: string): Promise<number> {
  const files = (await siteFiles(folder)).sort(
    (a, b) => Number(b.startsWith('assets/')) - Number(a.startsWith('assets/')),
  );
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await Promise.all(
      files
        .slice(at, at + AT_ONCE)
        .map(async (name) =>
          s3.send(
            new PutObjectCommand({ Bucket: bucket, Body: await readFile(path.join(folder, name)), ...objectOf(name) }),
          ),
        ),
    );
  }
  return files.length;
}
