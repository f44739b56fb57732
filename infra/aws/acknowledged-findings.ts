import { type App, Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { fullReach } from './reach.ts';

const CONTRACTS =
  'Every function holds the request against its contract, unknown fields included; models of API Gateway would say the same twice.';
const TRACES =
  'X-Ray takes traces by account, not by resource: xray:PutTraceSegments and PutTelemetryRecords know no ARN.';
const GATEWAY_LOGS =
  'The role by which API Gateway writes logs is one an account, with the policy that AWS prescribes for it.';

/** Findings of AwsSolutions that are meant to be so, by stack, each with why. Anything else fails the synthesis. */
export const acknowledged: Record<string, Record<string, string>> = {
  'portolan-api': {
    'AwsSolutions-L1':
      'Node 22 is what the code is built and, on LocalStack 4.9.2, tested for; it is supported until April 2027.',
    'AwsSolutions-IAM5[Resource::*]': TRACES,
    ...Object.fromEntries(
      fullReach.objects.map((prefix) => [
        `AwsSolutions-IAM5[Resource::portolan-data:ExportsOutputFnGetAttObjectsA92BA4F1ArnDE4464BF/${prefix}/*]`,
        'Objects have random names; only functions whose code names those of a prefix are granted it, and only get, put and delete.',
      ]),
    ),
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
      GATEWAY_LOGS,
    'AwsSolutions-APIG2': CONTRACTS,
    'AwsSolutions-APIG3':
      'The firewall is associated by the stack portolan-guard: LocalStack, which deploys this one, knows none.',
    'AwsSolutions-SMG4':
      'The origin secret is rotated together with the distribution that sends it, by one documented command; a rotation function could not change the edge.',
  },
  'portolan-edge': {
    'AwsSolutions-CFR1':
      'Agencies book from wherever they are; a partner who wants a country closed has it closed on its own distribution tenant.',
    'AwsSolutions-CFR3':
      "A multi-tenant distribution takes the newer log delivery only: it is the stack's LogSource, LogDestination and LogDelivery, and leaves cookies out.",
    'AwsSolutions-CFR4':
      "The distribution has no address of its own; each tenant brings its certificate, and the platform's own is set with TLSv1.2_2021.",
  },
};

/** Holds the app against AwsSolutions. */
export function acknowledgeFindings(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const stack of app.node.children.filter(Stack.isStack)) {
    for (const [id, reason] of Object.entries(acknowledged[stack.stackName] ?? {}))
      Validations.of(stack).acknowledge({ id, reason });
  }
}
