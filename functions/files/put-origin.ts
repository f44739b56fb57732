import { config } from '#functions/runtime/config.ts';
import { objectsBucket } from '#functions/runtime/objects-bucket.ts';

/** Where S3 takes the files that it signed for: the bucket's own origin. Empty where that is the page's. */
export function putOrigin(): string {
  const bucket = config().FILE_LINKS === 'signed' && objectsBucket();
  return bucket ? `https://${bucket}.s3.${config().AWS_REGION}.amazonaws.com` : '';
}
