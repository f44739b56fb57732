import { createHash } from 'node:crypto';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { checkPicture } from '#functions/files/pictures/check-picture.ts';
import { pictureEndings, pictureRules, type PictureType, pictureTypes } from '#shared/files/purposes.ts';

const endings = pictureTypes.map((type) => [`.${pictureEndings[type]}`, type] as const);

/** What a partner's logo or favicon may be: as the site's own editor has it. */
const rules = { ...pictureRules.siteLogo, types: pictureTypes };

/**
 * A partner's logo or favicon as it lies in the site bucket, checked and written anew as the site's own editor has it; a
 * changed one gets another name. Throws one sentence for what is no image to show.
 */
export function brandImage(
  site: string,
  file: string,
  contents: Buffer,
): { Key: string; Body: Uint8Array; ContentType: PictureType; CacheControl: string } {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(site)) throw new Error(`${site} is no site's name`);
  const name = path.extname(file).toLowerCase().replace('.jpeg', '.jpg');
  const [ending, type] = endings.find(([known]) => known === name) ?? [];
  if (!ending || !type) throw new Error(`${file} is none of ${endings.map(([known]) => known).join(', ')}`);
  const checked = checkPicture(contents, type, rules);
  if (!checked.ok) throw new Error(`${file}: ${checked.message}`);
  const { body } = checked.value;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return {
    Key: `app/brand/${site}/${hash}${ending}`,
    Body: body,
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
  await s3.send(new PutObjectCommand({ Bucket: bucket, ...object }));
  return `/${object.Key}`;
}
