import { SECRET_NAMES } from './origin-secret.ts';
import { EDGE_REGION } from './settings.ts';

export const usage = `npm run deploy -- --profile <name> --region <region> [-c mailFrom=tickets@example.com] [-c partnerSenders=a@one.example,b@two.example]
  [-c alarmMail=desk@example.com] [-c platformDomain=example.com -c platformCertificate=<arn in us-east-1>] [-c reserved=false] [-c tableKey=own]
  [-c architecture=x86_64] [-c personalDataKey=<arn of a key>]`;

export interface DeployOptions {
  region: string;
  profile: string | undefined;
  /** `-c name=value`, as they are handed on to the CDK. */
  context: string[];
}

/** Reads the command line. Throws one sentence and the usage for a word it does not know or a value that is missing. */
export function readDeployOptions(
  words: readonly string[],
  environment: Record<string, string | undefined>,
): DeployOptions {
  const options = { region: environment.AWS_REGION, profile: environment.AWS_PROFILE, context: [] as string[] };
  for (let at = 0; at < words.length; at += 2) {
    const [flag, value] = [words[at]!, words[at + 1]];
    if (!['--region', '--profile', '-c'].includes(flag)) throw new Error(`${flag} is not an option.\n${usage}`);
    if (!value || value.startsWith('-')) throw new Error(`${flag} lacks its value.\n${usage}`);
    if (flag === '-c' && !/^\w+=/.test(value)) throw new Error(`-c takes name=value, not ${value}.\n${usage}`);
    if (flag === '--region') options.region = value;
    else if (flag === '--profile') options.profile = value;
    else options.context.push('-c', value);
  }
  const { region, ...rest } = options;
  if (!region) throw new Error(`Say the region of data and API.\n${usage}`);
  return { ...rest, region };
}

/** What a deployment does to the account and this machine. */
export interface DeployTools {
  cdk(args: readonly string[]): Promise<void>;
  /** Outputs of a stack as it is deployed; undefined where there is none. */
  outputs(stack: string, region: string): Promise<Record<string, string> | undefined>;
  /** The version of a secret that is in force; undefined where there is no such secret. */
  secretVersion(name: string): Promise<string | undefined>;
  buildSite(): Promise<unknown>;
  /** Answers how many files it uploaded. */
  uploadSite(bucket: string): Promise<number>;
}

/**
 * Everything in the order in which nothing breaks: the site's files before the functions that name them (the first time
 * the edge makes their bucket, and nobody looks yet), functions and firewall before the edge that may send them a new
 * origin secret. Answers what to tell whoever deployed. Throws at the first step that fails; running it again goes on
 * from there.
 */
export async function deployPlatform(
  { region, context }: DeployOptions,
  { cdk, outputs, secretVersion, buildSite, uploadSite }: DeployTools,
): Promise<string> {
  const [current, previous, edgeBefore] = await Promise.all([
    secretVersion(SECRET_NAMES.current),
    secretVersion(SECRET_NAMES.previous),
    outputs('portolan-edge', EDGE_REGION),
  ]);
  const versions = [
    ...(current ? ['-c', `originSecretVersion=${current}`] : []),
    ...(previous ? ['-c', `previousOriginSecretVersion=${previous}`] : []),
  ];
  const common = [...context, '-c', `region=${region}`, ...versions, '--require-approval', 'never'];
  const output = async (stack: string, where: string, name: string): Promise<string> => {
    const value = (await outputs(stack, where))?.[name];
    if (!value) throw new Error(`${stack} says no ${name}`);
    return value;
  };
  await buildSite();
  let uploaded = edgeBefore?.SiteBucket ? await uploadSite(edgeBefore.SiteBucket) : 0;
  await cdk(['deploy', 'portolan-data', 'portolan-api', ...common]);
  await cdk(['deploy', 'portolan-guard', ...common, '--exclusively']);
  const apiHost = `${await output('portolan-api', region, 'RestApiId')}.execute-api.${region}.amazonaws.com`;
  await cdk([
    'deploy',
    'portolan-edge',
    ...common,
    '--exclusively',
    '--parameters',
    `portolan-edge:ApiHost=${apiHost}`,
    '--parameters',
    `portolan-edge:ObjectsBucket=${(await output('portolan-api', region, 'ObjectsUrl')).replace('s3://', '')}`,
  ]);
  if (!uploaded) uploaded = await uploadSite(await output('portolan-edge', EDGE_REGION, 'SiteBucket'));
  await cdk(['deploy', 'portolan-mail', 'portolan-observability', ...common, '--exclusively']);
  return `${uploaded} files of the site uploaded. Partner domains point a CNAME at ${await output('portolan-edge', EDGE_REGION, 'RoutingEndpoint')}.`;
}
