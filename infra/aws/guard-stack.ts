import { Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { originRules } from './edge/firewall-rules.ts';
import type { ApiStack } from './api-stack.ts';
import { resolveSecret, SECRET_NAMES } from './origin-secret.ts';
import type { Settings } from './settings.ts';

export interface GuardStackProps extends StackProps {
  settings: Settings;
  api: ApiStack;
}

/** Keeps the REST API to those who come through the edge. Apart from the API, because LocalStack knows no firewall. */
export class GuardStack extends Stack {
  constructor(scope: Construct, id: string, { settings, api, ...props }: GuardStackProps) {
    super(scope, id, props);
    const { current, previous } = settings.secretVersions;
    const secrets = [resolveSecret(SECRET_NAMES.current, current), resolveSecret(SECRET_NAMES.previous, previous)];
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: originRules(secrets),
      visibilityConfig: {
        cloudWatchMetricsEnabled: true,
        sampledRequestsEnabled: false,
        metricName: 'portolan-origin',
      },
    });
    const stage = Fn.join('', [
      'arn:',
      this.partition,
      ':apigateway:',
      this.region,
      '::/restapis/',
      api.restApi.restApiId,
      '/stages/',
      api.restApi.deploymentStage.stageName,
    ]);
    new CfnWebACLAssociation(this, 'Association', { resourceArn: stage, webAclArn: acl.attrArn });
    this.addStackDependency(api);
  }
}
