import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, VerifyDomainIdentityCommand, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses';
import { seed } from '#infra/local/seed/seed.ts';
import { type Deployed, deployToLocalStack, localStackEnvironment, REGION } from './deploy-to-localstack.ts';
import { type LocalStack, startLocalStack } from './start-localstack.ts';

/** The stack as it runs, with the demo sites in it. */
export interface RunningStack extends Deployed {
  localStack: LocalStack;
  /** What the edge would prove itself by. */
  originSecret: string;
}

/** Starts LocalStack, deploys data and API, and makes the demo sites through the same code that `npm start` does. */
export async function startStack(options: { siteManifest?: string } = {}): Promise<RunningStack> {
  const localStack = await startLocalStack();
  try {
    const deployed = await deployToLocalStack(localStack.endpoint, options);
    const { endpoint } = localStack;
    Object.assign(process.env, localStackEnvironment(endpoint));
    const secrets = new SecretsManagerClient({ region: REGION });
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: 'portolan/origin-secret' }));
    if (!SecretString) throw new Error('the origin secret is empty');
    const ses = new SESClient({ region: REGION });
    await ses.send(new VerifyEmailIdentityCommand({ EmailAddress: deployed.mailFrom }));
    // Sites mail their agencies' clients from addresses of their own at the same domain.
    await ses.send(new VerifyDomainIdentityCommand({ Domain: deployed.mailFrom.split('@')[1] }));
    Object.assign(process.env, {
      TABLE_NAME: deployed.tableName,
      DYNAMODB_ENDPOINT: endpoint,
      OBJECTS_URL: deployed.objectsUrl,
      BOOKING_QUEUE_URL: deployed.bookingQueueUrl,
      JOBS_QUEUE_URL: deployed.jobsQueueUrl,
      DATA_KEY: deployed.dataKey,
      MAIL_FROM: deployed.mailFrom,
      ORIGIN_SECRET: SecretString,
    });
    await seed();
    return { ...deployed, localStack, originSecret: SecretString };
  } catch (error) {
    await localStack.stop();
    throw error;
  }
}
