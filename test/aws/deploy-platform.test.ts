import { describe, expect, it } from 'vitest';
import { deployPlatform, type DeployTools, readDeployOptions } from '#infra/aws/deploy-platform.ts';
import { stackOutputs } from '#infra/aws/stack-outputs.ts';

const options = readDeployOptions(['--profile', 'desk', '--region', 'ap-south-1', '-c', 'mailFrom=a@one.example'], {});

/** An account as the deployment meets it; notes what is done to it, in order. */
function account({ isDeployed }: { isDeployed: boolean }, fails?: string) {
  const done: string[] = [];
  const outputs: Record<string, Record<string, string>> = isDeployed
    ? {
        'portolan-edge': { SiteBucket: 'site-bucket', RoutingEndpoint: 'd1.cloudfront.net' },
        'portolan-api': { RestApiId: 'api1', ObjectsUrl: 's3://objects-bucket' },
      }
    : {};
  const note = (step: string) => {
    if (step === fails) throw new Error(`${step} failed`);
    done.push(step);
  };
  const cdkArgs: (readonly string[])[] = [];
  const tools: DeployTools = {
    async cdk(args) {
      cdkArgs.push(args);
      note(args.filter((word) => word.startsWith('portolan-') && !word.includes(':')).join('+'));
      if (args.includes('portolan-api'))
        outputs['portolan-api'] = { RestApiId: 'api1', ObjectsUrl: 's3://objects-bucket' };
      if (args.includes('portolan-edge'))
        outputs['portolan-edge'] = { SiteBucket: 'site-bucket', RoutingEndpoint: 'd1.cloudfront.net' };
    },
    outputs: async (stack) => outputs[stack],
    secretVersion: async (name) => (isDeployed ? `version-of-${name}` : undefined),
    buildSite: async () => note('build'),
    async uploadSite(bucket) {
      note(`upload to ${bucket}`);
      return 7;
    },
  };
  return { tools, done, cdkArgs };
}

describe('npm run deploy', () => {
  it('reads its command line', () => {
    expect(options).toEqual({ region: 'ap-south-1', profile: 'desk', context: ['-c', 'mailFrom=a@one.example'] });
    expect(readDeployOptions([], { AWS_REGION: 'eu-west-1', AWS_PROFILE: 'other' })).toMatchObject({
      region: 'eu-west-1',
      profile: 'other',
    });
  });

  it.each([
    [['--profile', 'desk'], /Say the region/],
    [['--region'], /--region lacks its value/],
    [['--region', '--profile', 'desk'], /--region lacks its value/],
    [['--region', 'ap-south-1', '-c', 'mailFrom'], /-c takes name=value/],
    [['--force', 'yes'], /--force is not an option/],
  ])('refuses %j, saying how it is used', (words, says) => {
    expect(() => readDeployOptions(words, {})).toThrow(says);
    expect(() => readDeployOptions(words, {})).toThrow(/npm run deploy -- --profile/);
  });

  it('the first time makes the edge, then fills the bucket that it made', async () => {
    const { tools, done, cdkArgs } = account({ isDeployed: false });
    expect(await deployPlatform(options, tools)).toBe(
      '7 files of the site uploaded. Partner domains point a CNAME at d1.cloudfront.net.',
    );
    expect(done).toEqual([
      'build',
      'portolan-data+portolan-api',
      'portolan-guard',
      'portolan-edge',
      'upload to site-bucket',
      'portolan-mail+portolan-observability',
    ]);
    expect(cdkArgs[2]).toEqual(
      expect.arrayContaining([
        '--parameters',
        'portolan-edge:ApiHost=api1.execute-api.ap-south-1.amazonaws.com',
        'portolan-edge:ObjectsBucket=objects-bucket',
      ]),
    );
    expect(cdkArgs.flat().filter((word) => word.includes('ecretVersion'))).toEqual([]);
    for (const args of cdkArgs)
      expect(args).toEqual(
        expect.arrayContaining([
          'deploy',
          '-c',
          'mailFrom=a@one.example',
          'region=ap-south-1',
          '--require-approval',
          'never',
        ]),
      );
  });

  it('later uploads files before the functions that name them, and tells functions and firewall a new secret before the edge sends it', async () => {
    const { tools, done, cdkArgs } = account({ isDeployed: true });
    await deployPlatform(options, tools);
    expect(done).toEqual([
      'build',
      'upload to site-bucket',
      'portolan-data+portolan-api',
      'portolan-guard',
      'portolan-edge',
      'portolan-mail+portolan-observability',
    ]);
    for (const args of cdkArgs)
      expect(args).toEqual(
        expect.arrayContaining([
          'originSecretVersion=version-of-portolan/origin-secret',
          'previousOriginSecretVersion=version-of-portolan/origin-secret-previous',
        ]),
      );
  });

  it('stops at the step that fails, before anything that builds on it', async () => {
    const { tools, done } = account({ isDeployed: true }, 'portolan-data+portolan-api');
    await expect(deployPlatform(options, tools)).rejects.toThrow('portolan-data+portolan-api failed');
    expect(done).toEqual(['build', 'upload to site-bucket']);
  });

  it('does not take an account that cannot be asked for one that is empty', async () => {
    const { tools, done } = account({ isDeployed: true });
    tools.secretVersion = () => Promise.reject(new Error('The security token is expired'));
    await expect(deployPlatform(options, tools)).rejects.toThrow('The security token is expired');
    expect(done).toEqual([]);
  });
});

describe('what a stack says of itself', () => {
  const answers = (stacks: string[]) => async (args: readonly string[]) =>
    args[1] === 'list-stacks'
      ? { StackSummaries: stacks.map((StackName) => ({ StackName })) }
      : { Stacks: [{ Outputs: [{ OutputKey: 'RestApiId', OutputValue: 'api1' }] }] };

  it('is nothing where it is not deployed, and its outputs where it is', async () => {
    expect(await stackOutputs(answers(['another']), 'portolan-api', 'ap-south-1')).toBeUndefined();
    expect(await stackOutputs(answers(['another', 'portolan-api']), 'portolan-api', 'ap-south-1')).toEqual({
      RestApiId: 'api1',
    });
  });

  it('fails where AWS cannot be asked', async () => {
    await expect(
      stackOutputs(() => Promise.reject(new Error('aws ended with 255')), 'portolan-api', 'ap-south-1'),
    ).rejects.toThrow('aws ended with 255');
  });
});
