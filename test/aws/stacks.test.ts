import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { schedules } from '#functions/workers/schedules.ts';
import { NOBODY_WAITS } from '#infra/aws/api-stack.ts';
import type { BuiltFunction } from '#infra/aws/bundle-functions.ts';
import { isBuilt, peakMegabytes, RECONCILE } from '#infra/aws/function-shapes.ts';
import { functionShapes } from '#infra/aws/platform.ts';
import { tableShape } from '#infra/table.ts';
import { allCalls } from '#shared/calls.ts';
import { tellingDescriptions } from '#test/openapi/each-property.ts';
import { describeAlarms } from './describe-alarms.ts';
import { builtFunctions } from './built-functions.ts';
import { type Synthesized, synthPlatform, testSettings } from './synth-platform.ts';

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
  Effect: 'Allow' | 'Deny';
}

const ownKey = 'arn:aws:kms:ap-south-1:111122223333:key/1234abcd';
let functions: BuiltFunction[];
/** The platform of whoever sets nothing. */
let platform: Synthesized;
/** The platform of whoever sets all of it. */
let chosen: Synthesized;
beforeAll(async () => {
  functions = await builtFunctions(functionShapes(allCalls, { isLocalStack: false }).filter(isBuilt));
  const parts = { calls: allCalls, functions, schedules };
  platform = synthPlatform(parts);
  chosen = synthPlatform(
    parts,
    testSettings({
      tableKey: 'own',
      partnerSenders: 'tickets@lantern.example, desk@lantern.example,hello@dune.example',
      personalDataKey: ownKey,
      alarmMail: 'desk@portolan.example',
    }),
  );
}, 240_000);

it('uploads functions without the descriptions that integrators read', () => {
  const descriptions = tellingDescriptions();
  expect(descriptions.length).toBeGreaterThan(40);
  const code = functions
    .flatMap(({ folder }) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(descriptions.filter((text) => code.includes(text))).toEqual([]);
});

describe('the platform as this checkout has it', () => {
  /** Statements of a function's role. */
  const statementsOf = (name: string): Statement[] => {
    const policies = Object.entries(platform.template('portolan-api').findResources('AWS::IAM::Policy')).filter(
      ([id]) => id.startsWith(`${name.replace(/-/g, '')}Role`),
    );
    return policies.flatMap(
      ([, { Properties }]) => (Properties as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement,
    );
  };
  const actionsOf = (name: string): string[] => statementsOf(name).flatMap(({ Action }) => Action);

  it('keeps the table: indexes, expiry, restore to any second, no deletion, encrypted', () => {
    platform.template('portolan-data').hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        GlobalSecondaryIndexes: Match.arrayWith(
          tableShape.indexes.map(({ name, partitionKey }) =>
            Match.objectLike({
              IndexName: name,
              Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card'] },
              KeySchema: Match.arrayWith([{ AttributeName: partitionKey, KeyType: 'HASH' }]),
            }),
          ),
        ),
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
          }),
        ],
      },
    });
    expect(tableShape.indexes).toHaveLength(5);
  });

  it('encrypts the table with a key of its own where that is asked', () => {
    chosen.template('portolan-data').resourceCountIs('AWS::KMS::Key', 2);
    chosen
      .template('portolan-data')
      .hasResourceProperties('AWS::DynamoDB::GlobalTable', { SSESpecification: { SSEEnabled: true, SSEType: 'KMS' } });
  });

  it.each(['portolan-data', 'portolan-edge'])('has no public, unencrypted or http-open bucket in %s', (stack) => {
    const template = platform.template(stack);
    const buckets = Object.values(template.findResources('AWS::S3::Bucket'));
    expect(buckets.length).toBeGreaterThan(1);
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: {} }] },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
    const policies = Object.values(template.findResources('AWS::S3::BucketPolicy'));
    expect(policies).toHaveLength(buckets.length);
    for (const policy of policies) expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
  });

  it('lets the edge read pictures that anybody may see, and nothing beside them', () => {
    const template = platform.template('portolan-data');
    const statements = Object.values(template.findResources('AWS::S3::BucketPolicy')).flatMap(
      ({ Properties }) =>
        (Properties as { PolicyDocument: { Statement: (Statement & { Principal: unknown })[] } }).PolicyDocument
          .Statement,
    );
    const edge = statements.filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront'));
    expect(edge).toHaveLength(1);
    expect(edge[0]).toMatchObject({
      Action: 's3:GetObject',
      Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
    expect(JSON.stringify(edge[0]!.Resource)).toContain('/app/brand/*"');
    const bucket = Match.objectLike({
      CorsConfiguration: {
        CorsRules: [Match.objectLike({ AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', 'if-none-match'] })],
      },
      LifecycleConfiguration: Match.objectLike({
        Rules: Match.arrayWith(
          [
            ['offers/', 1],
            ['exports/', 2],
            ['uploads/', 1],
          ].map(([Prefix, ExpirationInDays]) => Match.objectLike({ Prefix, ExpirationInDays })),
        ),
      }),
    });
    template.hasResourceProperties('AWS::S3::Bucket', bucket);
  });

  it('gives a function objects of the prefixes that its code names, and of no other', () => {
    const prefixesOf = (name: string) =>
      statementsOf(name)
        .filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
        .flatMap(({ Resource }) =>
          [...JSON.stringify(Resource).matchAll(/"\/([\w/]+)\/\*"/g)].map(([, prefix]) => prefix),
        );
    expect(prefixesOf('search')).toEqual(['offers']);
    expect(prefixesOf('files')).toEqual(['app/brand', 'slips', 'uploads']);
    expect(prefixesOf('wallet')).toEqual(['slips']);
    // A schedule that leads an order on asks through links, too, whose offers lie in files.
    expect(prefixesOf('scheduled')).toEqual(['app/brand', 'documents', 'offers', 'slips', 'uploads']);
    expect(prefixesOf('site-page')).toEqual([]);
  });

  it('gives a function what its code reaches and nothing else', () => {
    for (const { name, reach } of functions) {
      const actions = actionsOf(name);
      expect(actions.includes('dynamodb:Query'), `${name} reads`).toBe(reach.table);
      expect(actions.includes('dynamodb:PutItem'), `${name} writes`).toBe(reach.writes === 'domain');
      expect(actions.includes('s3:PutObject'), `${name} stores objects`).toBe(reach.objects.length > 0);
      // These send what failed to the dead-letter queue.
      const wakes = JSON.stringify(statementsOf(name).filter(({ Action }) => Action === 'sqs:SendMessage'));
      expect(/"Bookings/.test(wakes), `${name} wakes the booking worker`).toBe(reach.wakes);
      expect(/"Jobs/.test(wakes), `${name} wakes the jobs worker`).toBe(reach.wakesJobs);
      expect(actions.includes('kms:Decrypt'), `${name} opens personal data`).toBe(reach.personalData);
      expect(actions.includes('ses:SendRawEmail'), `${name} mails`).toBe(reach.mail);
      expect(
        actions.filter((action) => /Scan|\*$/.test(action)),
        name,
      ).toEqual([]);
    }
  });

  it('lets a function that never commits move a session’s expiry or end it, count against a rate limit, and write nothing else', () => {
    for (const name of ['reference']) {
      const writes = statementsOf(name).filter(({ Action }) =>
        [Action].flat().some((action) => /^dynamodb:(Put|Update|Delete|ConditionCheck)/.test(action)),
      );
      expect(writes, name).toHaveLength(1);
      expect(writes[0]).toMatchObject({
        Action: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
        Condition: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['S#*#SESS#*', 'S#*#RATE#*', 'S#*#STAT#*'] },
        },
      });
    }
    expect(actionsOf('site-page').filter((action) => /^dynamodb:(Put|Update|Delete)/.test(action))).toEqual([]);
  });

  it('mails as the platform’s sender only', () => {
    const mailing = functions.filter(({ reach }) => reach.mail);
    expect(mailing.length).toBeGreaterThan(0);
    for (const { name } of mailing) {
      const [statement] = statementsOf(name).filter(({ Action }) => Action === 'ses:SendRawEmail');
      expect(JSON.stringify(statement!.Resource)).toContain(':identity/portolan.example');
      expect(statement!.Condition).toEqual({
        StringLike: { 'ses:FromAddress': ['tickets@portolan.example', '*@portolan.example'] },
      });
    }
  });

  it('mails as the partners’ senders that were given, each domain verified, and as nobody else', () => {
    const granted = Object.values(chosen.template('portolan-api').findResources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Action }) => Action === 'ses:SendRawEmail');
    expect(granted.length).toBeGreaterThan(0);
    for (const { Condition, Resource } of granted) {
      expect(Condition).toEqual({
        StringLike: {
          'ses:FromAddress': [
            'tickets@portolan.example',
            'tickets@lantern.example',
            'desk@lantern.example',
            'hello@dune.example',
            '*@portolan.example',
          ],
        },
      });
      expect(Resource).toHaveLength(5);
      expect(JSON.stringify(Resource)).toContain(':configuration-set/portolan');
      expect(JSON.stringify(Resource)).not.toContain('*');
    }
    for (const domain of ['portolan.example', 'lantern.example', 'dune.example'])
      chosen.template('portolan-mail').hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: domain });
  });

  it('seals personal data by a key that takes the place of the stack’s own, and still opens what that one sealed', () => {
    const api = chosen.template('portolan-api');
    const granted = Object.values(api.findResources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Action, Effect }) => Effect === 'Allow' && JSON.stringify(Action).includes('kms:'));
    expect(granted.length).toBeGreaterThan(0);
    for (const { Action, Resource } of granted)
      expect([Action].flat().includes('kms:GenerateDataKey')).toBe(JSON.stringify(Resource).includes('1234abcd'));
    expect(granted.some(({ Action }) => Action === 'kms:Decrypt')).toBe(true);
    api.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ DATA_KEY: `kms:${ownKey}` }) },
    });
    expect(() => testSettings({ personalDataKey: 'alias/mine' })).toThrow("personalDataKey is a key's ARN");
  });

  it('keeps executions for payments and bookings, and caps the searches', () => {
    const reserved = (description: string, most: number) =>
      platform.template('portolan-api').hasResourceProperties('AWS::Lambda::Function', {
        Description: description,
        ReservedConcurrentExecutions: most,
      });
    reserved('portolan payments', 50);
    reserved('portolan booking-worker', 50);
    reserved('portolan search', 200);
    reserved('portolan jobs-worker', 10);
  });

  it('gives each function twice the memory that it was seen to hold', () => {
    for (const { name, memory } of functions) {
      expect(peakMegabytes[name], `${name} was measured`).toBeDefined();
      expect(memory, name).toBeGreaterThanOrEqual(2 * peakMegabytes[name]!);
      platform
        .template('portolan-api')
        .hasResourceProperties('AWS::Lambda::Function', { Description: `portolan ${name}`, MemorySize: memory });
    }
  });

  it('runs every function on Node 22 for arm64, traced, its log ending after three months', () => {
    const template = platform.template('portolan-api');
    template.allResourcesProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs22.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
    });
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    template.resourceCountIs('AWS::Lambda::Function', functions.length);
  });

  it('gives every schedule a target, its name and a dead-letter queue', () => {
    const rules = Object.values(platform.template('portolan-api').findResources('AWS::Events::Rule'));
    expect(rules).toHaveLength(schedules.length + 1);
    for (const name of [...schedules.map((schedule) => schedule.name), RECONCILE]) {
      platform.template('portolan-api').hasResourceProperties('AWS::Events::Rule', {
        State: 'ENABLED',
        Targets: [Match.objectLike({ Input: JSON.stringify({ name }), DeadLetterConfig: { Arn: Match.anyValue() } })],
      });
    }
  });

  it('keeps a message from others while a worker may be at it, and what failed three times for a person', () => {
    for (const waked of ['booking-worker', 'jobs-worker']) {
      const worker = functions.find(({ name }) => name === waked)!;
      platform.template('portolan-api').hasResourceProperties('AWS::SQS::Queue', {
        VisibilityTimeout: worker.timeout * 6,
        RedrivePolicy: Match.objectLike({ maxReceiveCount: 3 }),
        SqsManagedSseEnabled: true,
      });
    }
    platform.template('portolan-api').resourceCountIs('AWS::Lambda::EventSourceMapping', 2);
    platform.template('portolan-api').hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  it('keeps what failed for good of the functions that nobody waits for', () => {
    for (const name of NOBODY_WAITS)
      platform.template('portolan-api').hasResourceProperties('AWS::Lambda::Function', {
        Description: `portolan ${name}`,
        DeadLetterConfig: { TargetArn: Match.anyValue() },
      });
    expect(NOBODY_WAITS).toContain('mail-feedback');
  });

  it('compresses answers itself: at the edge nothing is that may not be cached', () => {
    platform
      .template('portolan-api')
      .hasResourceProperties('AWS::ApiGateway::RestApi', { MinimumCompressionSize: 1024 });
  });

  it('hands every method to the function, which says what a path takes', () => {
    const [api] = Object.values(platform.template('portolan-api').findResources('AWS::ApiGateway::RestApi')) as {
      Properties: { Body: { paths: Record<string, Record<string, unknown>> } };
    }[];
    for (const [path, methods] of Object.entries(api!.Properties.Body.paths))
      expect([path, Object.keys(methods)]).toEqual([path, expect.arrayContaining(['x-amazon-apigateway-any-method'])]);
  });

  it('limits the rate of the stage, of searches and of sign-ins', () => {
    platform.template('portolan-api').hasResourceProperties('AWS::ApiGateway::Stage', {
      TracingEnabled: true,
      MethodSettings: Match.arrayWith([
        Match.objectLike({ ResourcePath: '/*', HttpMethod: '*', ThrottlingRateLimit: 2000, DataTraceEnabled: false }),
        Match.objectLike({ ResourcePath: '/~1flightApi~1api~1search', HttpMethod: 'POST', ThrottlingRateLimit: 300 }),
        Match.objectLike({
          ResourcePath: '/~1api~1nfs~1flights~1api~1search',
          HttpMethod: 'POST',
          ThrottlingRateLimit: 300,
        }),
        Match.objectLike({ ResourcePath: '/~1api~1wl~1user~1login', HttpMethod: 'POST', ThrottlingRateLimit: 100 }),
      ]),
    });
  });

  it('logs a request by an id under which its function says which call it was, and never by its path', () => {
    const name = 'portolan-api';
    const [stage] = Object.values(platform.template(name).findResources('AWS::ApiGateway::Stage')) as {
      Properties: { AccessLogSetting: { Format: string } };
    }[];
    expect(JSON.parse(stage!.Properties.AccessLogSetting.Format), name).toMatchObject({
      requestId: '$context.requestId',
      resourcePath: '$context.resourcePath',
    });
    expect(stage!.Properties.AccessLogSetting.Format, name).not.toMatch(/context\.(path|customDomain|authorizer)\b/);
  });

  it('hears of bounces and complaints', () => {
    const template = platform.template('portolan-mail');
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: Match.objectLike({ MatchingEventTypes: ['bounce', 'complaint', 'reject'] }),
    });
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'lambda' });
    // The set is every sender's default, under the name that the functions may send through.
    template.hasResourceProperties('AWS::SES::ConfigurationSet', { Name: 'portolan' });
    template.allResourcesProperties('AWS::SES::EmailIdentity', { ConfigurationSetAttributes: Match.anyValue() });
  });

  it('mails its alarms where an address is given, and none goes nowhere', () => {
    const alarmed = chosen.template('portolan-observability');
    alarmed.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'desk@portolan.example' });
    const alarms = Object.values(alarmed.findResources('AWS::CloudWatch::Alarm')) as {
      Properties: { AlarmActions: unknown[]; AlarmDescription: string; AlarmName: string };
    }[];
    for (const { Properties } of alarms) expect(Properties.AlarmActions).toHaveLength(1);
    const names = alarms.map(({ Properties }) => Properties.AlarmName);
    expect(names).toEqual(
      expect.arrayContaining([
        'portolan bookings stuck in unknown',
        'portolan payment failures',
        'portolan supplier errors',
        'portolan ledger mismatch',
        'portolan schedule runs lost',
      ]),
    );
    alarmed.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
  });
});

describeAlarms(() => ({ functions, platform }));
