import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { BuiltFunction } from './bundle-functions.ts';

export interface PortolanFunctionProps {
  built: BuiltFunction;
  environment: Record<string, string>;
  grants: PolicyStatement[];
  architecture: 'arm64' | 'x86_64';
  reservesConcurrency: boolean;
  /** Where invocations go that failed for good: those nobody waits for. */
  failed?: IQueue;
}

/** One of the platform's functions: its code, its log with an end to it, traced, allowed what its code reaches. */
export class PortolanFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { built, environment, grants, architecture, reservesConcurrency, failed }: PortolanFunctionProps,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // A role of its own instead of AWS's ready-made one, which may write to every log of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, 'Function', {
      role,
      description: `portolan ${built.name}`,
      runtime: Runtime.NODEJS_22_X,
      architecture: architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      code: Code.fromAsset(built.folder),
      handler: `index.${built.exported ?? 'handler'}`,
      memorySize: built.memory,
      timeout: Duration.seconds(built.timeout),
      tracing: Tracing.ACTIVE,
      environment,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      ...(failed && { deadLetterQueue: failed, retryAttempts: 1 }),
      ...(reservesConcurrency && built.reserved !== undefined && { reservedConcurrentExecutions: built.reserved }),
    });
    for (const grant of grants) this.lambda.addToRolePolicy(grant);
  }
}
