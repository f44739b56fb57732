import { describe, expect, it } from 'vitest';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { schedules } from '#functions/workers/schedules.ts';
import { acknowledged, acknowledgeFindings } from '#infra/aws/acknowledged-findings.ts';
import { functionFor } from '#infra/aws/function-shapes.ts';
import { gatewayRoutes, pathsOf } from '#infra/aws/gateway-routes.ts';
import { countResources, gatewayDocument } from '#infra/aws/gateway-document.ts';
import groups from '../fixtures/spec-calls.json';
import { routeOf } from './route-of.ts';
import { saidInScale } from './scale-page.ts';
import { callsAtFullWidth, inventedCalls } from './spec-calls.ts';
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
/** What the specification's width may take of an API's path nodes. */
const NODES = 215;
const PAGES = { '/app': 'site-page', '/app/{proxy+}': 'site-page', '/gateway/{proxy+}': 'gateway-pages' };

/** A page that every new call made untrue would be mended by nobody: docs/scale.md may be so far behind. */
const BEHIND = 0.05;
const expectSaid = (sentence: string, counted: readonly number[]) => {
  const said = saidInScale(sentence);
  const isNear = (count: number, at: number) => Math.abs(said[at]! / count - 1) <= BEHIND;
  expect(counted.every(isNear), `docs/scale.md says ${said.join(', ')} where ${counted.join(', ')} are counted`).toBe(
    true,
  );
};

describe('the platform with every call of the specification', { timeout: 60_000 }, () => {
  const platform = synthPlatform(standInParts(callsAtFullWidth, schedules));
  const document = gatewayDocument({
    calls: callsAtFullWidth,
    uriOf: (name) => name,
    pages: PAGES,
  });

  it('has a call for every line of the specification, and none twice', () => {
    const written = callsAtFullWidth.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(written).size).toBe(written.length);
    expect(
      Object.values(groups)
        .flat()
        .filter((line) => !written.includes(line)),
    ).toEqual([]);
  });

  it('leads every contract, at each of its base paths, by one route to its own function', () => {
    for (const call of callsAtFullWidth)
      for (const path of pathsOf(call))
        expect(routeOf(document, call.method, path)?.functionName, path).toBe(functionFor(call));
    for (const path of ['/api/nfs/flights/api/fareQuote', '/flightApi/api/fareQuote'])
      expect(routeOf(document, 'POST', path)?.functionName).toBe('flights-offers');
  });

  it('gives a path of its own only to what is throttled or shares its prefix with another function', () => {
    const own = gatewayRoutes(callsAtFullWidth).filter(({ calls }) => calls.length);
    for (const { path, calls, functionName } of own) {
      const prefix = path.slice(0, path.lastIndexOf('/'));
      const others = callsAtFullWidth.filter(
        (call) => functionFor(call) !== functionName && pathsOf(call).some((other) => other.startsWith(`${prefix}/`)),
      );
      expect(others.length > 0 || calls.some(({ throttle }) => throttle), path).toBe(true);
    }
    for (const call of callsAtFullWidth.filter(({ throttle }) => throttle))
      expect(pathsOf(call).map((path) => routeOf(document, call.method, path)!.path)).toEqual(pathsOf(call));
  });

  it('has no route without a contract, and leaves what lies beside all prefixes to API Gateway', () => {
    for (const { path, functionName } of gatewayRoutes(callsAtFullWidth)) {
      const below = path.replace('{proxy+}', '');
      const reached = callsAtFullWidth.filter(
        (call) =>
          functionFor(call) === functionName &&
          pathsOf(call).some((known) => (below === path ? known === path : known.startsWith(below))),
      );
      expect(reached.length, path).toBeGreaterThan(0);
    }
    for (const path of ['/', '/api', '/api/nobody', '/api/nobody/atAll', '/flightApi/api', '/wp-admin'])
      expect(routeOf(document, 'GET', path), path).toBeUndefined();
  });

  it('has room for a hundred calls more', () => {
    const calls = [...callsAtFullWidth, ...inventedCalls(100)];
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    const wider = gatewayDocument({
      calls,
      uriOf: (name) => name,
      pages: PAGES,
    });
    for (const call of calls)
      for (const path of pathsOf(call))
        expect(routeOf(wider, call.method, path)?.functionName, path).toBe(functionFor(call));
    console.log(
      `path nodes: ${countResources(document)} for ${callsAtFullWidth.length} calls, ${countResources(wider)} for ${calls.length}`,
    );
    expect(countResources(document)).toBeLessThanOrEqual(NODES);
    expect(countResources(wider)).toBeLessThan(RESOURCES_AN_API * HEADROOM);
    expectSaid('# path nodes for all # calls, aliases and pages included, # with a hundred calls more (*counted*', [
      countResources(document),
      callsAtFullWidth.length,
      countResources(wider),
    ]);
  });

  it('stays inside what one REST API and one stack may hold', () => {
    for (const stack of ['portolan-api', 'portolan-observability']) {
      expect(Object.keys(platform.template(stack).toJSON().Resources as object).length, stack).toBeLessThan(
        RESOURCES_A_STACK * HEADROOM,
      );
      expect(platform.bytes(stack), stack).toBeLessThan(TEMPLATE_BYTES * HEADROOM);
    }
    expectSaid('the largest, `portolan-api`, has # and # KB at full width', [
      Object.keys(platform.template('portolan-api').toJSON().Resources as object).length,
      platform.bytes('portolan-api') / 1000,
    ]);
  });

  it('permits each function once for an API, far inside its policy’s bytes', () => {
    const statements = new Map<string, unknown[]>();
    for (const stack of ['portolan-api', 'portolan-mail']) {
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
    expectSaid('one permission per API and rule: # KB at most', [Math.max(...bytes) / 1000]);
    console.log(
      `widest policy of a function: ${Math.max(...bytes)} bytes; resources of the REST API: ${countResources(document)}; ${['portolan-api', 'portolan-observability'].map((stack) => `${stack} ${Object.keys(platform.template(stack).toJSON().Resources as object).length} resources, ${platform.bytes(stack)} bytes`).join('; ')}`,
    );
  });

  it('limits the heap of the jobs’ function alone', () => {
    const all = Object.values(platform.template('portolan-api').findResources('AWS::Lambda::Function'));
    const limited = all.filter(({ Properties }) =>
      JSON.stringify(Properties).includes('"NODE_OPTIONS":"--max-old-space'),
    );
    expect(limited.map(({ Properties }) => (Properties as { Description: string }).Description)).toEqual([
      'portolan jobs-worker',
    ]);
  });

  it('has one REST API, which meters nobody: a key’s limits are held by its calls', () => {
    const template = platform.template('portolan-api');
    template.resourceCountIs('AWS::ApiGateway::RestApi', 1);
    template.resourceCountIs('AWS::ApiGateway::UsagePlan', 0);
    expect(JSON.stringify(template.findResources('AWS::ApiGateway::RestApi'))).not.toContain('x-api-key');
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
