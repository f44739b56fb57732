import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { tableShape } from '#infra/table.ts';
import type { Reach } from './reach.ts';

/** What roles are granted on, by ARN. */
export interface Resources {
  table: string;
  objects: string;
  personalDataKey: string;
  /** Keys that personal data was sealed by before. */
  earlierDataKeys: string[];
  bookingQueue: string;
  jobsQueue: string;
  /** The senders' identities in SES: the platform's address and domain, the partners' domains. */
  senders: string[];
  /** The only addresses that mails may come from; a `*` stands for any local part. */
  mailFrom: string[];
}

/** What secrets are sealed for begins so (functions/site/secret-record.ts). */
const SECRETS = 'secret/*';

const allow = (actions: string[], resources: string[], conditions?: Record<string, Record<string, unknown>>) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources, conditions });

/** The statements of a function's role: what its code can reach, nothing else. No Scan anywhere. */
export function grantsOf(reach: Reach, on: Resources): PolicyStatement[] {
  const table = reach.table
    ? [
        allow(
          ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
          [on.table, ...tableShape.indexes.map(({ name }) => `${on.table}/index/${name}`)],
        ),
        ...writesOf(reach, on),
      ]
    : [];
  return [
    ...table,
    ...(reach.objects.length
      ? [
          allow(
            // Parts of an upload that broke off.
            ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'],
            reach.objects.map((prefix) => `${on.objects}/${prefix}/*`),
          ),
        ]
      : []),
    ...(reach.wakes ? [allow(['sqs:SendMessage'], [on.bookingQueue])] : []),
    ...(reach.wakesJobs ? [allow(['sqs:SendMessage'], [on.jobsQueue])] : []),
    ...(reach.personalData
      ? [
          allow(['kms:GenerateDataKey', 'kms:Decrypt'], [on.personalDataKey]),
          ...(on.earlierDataKeys.length ? [allow(['kms:Decrypt'], on.earlierDataKeys)] : []),
          ...(reach.secrets ? [] : [keepFromSecrets(on)]),
        ]
      : []),
    ...(reach.mail
      ? [allow(['ses:SendRawEmail'], on.senders, { StringLike: { 'ses:FromAddress': on.mailFrom } })]
      : []),
  ];
}

/** Personal data opens by the same keys; a site's own secrets do not, but to functions that need one. */
const keepFromSecrets = ({ personalDataKey, earlierDataKeys }: Resources) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: ['kms:Decrypt'],
    resources: [personalDataKey, ...earlierDataKeys],
    conditions: { StringLike: { 'kms:EncryptionContext:record': SECRETS } },
  });

function writesOf({ writes }: Reach, { table }: Resources): PolicyStatement[] {
  if (writes === 'domain')
    return [
      allow(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'], [table]),
    ];
  // A function that never commits may still move a session's expiry, end it, and count against a limit of rate or key: those
  // partitions only.
  if (writes === 'pipeline')
    return [
      allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [table], {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['S#*#SESS#*', 'S#*#RATE#*', 'S#*#STAT#*'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      }),
    ];
  return [];
}
