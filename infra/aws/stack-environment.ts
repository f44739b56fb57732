import { runAws } from './run-cdk.ts';
import { type Aws, stackOutputs } from './stack-outputs.ts';

const NAMES = {
  TABLE_NAME: 'TableName',
  OBJECTS_URL: 'ObjectsUrl',
  BOOKING_QUEUE_URL: 'BookingQueueUrl',
  JOBS_QUEUE_URL: 'JobsQueueUrl',
  DATA_KEY: 'DataKey',
  MAIL_FROM: 'MailFrom',
} as const;

/**
 * The functions' environment as the deployed stack has it, for a command that works on its table; answers the addresses
 * it may mail from. Needs the AWS command line's credentials.
 */
export async function useStackEnvironment(
  aws: Aws = (args) => runAws(args, process.env.AWS_PROFILE),
): Promise<{ senders: string[] }> {
  const region = process.env.AWS_REGION;
  if (!region) throw new Error('Say the region: AWS_REGION=…');
  const outputs = await stackOutputs(aws, 'portolan-api', region);
  if (!outputs) throw new Error(`portolan-api is not deployed in ${region}`);
  for (const [variable, output] of Object.entries(NAMES)) {
    if (!outputs[output]) throw new Error(`the stack portolan-api says no ${output}`);
    process.env[variable] = outputs[output];
  }
  // A deployment may have none.
  if (outputs.PlatformDomain) process.env.PLATFORM_DOMAIN = outputs.PlatformDomain;
  // No request comes in here, so nobody has to prove anything.
  process.env.ORIGIN_SECRET = 'unused';
  return { senders: (outputs.Senders ?? outputs.MailFrom ?? '').split(',') };
}
