import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the stacks say of themselves once deployed. */
export interface Deployed {
  /** Where the REST API answers, without a slash at its end. */
  api: string;
  tableName: string;
  objectsUrl: string;
  bookingQueueUrl: string;
  jobsQueueUrl: string;
  dataKey: string;
  mailFrom: string;
  /** Lambda names by ours, without dashes: `bookingworker`. */
  functions: Record<string, string>;
}

export const REGION = 'eu-west-1';

/** What the AWS clients of this process and of the CDK need to talk to LocalStack alone. */
export const localStackEnvironment = (endpoint: string): Record<string, string> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  CDK_DEFAULT_REGION: REGION,
  CDK_DEFAULT_ACCOUNT: '000000000000',
  CDK_DISABLE_CLI_TELEMETRY: 'true',
});

/** Deploys data and API with cdklocal. Throws with what the CDK said. */
export async function deployToLocalStack(
  endpoint: string,
  { siteManifest }: { siteManifest?: string } = {},
): Promise<Deployed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-cdk-'));
  const outputs = path.join(folder, 'outputs.json');
  const context = [
    '-c',
    'place=localstack',
    '-c',
    `region=${REGION}`,
    '-c',
    'reserved=false',
    '-c',
    `architecture=${process.arch === 'arm64' ? 'arm64' : 'x86_64'}`,
    ...(siteManifest ? ['-c', `siteManifest=${siteManifest}`] : []),
    '--output',
    path.join(folder, 'cdk.out'),
  ];
  try {
    await Promise.all([
      cdk(endpoint, ['bootstrap', `aws://000000000000/${REGION}`], folder),
      cdk(endpoint, ['synth', '--quiet', ...context]),
    ]);
    await cdk(endpoint, [
      'deploy',
      '--all',
      '--app',
      path.join(folder, 'cdk.out'),
      '--require-approval',
      'never',
      '--concurrency',
      '2',
      '--outputs-file',
      outputs,
    ]);
    return read(endpoint, JSON.parse(readFileSync(outputs, 'utf8')) as Record<string, Record<string, string>>);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(endpoint: string, stacks: Record<string, Record<string, string>>): Deployed {
  const said = stacks['portolan-api'] ?? {};
  const want = (name: string): string => {
    const value = said[name];
    if (!value) throw new Error(`the API stack says no ${name}`);
    return value;
  };
  return {
    api: `${endpoint}/_aws/execute-api/${want('RestApiId')}/live`,
    tableName: want('TableName'),
    objectsUrl: want('ObjectsUrl'),
    bookingQueueUrl: want('BookingQueueUrl'),
    jobsQueueUrl: want('JobsQueueUrl'),
    dataKey: want('DataKey'),
    mailFrom: want('MailFrom'),
    functions: Object.fromEntries(
      Object.entries(said)
        .filter(([name]) => name.startsWith('Function'))
        .map(([name, value]) => [name.slice('Function'.length), value]),
    ),
  };
}

/** Bootstrapping happens in a folder without cdk.json, or the CDK would run the app first. */
function cdk(endpoint: string, args: string[], cwd = process.cwd()): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'nice',
      [
        '-n',
        '5',
        process.execPath,
        path.resolve('node_modules/aws-cdk-local/bin/cdklocal'),
        ...args,
        '--ci',
        '--no-color',
      ],
      {
        cwd,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...localStackEnvironment(endpoint), NODE_ENV: 'production' },
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-6000)));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`cdklocal ${args[0]} ended with ${code}:\n${said}`)),
    );
  });
}
