/** The AWS command line: arguments in, its JSON out. */
export type Aws = (args: readonly string[]) => Promise<unknown>;

interface Listed {
  StackSummaries: { StackName: string }[];
}
interface Described {
  Stacks: { Outputs?: { OutputKey: string; OutputValue: string }[] }[];
}

/** States of a stack that is there and whole. */
const STANDING = ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'IMPORT_COMPLETE'];

/** What a stack says of itself; undefined where it is not deployed. Throws when AWS cannot be asked. */
export async function stackOutputs(
  aws: Aws,
  stack: string,
  region: string,
): Promise<Record<string, string> | undefined> {
  const { StackSummaries } = (await aws([
    'cloudformation',
    'list-stacks',
    '--region',
    region,
    '--stack-status-filter',
    ...STANDING,
  ])) as Listed;
  if (!StackSummaries.some(({ StackName }) => StackName === stack)) return undefined;
  const { Stacks } = (await aws([
    'cloudformation',
    'describe-stacks',
    '--region',
    region,
    '--stack-name',
    stack,
  ])) as Described;
  return Object.fromEntries((Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
}
