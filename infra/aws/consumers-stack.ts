import { CfnOutput, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  Period,
  SpecRestApi,
  UsagePlan,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Call } from '#shared/contract.ts';
import { accessLogFormat } from './access-log-format.ts';
import { type ApiStack, STAGE } from './api-stack.ts';
import { plans } from './consumer-plans.ts';
import { functionFor } from './function-shapes.ts';
import { gatewayDocument } from './gateway-document.ts';
import { throttling } from './throttling.ts';

export interface ConsumersStackProps extends StackProps {
  api: ApiStack;
  calls: readonly Call[];
}

/**
 * The same calls for API consumers: every one asks for a key, which a usage plan limits and counts. Keys are made by
 * one command (docs/runbook.md), not by a deployment. Who the consumer is, its session token says; the key only meters.
 */
export class ConsumersStack extends Stack {
  readonly restApi: SpecRestApi;

  constructor(scope: Construct, id: string, { api, calls, ...props }: ConsumersStackProps) {
    super(scope, id, props);
    const served = calls.filter((call) => api.functions[functionFor(call)]);
    this.restApi = new SpecRestApi(this, 'Api', {
      restApiName: 'portolan-consumers',
      apiDefinition: ApiDefinition.fromInline(
        gatewayDocument({ calls: served, uriOf: (name) => api.invocationUri(name), wantsApiKey: true }),
      ),
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        loggingLevel: MethodLoggingLevel.ERROR,
        accessLogDestination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: RetentionDays.THREE_MONTHS }),
        ),
        accessLogFormat,
        // All consumers together; what each may ask is its plan's.
        ...throttling(served),
      },
    });
    api.allowInvocation(this, this.restApi);
    for (const [name, { rateLimit, burstLimit, day }] of Object.entries(plans)) {
      const plan = new UsagePlan(this, name, {
        name: `portolan-${name}`,
        throttle: { rateLimit, burstLimit },
        quota: { limit: day, period: Period.DAY },
        apiStages: [{ api: this.restApi, stage: this.restApi.deploymentStage }],
      });
      new CfnOutput(this, `Plan${name}`, { value: plan.usagePlanId });
    }
    new CfnOutput(this, 'ConsumersUrl', { value: this.restApi.url });
  }
}
