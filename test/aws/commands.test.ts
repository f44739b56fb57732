import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-secrets-manager';
import { describe, expect, it } from 'vitest';
import { addDomain } from '#infra/aws/distribution-tenant.ts';
import { runAws } from '#infra/aws/run-cdk.ts';
import { rotateOriginSecret } from '#infra/aws/rotate-secret.ts';
import { useStackEnvironment } from '#infra/aws/stack-environment.ts';
import { temporaryFolder } from './synth-platform.ts';

type Args = readonly string[];
const ids = { distributionId: 'E1', connectionGroupId: 'cg_1' };

/** CloudFront as the command line shows it. */
function cloudFront() {
  const asked: Args[] = [];
  const aws = async (args: Args): Promise<unknown> => {
    asked.push(args);
    return args[1] === 'get-connection-group'
      ? { ConnectionGroup: { RoutingEndpoint: 'd1.cloudfront.net' } }
      : { DistributionTenant: { Id: 'dt_1' } };
  };
  return { asked, aws };
}

describe('adding a partner’s domain', () => {
  it('makes one tenant with a certificate of its own, and says what the partner sets', async () => {
    const { asked, aws } = cloudFront();
    expect(await addDomain({ domain: 'fares.example.com', ...ids }, aws)).toContain(
      'fares.example.com CNAME d1.cloudfront.net',
    );
    expect(asked.map((args) => args[1])).toEqual(['get-connection-group', 'create-distribution-tenant']);
    expect(asked[1]).toEqual(
      expect.arrayContaining([
        '--distribution-id',
        'E1',
        '--connection-group-id',
        'cg_1',
        '--domains',
        'Domain=fares.example.com',
        '--managed-certificate-request',
        'ValidationTokenHost=cloudfront,PrimaryDomainName=fares.example.com',
      ]),
    );
  });

  it.each([
    undefined,
    'localhost',
    'Fares.Example.com',
    'fares.example.com:443',
    'fares.example.com.',
    'https://fares.example.com',
    'a b.example.com',
    '*.example.com',
  ])('asks nothing of AWS for %s', async (domain) => {
    const { asked, aws } = cloudFront();
    await expect(addDomain({ domain, ...ids }, aws)).rejects.toThrow(/^usage: add-domain/);
    expect(asked).toEqual([]);
  });

  it('makes nothing where the connection group is not there', async () => {
    const asked: Args[] = [];
    const aws = (args: Args): Promise<unknown> => {
      asked.push(args);
      return Promise.reject(new Error('aws cloudfront get-connection-group ended with 254'));
    };
    await expect(addDomain({ domain: 'fares.example.com', ...ids }, aws)).rejects.toThrow('ended with 254');
    expect(asked).toHaveLength(1);
  });
});

describe('rotating the origin secret', () => {
  function secretsManager(values: Record<string, string>, isDeployed = true) {
    const put: string[] = [];
    const send = async (command: unknown) => {
      if (!isDeployed) throw new ResourceNotFoundException({ message: 'no such secret', $metadata: {} });
      if (command instanceof GetSecretValueCommand) return { SecretString: values[command.input.SecretId!] };
      const { SecretId, SecretString } = (command as PutSecretValueCommand).input;
      put.push(SecretId!);
      values[SecretId!] = SecretString!;
      return {};
    };
    return { put, client: { send } as unknown as Parameters<typeof rotateOriginSecret>[0] };
  }

  it('keeps the one in force as the one before, first, then makes a new one', async () => {
    const values = { 'portolan/origin-secret': 'old', 'portolan/origin-secret-previous': 'older' };
    const { put, client } = secretsManager(values);
    expect(await rotateOriginSecret(client)).toMatch(/npm run deploy/);
    expect(put).toEqual(['portolan/origin-secret-previous', 'portolan/origin-secret']);
    expect(values['portolan/origin-secret-previous']).toBe('old');
    // The functions split at commas; header values are printable.
    expect(values['portolan/origin-secret']).toMatch(/^[\w-]{48}$/);
  });

  it('says to deploy first where there is none', async () => {
    await expect(rotateOriginSecret(secretsManager({}, false).client)).rejects.toThrow('deploy first');
  });
});

describe('the environment of a deployed stack', () => {
  const OUTPUTS = {
    TableName: 'table',
    ObjectsUrl: 's3://objects',
    BookingQueueUrl: 'https://queue',
    JobsQueueUrl: 'https://jobs',
    DataKey: 'kms:key',
    MailFrom: 'tickets@portolan.example',
    Senders: 'tickets@portolan.example,desk@one.example',
  };
  const aws = (outputs: Record<string, string> | undefined) => async (args: Args) =>
    args[1] === 'list-stacks'
      ? { StackSummaries: outputs ? [{ StackName: 'portolan-api' }] : [] }
      : {
          Stacks: [
            { Outputs: Object.entries(outputs!).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })) },
          ],
        };

  it('is what its functions have', async () => {
    const before = { ...process.env };
    try {
      process.env.AWS_REGION = 'ap-south-1';
      expect(await useStackEnvironment(aws(OUTPUTS))).toEqual({
        senders: ['tickets@portolan.example', 'desk@one.example'],
      });
      expect(process.env).toMatchObject({
        TABLE_NAME: 'table',
        OBJECTS_URL: 's3://objects',
        BOOKING_QUEUE_URL: 'https://queue',
        JOBS_QUEUE_URL: 'https://jobs',
        DATA_KEY: 'kms:key',
        MAIL_FROM: 'tickets@portolan.example',
      });
      await expect(useStackEnvironment(aws(undefined))).rejects.toThrow('portolan-api is not deployed in ap-south-1');
      await expect(useStackEnvironment(aws({ ...OUTPUTS, DataKey: '' }))).rejects.toThrow('says no DataKey');
      delete process.env.AWS_REGION;
      await expect(useStackEnvironment(aws(OUTPUTS))).rejects.toThrow('Say the region');
    } finally {
      process.env = before;
    }
  });
});

describe('the AWS command line', () => {
  /** A folder with an `aws` that notes its arguments and answers as told. */
  function fakeAws(script: string): string {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'aws'), `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/asked\n${script}\n`);
    chmodSync(path.join(folder, 'aws'), 0o755);
    return folder;
  }
  const withPath = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
    const before = process.env.PATH;
    process.env.PATH = folder;
    try {
      return await work();
    } finally {
      process.env.PATH = before;
    }
  };

  it('is asked with the profile, for JSON', async () => {
    const folder = fakeAws('echo \'{"Stacks":[]}\'');
    expect(await withPath(folder, () => runAws(['cloudformation', 'describe-stacks'], 'desk'))).toEqual({ Stacks: [] });
    expect(readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n')).toEqual([
      'cloudformation',
      'describe-stacks',
      '--output',
      'json',
      '--profile',
      'desk',
    ]);
  });

  it('says what failed, and where it can be had', async () => {
    await withPath(fakeAws('exit 254'), () =>
      expect(runAws(['cloudformation', 'describe-stacks'], undefined)).rejects.toThrow(
        'aws cloudformation describe-stacks ended with 254',
      ),
    );
    await withPath(temporaryFolder(), () =>
      expect(runAws(['sts', 'get-caller-identity'], undefined)).rejects.toThrow('The AWS command line was not found'),
    );
  });

  it.each([
    ['add-domain.ts', ['FARES'], /usage: add-domain\.ts/],
    ['create-site.ts', [], /usage: create-site\.ts/],
    ['rewrap-personal-data.ts', ['alias/mine'], /usage: rewrap-personal-data\.ts/],
    ['set-mail-from.ts', [], /usage: set-mail-from\.ts/],
    ['deploy.ts', ['--profile', 'desk'], /Say the region of data and API/],
  ])('%s without its words says how it is used, and fails', { timeout: 60_000 }, (file, words, says) => {
    const { AWS_REGION: _region, AWS_PROFILE: _profile, ...environment } = process.env;
    const { status, stderr } = spawnSync(process.execPath, ['start.mjs', '--run', `infra/aws/${file}`, ...words], {
      encoding: 'utf8',
      env: environment,
    });
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
  });
});
