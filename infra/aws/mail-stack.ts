import { Stack, type StackProps } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { CfnSubscription, Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import { MAIL_FEEDBACK } from './function-shapes.ts';
import { MAIL_CONFIGURATION, senderDomains, type Settings } from './settings.ts';

export interface MailStackProps extends StackProps {
  settings: Settings;
  api: ApiStack;
}

/**
 * The platform's sender: its domain is verified once by three DNS records that the deployment prints. A partner's site
 * mails from it in its own name with Reply-To, or from a domain of its own, verified the same way; bounces and
 * complaints come back into the table.
 */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { settings, api, ...props }: MailStackProps) {
    super(scope, id, props);
    const configurationSet = new ConfigurationSet(this, 'Mails', {
      configurationSetName: MAIL_CONFIGURATION,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // The table's own list decides: it knows which mails a complaint stops, and a mended address can be lifted off it.
      disableSuppressionList: true,
    });
    for (const [at, domain] of senderDomains(settings).entries())
      new EmailIdentity(this, at === 0 ? 'Sender' : `Sender ${domain}`, {
        identity: Identity.domain(domain),
        configurationSet,
      });
    const feedback = new Topic(this, 'Feedback', { displayName: 'Portolan bounces and complaints', enforceSSL: true });
    feedback.grantPublish(new ServicePrincipal('ses.amazonaws.com'));
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const lambda = api.functions[MAIL_FEEDBACK];
    if (!lambda) return;
    // Written out, because the ready-made subscription would make the API depend on the mail.
    new CfnPermission(this, 'FeedbackPermission', {
      action: 'lambda:InvokeFunction',
      principal: 'sns.amazonaws.com',
      functionName: lambda.functionArn,
      sourceArn: feedback.topicArn,
    });
    new CfnSubscription(this, 'FeedbackSubscription', {
      topicArn: feedback.topicArn,
      protocol: 'lambda',
      endpoint: lambda.functionArn,
    });
  }
}
