import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SECRET_NAMES } from './origin-secret.ts';

/**
 * Puts a new origin secret in place and keeps the one before, which is taken until the next rotation. It has effect
 * with the next deployment: functions and firewall learn both before the edge sends the new one. Deploy before rotating
 * again, or the edge is left sending one that nobody takes.
 */
export async function rotateOriginSecret(secrets: Pick<SecretsManagerClient, 'send'>): Promise<string> {
  const { SecretString } = await secrets
    .send(new GetSecretValueCommand({ SecretId: SECRET_NAMES.current }))
    .catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) throw new Error('there is no origin secret yet: deploy first');
      throw error;
    });
  if (!SecretString) throw new Error('the origin secret is empty: deploy first');
  await secrets.send(new PutSecretValueCommand({ SecretId: SECRET_NAMES.previous, SecretString }));
  await secrets.send(
    new PutSecretValueCommand({ SecretId: SECRET_NAMES.current, SecretString: randomBytes(36).toString('base64url') }),
  );
  return 'Rotated. Run npm run deploy for it to take effect.';
}
