import { describe, expect, it } from 'vitest';
import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { schedules } from '#functions/workers/schedules.ts';
import { acknowledged, acknowledgeFindings } from '#infra/aws/acknowledged-findings.ts';
import { functionFor } from '#infra/aws/function-shapes.ts';
import { countResources, gatewayDocument } from '#infra/aws/gateway-document.ts';
import groups from '../fixtures/spec-calls.json';
import { callsAtFullWidth } from './spec-calls.ts';
import { standInParts, synthPlatform, temporaryFolder } from './synth-platform.ts';

interface Permission {
  Principal: string;
  FunctionName: unknown;
  SourceArn: unknown;
}
/** In one stack by its own name, in another by what that exports: the logical id is in both. */
const functionOf = ({ FunctionName }: Permission): string =>
  /(\w+?Function[0-9A-F]{8})/.exec(JSON.stringify(FunctionName).replace('ExportsOutputFnGetAtt', ''))![1]!;
/** A permission as Lambda keeps it, every name in it as long as AWS makes them. */
const statementOf = ({ Principal }: Permission) => ({
  Sid: 'x'.repeat(100),
  Effect: 'Allow',
  Principal: { Service: Principal },
  Action: 'lambda:InvokeFunction',
  Resource: `arn:aws:lambda:ap-southeast-2:111122223333:function:${'x'.repeat(64)}`,
  Condition: { ArnLike: { 'AWS:SourceArn': `arn:aws:execute-api:ap-southeast-2:111122223333:${'x'.repeat(64)}/*/*` } },
});

/** AWS's own limits; what is asserted leaves a tenth free. */
const RESOURCES_AN_API = 300;
const RESOURCES_A_STACK = 500;
const TEMPLATE_BYTES = 1_000_000;
const POLICY_BYTES = 20_480;
const HEADROOM = 0.9;

describe('the platform with every call of the specification', { timeout: 60_000 }, () => {
  const platform = synthPlatform(standInParts(callsAtFullWidth, schedules));
  const document = gatewayDocument({
    calls: callsAtFullWidth,
    uriOf: (name) => name,
    pages: { '/app': 'site-page', '/app/{proxy+}': 'site-page' },
  });
  const paths = document.paths as Record<
    string,
    Record<string, { 'x-amazon-apigateway-integration': { uri: string } }>
  >;

  it('has a call for every line of the specification, and none twice', () => {
    const written = callsAtFullWidth.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(written).size).toBe(written.length);
    expect(
      Object.values(groups)
        .flat()
        .filter((line) => !written.includes(line)),
    ).toEqual([]);
  });

  it('routes every contract to its function, and has no route without a contract', () => {
    for (const call of callsAtFullWidth)
      expect(paths[call.path]?.[call.method.toLowerCase()]?.['x-amazon-apigateway-integration'].uri, call.path).toBe(
        functionFor(call),
      );
    const known = new Set<string>(callsAtFullWidth.map(({ path }) => path));
    const others = Object.keys(paths).filter(
      (path) => !known.has(path) && !path.startsWith('/app') && !path.startsWith('/api/nfs/flights/api/'),
    );
    expect(others).toEqual([]);
  });

  it('answers every flight call under the second base path, from the same function', () => {
    for (const call of callsAtFullWidth.filter(({ path }) => path.startsWith('/flightApi/api/'))) {
      const alias = call.path.replace('/flightApi/api/', '/api/nfs/flights/api/');
      const own = paths[alias]?.[call.method.toLowerCase()];
      const route = own ?? paths['/api/nfs/flights/api/{proxy+}']!['x-amazon-apigateway-any-method']!;
      expect(route['x-amazon-apigateway-integration'].uri, alias).toBe(functionFor(call));
    }
  });

  it('stays inside what one REST API and one stack may hold', () => {
    expect(countResources(document)).toBeLessThan(RESOURCES_AN_API * HEADROOM);
    for (const stack of ['portolan-api', 'portolan-observability', 'portolan-consumers']) {
      expect(Object.keys(platform.template(stack).toJSON().Resources as object).length, stack).toBeLessThan(
        RESOURCES_A_STACK * HEADROOM,
      );
      expect(platform.bytes(stack), stack).toBeLessThan(TEMPLATE_BYTES * HEADROOM);
    }
  });

  it('permits each function once for an API, far inside its policy’s bytes', () => {
    const statements = new Map<string, unknown[]>();
    for (const stack of ['portolan-api', 'portolan-consumers', 'portolan-mail']) {
      const permissions = Object.values(platform.template(stack).findResources('AWS::Lambda::Permission')) as {
        Properties: Permission;
      }[];
      const byGateway = permissions
        .filter(({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com')
        .map(({ Properties }) => functionOf(Properties));
      expect(new Set(byGateway).size, stack).toBe(byGateway.length);
      for (const { Properties } of permissions)
        statements.set(functionOf(Properties), [
          ...(statements.get(functionOf(Properties)) ?? []),
          statementOf(Properties),
        ]);
    }
    const bytes = [...statements.values()].map((of) =>
      Buffer.byteLength(JSON.stringify({ Version: '2012-10-17', Id: 'default', Statement: of })),
    );
    expect(statements.size).toBeGreaterThan(10);
    expect(Math.max(...bytes)).toBeLessThan(POLICY_BYTES * HEADROOM);
    console.log(
      `widest policy of a function: ${Math.max(...bytes)} bytes; resources of the REST API: ${countResources(document)}; ${['portolan-api', 'portolan-consumers', 'portolan-observability'].map((stack) => `${stack} ${Object.keys(platform.template(stack).toJSON().Resources as object).length} resources, ${platform.bytes(stack)} bytes`).join('; ')}`,
    );
  });

  it('asks an API consumer for its key at every call', () => {
    const [api] = Object.values(platform.template('portolan-consumers').findResources('AWS::ApiGateway::RestApi')) as {
      Properties: { Body: { paths: Record<string, Record<string, { security?: unknown }>> } };
    }[];
    for (const methods of Object.values(api!.Properties.Body.paths))
      for (const method of Object.values(methods)) expect(method.security).toEqual([{ apiKey: [] }]);
    platform.template('portolan-consumers').hasResourceProperties('AWS::ApiGateway::UsagePlan', {
      Quota: Match.objectLike({ Period: 'DAY' }),
      Throttle: Match.objectLike({ RateLimit: 20 }),
    });
  });

  it('is clean under AwsSolutions: a finding that is not acknowledged fails the synthesis', () => {
    const app = new App({ outdir: temporaryFolder() });
    const stack = new Stack(app, 'portolan-api');
    new Bucket(stack, 'OpenToAll');
    acknowledgeFindings(app);
    expect(() => app.synth()).toThrow();
  });

  it('acknowledges what is meant to be so with a reason', () => {
    const reasons = Object.values(acknowledged).flatMap((findings) => Object.values(findings));
    expect(reasons.filter((reason) => reason.length < 40)).toEqual([]);
  });
});
