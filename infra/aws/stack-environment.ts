import { runAws } from './run-cdk.ts';

/** The functions' environment as the deployed stack has it, for a command that works on its table. Needs the AWS command line's credentials. */
export async function useStackEnvironment(): Promise<void> {
  const region = process.env.AWS_REGION;
  if (!region) throw new Error('Say the region: AWS_REGION=…');
  const described = (await runAws(['cloudformation', 'describe-stacks', '--stack-name', 'portolan-api', '--region', region], process.env.AWS_PROFILE)) as { Stacks: { Outputs: { OutputKey: string; OutputValue: string }[] }[] };
  const outputs = Object.fromEntries(described.Stacks[0]!.Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const names = { TABLE_NAME: 'TableName', OBJECTS_URL: 'ObjectsUrl', BOOKING_QUEUE_URL: 'BookingQueueUrl', DATA_KEY: 'DataKey', MAIL_FROM: 'MailFrom' };
  for (const [variable, output] of Object.entries(names)) {
    if (!outputs[output]) throw new Error(`the stack portolan-api says no ${output}`);
    process.env[variable] = outputs[output];
  }
  // No request comes in here, so nobody has to prove anything.
  process.env.ORIGIN_SECRET = 'unused';
}
