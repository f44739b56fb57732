import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { tableShape } from '#infra/table.ts';
import { DAY, SECOND } from '#shared/time.ts';

export interface DataStackProps extends StackProps {
  ownsTableKey: boolean;
}

/** Days that both table and bucket can be set back to the same instant. */
export const RESTORE_DAYS = 35;

/**
 * What outlives every deployment: the table, the objects, the key of the personal data. Nothing here is ever replaced.
 */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly objects: Bucket;
  /** Wraps the data keys of personal data; withdrawing it withdraws them all. */
  readonly personalDataKey: Key;

  constructor(scope: Construct, id: string, { ownsTableKey, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.personalDataKey = new Key(this, 'PersonalDataKey', {
      description: 'Wraps the data keys of passports, PANs and dates of birth',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: tableShape.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableShape.sortKey, type: AttributeType.STRING },
      globalSecondaryIndexes: tableShape.indexes.map(({ name, partitionKey, sortKey, nonKeyAttributes }) => ({
        indexName: name,
        partitionKey: { name: partitionKey, type: AttributeType.STRING },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...nonKeyAttributes],
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: tableShape.ttl,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: RESTORE_DAYS },
      deletionProtection: true,
      encryption: ownsTableKey
        ? TableEncryptionV2.customerManagedKey(
            new Key(this, 'TableKey', { description: 'Encrypts the table', enableKeyRotation: true }),
          )
        : TableEncryptionV2.dynamoOwnedKey(),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const logs = this.bucket('AccessLogs', {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.objects = this.bucket('Objects', {
      versioned: true,
      // A browser puts a file straight to the address that was signed for it, from whichever partner's page.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: ['*'],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: DAY / SECOND,
        },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'objects/',
      lifecycleRules: [
        // A search's answers are of no use once its fares have expired.
        { prefix: 'offers/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        // Files made for somebody can be made again; what was sent and never taken up is nobody's.
        { prefix: 'exports/', expiration: Duration.days(2), noncurrentVersionExpiration: Duration.days(1) },
        // A mail is tried for a day and a half.
        { prefix: 'documents/', expiration: Duration.days(4), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'uploads/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        {
          noncurrentVersionExpiration: Duration.days(RESTORE_DAYS),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
    // What anybody may see, and nothing beside it. The edge is described elsewhere and later: its distributions are told
    // by their account.
    this.objects.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject'],
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        resources: [this.objects.arnForObjects('app/brand/*')],
        conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
      }),
    );
  }

  private bucket(id: string, more: ConstructorParameters<typeof Bucket>[2]): Bucket {
    return new Bucket(this, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...more,
    });
  }
}
