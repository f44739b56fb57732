import type { Actor } from '#functions/actor.ts';
import { config } from '#functions/runtime/config.ts';
import { objectsBucket, s3Client, s3Sdk } from '#functions/runtime/objects-bucket.ts';
import { disposition } from './download-headers.ts';
import { FILES_PATH, fileToken } from './file-token.ts';
import { isOfSite, type ObjectName } from './object-name.ts';

interface Download {
  /** As the browser saves it, e.g. `flight-ticket-queue.xlsx`. */
  fileName: string;
  contentType: string;
}

/** Seconds: a link is made when somebody asks for the file, and is used at once. Until then whoever has it may fetch it. */
const LINK_LIVES = 60;

/**
 * An address that a file of the actor's site is fetched from: S3's own on AWS, a path of this origin everywhere else.
 * Whether the actor may have the file has been asked before. Throws for an object of another site.
 */
export async function downloadLink(
  actor: Actor,
  name: ObjectName,
  { fileName, contentType }: Download,
): Promise<string> {
  if (!isOfSite(actor, name)) throw new Error('a link to an object of another site was asked for');
  if (config().FILE_LINKS === 'token')
    return FILES_PATH + fileToken({ act: 'get', name, fileName, contentType }, LINK_LIVES);
  const [{ getSignedUrl }, { GetObjectCommand }] = await Promise.all([
    import('@aws-sdk/s3-request-presigner'),
    s3Sdk(),
  ]);
  const command = new GetObjectCommand({
    Bucket: objectsBucket(),
    Key: name,
    ResponseContentDisposition: disposition(fileName),
    ResponseContentType: contentType,
    ResponseCacheControl: 'no-store',
  });
  return getSignedUrl(await s3Client(), command, { expiresIn: LINK_LIVES });
}
