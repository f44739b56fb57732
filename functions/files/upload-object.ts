import { buffer } from 'node:stream/consumers';
import type { Actor } from '#functions/actor.ts';
import { config } from '#functions/runtime/config.ts';
import { objectsBucket, s3Client, s3Sdk } from '#functions/runtime/objects-bucket.ts';
import { objects } from '#functions/runtime/objects.ts';
import { FILES_PATH, fileToken } from './file-token.ts';
import type { UploadItem } from './model.ts';
import { type ObjectName, siteObject } from './object-name.ts';

const uploadName = (actor: Actor, uploadId: string): ObjectName => siteObject(actor, 'uploads', uploadId);

interface Announced extends Pick<UploadItem, 'uploadId' | 'bytes'> {
  contentType: string;
}

/**
 * Where a file is put to by one PUT, for so many seconds: an address that S3 signed for exactly this object, type and
 * length where nothing lies yet, or a path of this origin whose token says the same. So it is good for one file:
 * another finds the first there, or the empty one that `closeUpload` leaves.
 */
export async function placeToPut(
  actor: Actor,
  { uploadId, contentType, bytes }: Announced,
  seconds: number,
): Promise<string> {
  const name = uploadName(actor, uploadId);
  if (config().FILE_LINKS === 'token') return FILES_PATH + fileToken({ act: 'put', name, contentType, bytes }, seconds);
  const [{ getSignedUrl }, { PutObjectCommand }] = await Promise.all([
    import('@aws-sdk/s3-request-presigner'),
    s3Sdk(),
  ]);
  const command = new PutObjectCommand({
    Bucket: objectsBucket(),
    Key: name,
    ContentType: contentType,
    ContentLength: bytes,
    IfNoneMatch: '*',
  });
  return getSignedUrl(await s3Client(), command, {
    expiresIn: seconds,
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
  });
}

/** What lies there; undefined where nothing does, or not as many bytes as were announced: then none of it is read. */
export async function readUpload(actor: Actor, { uploadId, bytes }: Announced): Promise<Buffer | undefined> {
  const found = await objects().getStream(uploadName(actor, uploadId));
  if (found && found.bytes === bytes) return buffer(found.body);
  found?.body.destroy();
  return undefined;
}

/** What lies there, where it has no more bytes than that; undefined where nothing does, nothing any more, or more. */
export async function readUploadOf(actor: Actor, uploadId: string, most: number): Promise<Buffer | undefined> {
  const found = await objects().getStream(uploadName(actor, uploadId));
  if (found && found.bytes > 0 && found.bytes <= most) return buffer(found.body);
  found?.body.destroy();
  return undefined;
}

/** Nothing of it is kept, and its address takes nothing any more: an empty one lies there. Where none was, too. */
export const closeUpload = (actor: Actor, uploadId: string): Promise<void> =>
  objects().put(uploadName(actor, uploadId), new Uint8Array());

/** Nothing is left of it. Not before the time of its address is over: it would take another. */
export const removeUpload = (actor: Actor, uploadId: string): Promise<void> =>
  objects().remove(uploadName(actor, uploadId));
