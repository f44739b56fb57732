import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { buildSite, siteFolder } from '#infra/local/build-site.ts';
import { runAws, runCdk } from './run-cdk.ts';
import { uploadSite } from './upload-site.ts';

const usage = `npm run deploy -- --profile <name> --region <region> [-c mailFrom=tickets@example.com] [-c alarmMail=desk@example.com]
  [-c platformDomain=example.com -c platformCertificate=<arn in us-east-1>] [-c reserved=false] [-c tableKey=own]`;

type Outputs = Record<string, Record<string, string>>;

const valueAfter = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Everything in order: data and API first, then the edge that names the API, then the files it serves. */
async function deploy(): Promise<void> {
  const region = valueAfter('--region') ?? process.env.AWS_REGION;
  const profile = valueAfter('--profile') ?? process.env.AWS_PROFILE;
  if (!region) throw new Error(`Say the region of data and API.\n${usage}`);
  if (profile) process.env.AWS_PROFILE = profile;
  process.env.AWS_REGION = region;
  const context = process.argv.flatMap((word, at) => (word === '-c' ? ['-c', process.argv[at + 1] ?? ''] : []));
  const versions = await originSecretVersions(profile, region);
  const common = [...context, '-c', `region=${region}`, ...versions, '--require-approval', 'never'];
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-deploy-'));
  const file = path.join(folder, 'outputs.json');
  try {
    await buildSite();
    await runCdk(['deploy', 'portolan-data', 'portolan-api', ...common, '--outputs-file', file]);
    const api = outputOf(read(file), 'portolan-api', 'RestApiId');
    await runCdk(['deploy', 'portolan-edge', ...common, '--exclusively', '--parameters', `portolan-edge:ApiHost=${api}.execute-api.${region}.amazonaws.com`, '--outputs-file', file]);
    const edge = read(file);
    const uploaded = await uploadSite(new S3Client({ region: 'us-east-1' }), outputOf(edge, 'portolan-edge', 'SiteBucket'), siteFolder);
    // Only now may the API be closed to who comes round the edge.
    await runCdk(['deploy', 'portolan-guard', 'portolan-mail', 'portolan-observability', 'portolan-consumers', ...common, '--exclusively']);
    console.log(`${uploaded} files of the site uploaded. Partner domains point a CNAME at ${outputOf(edge, 'portolan-edge', 'RoutingEndpoint')}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The versions of the origin secrets as they are now, so that CloudFormation resolves what a rotation wrote. None before the first deployment. */
async function originSecretVersions(profile: string | undefined, region: string): Promise<string[]> {
  const version = async (name: string): Promise<string | undefined> => {
    const found = (await runAws(['secretsmanager', 'list-secret-version-ids', '--secret-id', name, '--region', region], profile).catch(() => undefined)) as { Versions?: { VersionId: string; VersionStages?: string[] }[] } | undefined;
    return found?.Versions?.find(({ VersionStages }) => VersionStages?.includes('AWSCURRENT'))?.VersionId;
  };
  const [current, previous] = await Promise.all([version('portolan/origin-secret'), version('portolan/origin-secret-previous')]);
  return [...(current ? ['-c', `originSecretVersion=${current}`] : []), ...(previous ? ['-c', `previousOriginSecretVersion=${previous}`] : [])];
}

const read = (file: string): Outputs => JSON.parse(readFileSync(file, 'utf8')) as Outputs;

function outputOf(outputs: Outputs, stack: string, name: string): string {
  const value = outputs[stack]?.[name];
  if (!value) throw new Error(`${stack} says no ${name}`);
  return value;
}

await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
