import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { schedules } from '#functions/workers/schedules.ts';
import { pageHeaders } from '#functions/site-page/page-headers.ts';
import { refuse } from '#functions/http/envelope.ts';
import { DEVELOPERS_POLICY } from '#infra/developers-policy.ts';
import { fail } from '#shared/errors.ts';
import { VIEWER_REQUEST } from '#infra/aws/edge/edge-stack.ts';
import { standInParts, synthPlatform, testSettings } from './synth-platform.ts';

interface EdgeRequest {
  uri: string;
  method?: string;
  headers: Record<string, { value: string }>;
}
interface EdgeAnswer {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

interface Behavior {
  PathPattern: string;
  FunctionAssociations: unknown[];
  ResponseHeadersPolicyId?: unknown;
}

const code = readFileSync(VIEWER_REQUEST, 'utf8');
const run = (request: EdgeRequest) =>
  vm.runInNewContext(`${code}; handler(event)`, {
    event: { viewer: { ip: '198.51.100.7' }, request: { method: 'GET', ...request } },
  }) as EdgeRequest & EdgeAnswer;

describe('what runs at the edge before anything else', () => {
  it('says which site a request is for, whatever the viewer said', () => {
    const { headers } = run({
      uri: '/api/whitelabel/detetct',
      headers: {
        host: { value: 'Fares.Example.COM:8443' },
        'x-site-host': { value: 'other.example' },
        'x-site-origin': { value: 'https://other.example' },
        'x-viewer-address': { value: '10.0.0.1' },
        'x-origin-secret': { value: 'guess' },
      },
    });
    expect(headers['x-site-host']!.value).toBe('fares.example.com');
    expect(headers['x-site-origin']!.value).toBe('https://fares.example.com');
    expect(headers['x-viewer-address']!.value).toBe('198.51.100.7');
    expect(headers['x-origin-secret']).toBeUndefined();
  });

  it.each([
    ['fares.example.com:443', 'fares.example.com'],
    ['FARES.example.com.', 'fares.example.com'],
    ['fares.example.com.:8443', 'fares.example.com'],
    ['fares.example.com', 'fares.example.com'],
  ])('takes %s for the site of %s', (host, site) => {
    const { headers } = run({
      uri: '/app',
      headers: { host: { value: host }, 'x-site-host': { value: 'other.example' } },
    });
    expect([headers['x-site-host']!.value, headers['x-site-origin']!.value]).toEqual([site, `https://${site}`]);
  });

  it('takes a request without a host for no site, whatever it says of itself', () => {
    const { headers } = run({ uri: '/app', headers: { 'x-site-host': { value: 'other.example' } } });
    expect(headers['x-site-host']!.value).toBe('');
  });

  it('sends the root to the site and leaves every other path alone', () => {
    expect(run({ uri: '/', headers: {} })).toMatchObject({ statusCode: 302, headers: { location: { value: '/app' } } });
    expect(run({ uri: '/app/flight', headers: { host: { value: 'a.example' } } }).uri).toBe('/app/flight');
    expect(run({ uri: '/app/developers', headers: { host: { value: 'a.example' } } }).uri).toBe(
      '/app/developers/index.html',
    );
  });

  it.each([
    ['POST', '/app/flight'],
    ['DELETE', '/app/assets/index.js'],
    ['OPTIONS', '/'],
    ['PUT', '/app/brand/lantern/x.svg'],
  ])('tells %s at %s what is taken there, as the embedded gateway does', (method, uri) => {
    const answer = run({ uri, method, headers: { host: { value: 'a.example' } } });
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: { value: 'GET, HEAD' } } });
    expect(JSON.parse((answer as unknown as { body: string }).body)).toEqual(
      JSON.parse(refuse(fail('METHOD_NOT_ALLOWED')).body),
    );
  });

  it('leaves the methods of calls to the calls', () => {
    for (const method of ['POST', 'PUT', 'HEAD'])
      expect(run({ uri: '/api/wl/user/login', method, headers: {} }).uri).toBe('/api/wl/user/login');
  });

  it('refuses a body of more than a megabyte by its length', () => {
    expect(
      run({
        uri: '/api/wl/user/login',
        headers: { host: { value: 'a.example' }, 'content-length': { value: '1048577' } },
      }),
    ).toMatchObject({ statusCode: 413 });
    expect(
      run({
        uri: '/api/wl/user/login',
        headers: { host: { value: 'a.example' }, 'content-length': { value: '1048576' } },
      }).uri,
    ).toBe('/api/wl/user/login');
  });

  it('fits into what CloudFront runs', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
    expect(code).not.toMatch(/\b(import|require|await|fetch)\b\s*[('"]/);
  });
});

describe('the edge', () => {
  const certificate = 'arn:aws:acm:us-east-1:111122223333:certificate/ready';
  const template = synthPlatform(
    standInParts([], schedules),
    testSettings({ platformDomain: 'portolan.example', platformCertificate: certificate }),
  ).template('portolan-edge');
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution')) as {
    Properties: {
      DistributionConfig: Record<string, unknown> & {
        Origins: {
          CustomOriginConfig?: object;
          OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
        }[];
        CacheBehaviors: Behavior[];
      };
    };
  }[];
  const config = distribution!.Properties.DistributionConfig;
  const behaviors = [config.DefaultCacheBehavior as Behavior, ...config.CacheBehaviors];

  it('serves any number of domains by one multi-tenant distribution, over HTTP/3', () => {
    expect(config).toMatchObject({
      ConnectionMode: 'tenant-only',
      HttpVersion: 'http2and3',
      ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    // What a multi-tenant distribution may not say.
    for (const name of ['Aliases', 'PriceClass', 'IPV6Enabled', 'Logging', 'ContinuousDeploymentPolicyId'])
      expect(config[name], name).toBeUndefined();
    template.hasResourceProperties('AWS::CloudFront::DistributionTenant', { Domains: ['*.portolan.example'] });
  });

  it('puts files, page and API under one origin name', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/app/assets/*',
      '/app/driver-worker.js',
      '/app/brand/*',
      '/app/developers*',
      '/api/*',
      '/flightApi/*',
      '/gateway/*',
    ]);
    for (const behavior of behaviors) expect(behavior.FunctionAssociations).toHaveLength(1);
  });

  it('proves itself to the API with the current secret', () => {
    const secrets = config.Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig).map(
      ({ OriginCustomHeaders }) => OriginCustomHeaders,
    );
    expect(secrets).toHaveLength(1);
    expect(secrets[0]).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: '{{resolve:secretsmanager:portolan/origin-secret:SecretString:::}}',
      },
    ]);
  });

  it('keeps the page of each host apart, for a minute', () => {
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        DefaultTTL: 60,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-site-host', 'x-site-origin'] },
          CookiesConfig: { CookieBehavior: 'none' },
        }),
      }),
    });
  });

  it('stands behind managed rules and a rate for sign-ins', () => {
    const [acl] = Object.values(template.findResources('AWS::WAFv2::WebACL')) as {
      Properties: { Rules: { Name: string }[] };
    }[];
    expect(acl!.Properties.Rules.map(({ Name }) => Name)).toEqual([
      'SignInRate',
      'RequestRate',
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
    const rate = JSON.stringify(acl!.Properties.Rules[0]);
    for (const path of ['/api/wl/user/login', '/api/wl/user/forgetpassword'])
      expect(rate.toLowerCase()).toContain(path);
    // A path written otherwise (%6Cogin, //, capitals) counts the same.
    for (const way of ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE']) expect(rate).toContain(way);
    expect(acl!.Properties.Rules[0]).toMatchObject({
      Action: {
        Block: {
          CustomResponse: {
            ResponseCode: 429,
            CustomResponseBodyKey: 'TooManyRequests',
            ResponseHeaders: [
              { Name: 'retry-after', Value: '300' },
              { Name: 'cache-control', Value: 'no-store' },
            ],
          },
        },
      },
      Statement: { RateBasedStatement: { Limit: 100, EvaluationWindowSec: 300, AggregateKeyType: 'IP' } },
    });
  });

  it('lets a stale page stand in for a day while its origin fails, compressed', () => {
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        MinTTL: 0,
        MaxTTL: 86_400,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        }),
      }),
    });
    expect(pageHeaders('/app')['cache-control']).toBe('public, max-age=60, stale-if-error=86400');
    for (const behavior of behaviors)
      expect(behavior).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
  });

  it('says of every answer: https only, no sniffing, no framing', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: Match.objectLike({
          StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 31_536_000, Override: true }),
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
        }),
        RemoveHeadersConfig: Match.anyValue(),
      }),
    });
    for (const behavior of behaviors) expect(behavior.ResponseHeadersPolicyId).toBeDefined();
  });

  it('lets a logo do nothing, and the developers’ page load its own files only', () => {
    const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy') as Record<
      string,
      {
        Properties: {
          ResponseHeadersPolicyConfig: {
            SecurityHeadersConfig: { ContentSecurityPolicy?: { ContentSecurityPolicy: string; Override: boolean } };
          };
        };
      }
    >;
    const policyAt = (pattern: string) => {
      const { Ref } = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)!
        .ResponseHeadersPolicyId as { Ref: string };
      return policies[Ref]!.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy;
    };
    expect(policyAt('/app/brand/*')).toEqual({
      ContentSecurityPolicy: "sandbox; default-src 'none'",
      Override: true,
    });
    expect(policyAt('/app/developers*')).toEqual({ ContentSecurityPolicy: DEVELOPERS_POLICY, Override: true });
    expect(DEVELOPERS_POLICY).toContain("default-src 'none'");
    // Pages bring their own.
    expect(policyAt('/api/*')).toBeUndefined();
    // A gateway's document brings its own along, as the app's page does.
    expect(policyAt('/gateway/*')).toBeUndefined();
  });

  it('shows pictures from the bucket of objects, and those that came with a deployment from the site’s own', () => {
    expect(config.OriginGroups).toMatchObject({
      Items: [{ FailoverCriteria: { StatusCodes: { Items: [403, 404] } }, Members: { Quantity: 2 } }],
    });
    const brand = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/app/brand/*')!;
    expect(brand).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      TargetOriginId: (config.OriginGroups as { Items: { Id: string }[] }).Items[0]!.Id,
    });
    expect(JSON.stringify(config.Origins)).toContain('"Ref":"ObjectsBucket"');
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2);
  });

  it('leaves cookies, addresses of tickets and what was asked of them out of its logs', () => {
    const [delivery] = Object.values(template.findResources('AWS::Logs::Delivery')) as {
      Properties: { RecordFields: string[] };
    }[];
    const logged = delivery!.Properties.RecordFields;
    expect(logged).toContain('sc-status');
    for (const field of ['cs(Cookie)', 'cs-uri-stem', 'cs-uri-query', 'cs(Referer)'])
      expect(logged).not.toContain(field);
    const acl = JSON.stringify(Object.values(template.findResources('AWS::WAFv2::WebACL')));
    expect(acl).not.toContain('"SampledRequestsEnabled":true');
  });
});

describe('the REST API behind the edge', () => {
  it('refuses who comes round the edge', () => {
    const template = synthPlatform(
      standInParts([], schedules),
      testSettings({ originSecretVersion: 'v2', previousOriginSecretVersion: 'v1' }),
    ).template('portolan-guard');
    template.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
    const rules = JSON.stringify(Object.values(template.findResources('AWS::WAFv2::WebACL')));
    expect(rules).toContain('{{resolve:secretsmanager:portolan/origin-secret:SecretString:::v2}}');
    expect(rules).toContain('{{resolve:secretsmanager:portolan/origin-secret-previous:SecretString:::v1}}');
  });
});
