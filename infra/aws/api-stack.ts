import { Aws, CfnOutput, Fn, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { CfnPermission, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Call } from '#shared/contract.ts';
import { accessLogFormat } from './access-log-format.ts';
import type { BuiltFunction } from './bundle-functions.ts';
import type { DataStack } from './data-stack.ts';
import {
  BOOKING_WORKER,
  bookingWorker,
  FILE_ROUTE,
  functionFor,
  GATEWAY_PAGE,
  JOBS_WORKER,
  jobsWorker,
  MAIL_FEEDBACK,
  RECONCILE,
  SCHEDULED,
  SITE_PAGE,
} from './function-shapes.ts';
import { gatewayDocument } from './gateway-document.ts';
import { grantsOf } from './grants.ts';
import { OriginSecret } from './origin-secret.ts';
import { PortolanFunction } from './portolan-function.ts';
import { DAY_SECONDS, type ScheduleFact, ScheduleDeadLetters, ScheduleRules } from './schedule-rules.ts';
import { EDGE_REGION, MAIL_CONFIGURATION, senderDomains, type Settings } from './settings.ts';
import { throttling } from './throttling.ts';
import { WorkQueue } from './work-queue.ts';

export interface ApiStackProps extends StackProps {
  settings: Settings;
  data: DataStack;
  calls: readonly Call[];
  functions: readonly BuiltFunction[];
  schedules: readonly ScheduleFact[];
}

export const STAGE = 'live';
/** Where PhonePe lets merchants try things out (developer.phonepe.com, environments). */
const PHONEPE_SANDBOX = 'https://api-preprod.phonepe.com/apis/pg-sandbox';

/** Functions invoked without anybody waiting: what fails for good is kept. */
export const NOBODY_WAITS = [SCHEDULED, RECONCILE, MAIL_FEEDBACK];

/** What is replaced by every deployment: functions, REST API, queue, schedules. It holds no data. */
export class ApiStack extends Stack {
  readonly functions: Record<string, LambdaFunction> = {};
  readonly restApi: SpecRestApi;
  readonly bookings: WorkQueue;
  readonly jobs: WorkQueue;
  readonly failedRuns: ScheduleDeadLetters;
  private readonly shapes: readonly BuiltFunction[];

  constructor(scope: Construct, id: string, { settings, data, calls, functions, schedules, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.shapes = functions;
    this.bookings = new WorkQueue(this, 'Bookings', bookingWorker);
    this.jobs = new WorkQueue(this, 'Jobs', jobsWorker);
    this.failedRuns = new ScheduleDeadLetters(this, 'FailedRuns');
    const replicaRegion = settings.isLocalStack || settings.region === EDGE_REGION ? undefined : EDGE_REGION;
    const secret = new OriginSecret(this, 'OriginSecret', { replicaRegion, versions: settings.secretVersions });
    const personalDataKey = settings.personalDataKey ?? data.personalDataKey.keyArn;
    const platformDomain = settings.isLocalStack ? 'localhost' : settings.platform?.domain;
    const environment = {
      TABLE_NAME: data.table.tableName,
      OBJECTS_URL: `s3://${data.objects.bucketName}`,
      // A page of LocalStack's may reach its own origin only, which is not where LocalStack's S3 is.
      FILE_LINKS: settings.isLocalStack ? 'token' : 'signed',
      BOOKING_QUEUE_URL: this.bookings.queue.queueUrl,
      JOBS_QUEUE_URL: this.jobs.queue.queueUrl,
      MAIL_FROM: settings.mailFrom,
      DATA_KEY: `kms:${personalDataKey}`,
      ORIGIN_SECRET: secret.accepted,
      ...(platformDomain && { PLATFORM_DOMAIN: platformDomain }),
      GATEWAYS: settings.gateways,
      ...(settings.gateways === 'test' && { PHONEPE_API: PHONEPE_SANDBOX, PHONEPE_IDENTITY: PHONEPE_SANDBOX }),
      FLIGHT_SALES: settings.flightSales,
      LOG_LEVEL: 'INFO',
    };
    const on = {
      table: data.table.tableArn,
      objects: data.objects.bucketArn,
      personalDataKey,
      earlierDataKeys: settings.personalDataKey ? [data.personalDataKey.keyArn] : [],
      bookingQueue: this.bookings.queue.queueArn,
      jobsQueue: this.jobs.queue.queueArn,
      // SES asks for the configuration set too, which is each identity's default.
      senders: [
        ...[settings.mailFrom, ...senderDomains(settings)].map((identity) => `identity/${identity}`),
        `configuration-set/${MAIL_CONFIGURATION}`,
      ].map((resource) => `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`),
      // Any address at the platform's own domain: each site mails its agencies' clients from one named for it.
      mailFrom: [settings.mailFrom, ...settings.partnerSenders, `*@${senderDomains(settings)[0]}`],
    };
    const { architecture, reservesConcurrency } = settings;
    for (const built of functions) {
      const extra: Record<string, string> = {
        ...(built.name === SITE_PAGE && { SITE_MANIFEST: 'manifest.json' }),
        ...(built.heap && {
          NODE_OPTIONS: `--max-old-space-size=${built.heap} --max-semi-space-size=${built.youngHeap ?? 16}`,
        }),
      };
      this.functions[built.name] = new PortolanFunction(this, built.name, {
        built,
        environment: { ...environment, ...extra },
        grants: grantsOf(built.reach, on),
        architecture,
        reservesConcurrency,
        ...(NOBODY_WAITS.includes(built.name) && { failed: this.failedRuns.queue }),
      }).lambda;
    }
    if (this.functions[BOOKING_WORKER]) this.bookings.feed(this.functions[BOOKING_WORKER]);
    if (this.functions[JOBS_WORKER]) this.jobs.feed(this.functions[JOBS_WORKER]);
    if (this.functions[SCHEDULED])
      new ScheduleRules(this, 'Schedules', {
        schedules,
        target: this.functions[SCHEDULED],
        failed: this.failedRuns.queue,
      });
    if (this.functions[RECONCILE])
      new ScheduleRules(this, 'Daily', {
        schedules: [{ name: RECONCILE, everySeconds: DAY_SECONDS }],
        target: this.functions[RECONCILE],
        failed: this.failedRuns.queue,
      });

    const served = calls.filter((call) => this.functions[functionFor(call)]);
    const pages = {
      ...(this.functions[SITE_PAGE] && { '/app': SITE_PAGE, '/app/{proxy+}': SITE_PAGE }),
      ...(this.functions[GATEWAY_PAGE] && { '/gateway/{proxy+}': GATEWAY_PAGE }),
      ...(this.functions[FILE_ROUTE] && { '/files/{proxy+}': FILE_ROUTE, '/app/brand/{proxy+}': FILE_ROUTE }),
    };
    this.restApi = new SpecRestApi(this, 'Api', {
      restApiName: 'portolan',
      apiDefinition: ApiDefinition.fromInline(
        gatewayDocument({
          calls: served,
          uriOf: (name) => this.invocationUri(name),
          pages,
          hasFiles: FILE_ROUTE in this.functions,
        }),
      ),
      endpointTypes: [EndpointType.REGIONAL],
      // CloudFront compresses only what it may cache; a search's offers are compressed here, from a KB on.
      minCompressionSize: Size.kibibytes(1),
      disableExecuteApiEndpoint: false,
      cloudWatchRole: true,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        // Metrics per method would cost more than everything else at a hundred bookings a day; those of the API are
        // free.
        metricsEnabled: false,
        // Errors of the gateway only; bodies and tokens are never logged.
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: RetentionDays.THREE_MONTHS }),
        ),
        accessLogFormat,
        ...throttling(served),
      },
    });
    this.allowInvocation(this, this.restApi);
    new CfnOutput(this, 'RestApiId', { value: this.restApi.restApiId });
    for (const [name, value] of Object.entries({
      TableName: environment.TABLE_NAME,
      ObjectsUrl: environment.OBJECTS_URL,
      BookingQueueUrl: environment.BOOKING_QUEUE_URL,
      JobsQueueUrl: environment.JOBS_QUEUE_URL,
      DataKey: environment.DATA_KEY,
      MailFrom: environment.MAIL_FROM,
      Senders: [settings.mailFrom, ...settings.partnerSenders].join(','),
      ...(platformDomain && { PlatformDomain: platformDomain }),
    })) {
      new CfnOutput(this, name, { value });
    }
    for (const { name } of functions)
      new CfnOutput(this, `Function${name.replace(/-/g, '')}`, { value: this.functions[name]!.functionName });
  }

  /** The address API Gateway invokes a function at. */
  invocationUri(name: string): string {
    const lambda = this.functions[name];
    if (!lambda) throw new Error(`no function ${name} is described`);
    return `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${lambda.functionArn}/invocations`;
  }

  /**
   * One permission a function for all of an API's methods: one per method would pass the policy's 20 KB. It stands in
   * the API's own stack.
   */
  allowInvocation(scope: Construct, api: SpecRestApi): void {
    for (const { name, isPublic } of this.shapes) {
      if (!isPublic) continue;
      const sourceArn = Fn.join('', [
        'arn:',
        Aws.PARTITION,
        ':execute-api:',
        Aws.REGION,
        ':',
        Aws.ACCOUNT_ID,
        ':',
        api.restApiId,
        '/*/*',
      ]);
      new CfnPermission(scope, `Invoke-${name}`, {
        action: 'lambda:InvokeFunction',
        principal: 'apigateway.amazonaws.com',
        functionName: this.functions[name]!.functionArn,
        sourceArn,
      });
    }
  }
}
