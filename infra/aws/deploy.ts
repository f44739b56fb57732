import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { S3Client } from '@aws-sdk/client-s3';
import { buildSite, siteFolder } from '#infra/local/build-site.ts';
import { deployPlatform, readDeployOptions } from './deploy-platform.ts';
import { runAws, runCdk } from './run-cdk.ts';
import { EDGE_REGION } from './settings.ts';
import { stackOutputs } from './stack-outputs.ts';
import { uploadSite } from './upload-site.ts';

/** `npm run deploy -- --profile <name> --region <region> …` (docs/runbook.md). */
async function deploy(): Promise<void> {
  const options = readDeployOptions(process.argv.slice(2), process.env);
  const { profile, region } = options;
  if (profile) process.env.AWS_PROFILE = profile;
  process.env.AWS_REGION = region;
  const secrets = new SecretsManagerClient({ region });
  const said = await deployPlatform(options, {
    cdk: runCdk,
    outputs: (stack, where) => stackOutputs((args) => runAws(args, profile), stack, where),
    async secretVersion(name) {
      try {
        const { VersionIdsToStages = {} } = await secrets.send(new DescribeSecretCommand({ SecretId: name }));
        return Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]!.includes('AWSCURRENT'));
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return undefined;
        throw error;
      }
    },
    buildSite,
    uploadSite: (bucket) => uploadSite(new S3Client({ region: EDGE_REGION }), bucket, siteFolder),
  });
  console.log(said);
}

await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
