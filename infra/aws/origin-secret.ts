import { Fn, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** Fixed names: the edge, in another region, reads their replicas. */
export const SECRET_NAMES = { current: 'portolan/origin-secret', previous: 'portolan/origin-secret-previous' } as const;

export interface SecretVersions {
  current: string;
  previous: string;
}

/** A secret's text, resolved by CloudFormation when it deploys; a new version id makes it look again. */
export const resolveSecret = (name: string, versionId: string): string =>
  SecretValue.secretsManager(name, versionId ? { versionId } : {}).unsafeUnwrap();

/**
 * What the edge sends to prove that a site's host is its own word. The one before is still taken while a rotation is
 * under way.
 */
export class OriginSecret extends Construct {
  /** `current,previous` for functions/runtime/config.ts. */
  readonly accepted: string;

  constructor(
    scope: Construct,
    id: string,
    { replicaRegion, versions }: { replicaRegion: string | undefined; versions: SecretVersions },
  ) {
    super(scope, id);
    const make = (child: string, secretName: string) =>
      new Secret(this, child, {
        secretName,
        description: 'Proves to the functions that a request came through the edge',
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
        ...(replicaRegion && { replicaRegions: [{ region: replicaRegion }] }),
      });
    const secrets = [make('Current', SECRET_NAMES.current), make('Previous', SECRET_NAMES.previous)];
    const text = (secret: Secret, versionId: string) =>
      SecretValue.secretsManager(secret.secretArn, versionId ? { versionId } : {}).unsafeUnwrap();
    this.accepted = Fn.join(',', [text(secrets[0]!, versions.current), text(secrets[1]!, versions.previous)]);
  }
}
