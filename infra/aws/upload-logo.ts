import { readFileSync } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import { uploadBrandImage } from './brand-image.ts';
import { runAws } from './run-cdk.ts';
import { EDGE_REGION } from './settings.ts';
import { stackOutputs } from './stack-outputs.ts';

/** AWS_PROFILE=… node start.mjs --run infra/aws/upload-logo.ts <site> <image> */
async function uploadLogo(site: string | undefined, file: string | undefined): Promise<string> {
  if (!site || !file) throw new Error('usage: upload-logo.ts <site> <image>');
  const contents = readFileSync(file);
  const outputs = await stackOutputs((args) => runAws(args, process.env.AWS_PROFILE), 'portolan-edge', EDGE_REGION);
  if (!outputs?.SiteBucket) throw new Error('portolan-edge is not deployed');
  const address = await uploadBrandImage(
    new S3Client({ region: EDGE_REGION }),
    outputs.SiteBucket,
    site,
    file,
    contents,
  );
  return `Uploaded. Its address, as logoUrl or faviconImage of ${site}: https://<the site's domain>${address}`;
}

await uploadLogo(process.argv[2], process.argv[3])
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
