import type { S3Client } from '@aws-sdk/client-s3';
import { config } from './config.ts';

/** Loaded when first used: most calls of a function never ask for an object. */
export const s3Sdk = () => import('@aws-sdk/client-s3');

let client: Promise<S3Client> | undefined;

/** The client of the region's S3, or of LocalStack's. */
export const s3Client = (): Promise<S3Client> =>
  (client ??= s3Sdk().then(
    ({ S3Client: Client }) =>
      new Client({
        region: config().AWS_REGION,
        // A checksum of a body that is not there yet would be part of an address signed for it.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        ...(config().S3_ENDPOINT && { endpoint: config().S3_ENDPOINT, forcePathStyle: true }),
      }),
  ));

/** The name of the bucket that objects are in; undefined where that is a folder. */
export const objectsBucket = (): string | undefined =>
  config().OBJECTS_URL.startsWith('s3://') ? config().OBJECTS_URL.slice('s3://'.length) : undefined;
