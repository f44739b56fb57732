import { createHash } from 'node:crypto';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { whyNotPlain } from './plain-drawing.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
/** A logo stands in the first paint of every page. */
const MOST_KB = 200;

/**
 * A partner's logo or favicon as it lies in the site bucket; a changed one gets another name. Throws one sentence for
 * what is no image to show.
 */
export function brandImage(
  site: string,
  file: string,
  contents: Buffer,
): { Key: string; ContentType: string; CacheControl: string } {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(site)) throw new Error(`${site} is no site's name`);
  const ending = path.extname(file).toLowerCase();
  const type = TYPES[ending];
  if (!type) throw new Error(`${file} is none of ${Object.keys(TYPES).join(', ')}`);
  if (contents.length > MOST_KB * 1000)
    throw new Error(`${file} has ${Math.ceil(contents.length / 1000)} KB; a logo has at most ${MOST_KB}`);
  // Opened by itself it stands on the site's own origin; the edge's policy is the second lock.
  const why = ending === '.svg' ? whyNotPlain(contents) : undefined;
  if (why) throw new Error(`${file} ${why}: export it as a plain drawing`);
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  return {
    Key: `app/brand/${site}/${hash}${ending}`,
    ContentType: type,
    CacheControl: 'public, max-age=31536000, immutable',
  };
}

/** Uploads it and answers the address that `logoUrl` or `faviconImage` of the site names. */
export async function uploadBrandImage(
  s3: Pick<S3Client, 'send'>,
  bucket: string,
  site: string,
  file: string,
  contents: Buffer,
): Promise<string> {
  const object = brandImage(site, file, contents);
  await s3.send(new PutObjectCommand({ Bucket: bucket, Body: contents, ...object }));
  return `/${object.Key}`;
}
