import { randomBytes } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SECRET_NAMES } from './origin-secret.ts';

/**
 * Puts a new origin secret in place and keeps the one before, which is taken until the next rotation. It has effect with the
 * next `npm run deploy`: functions and firewall learn both before the edge sends the new one.
 * AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/rotate-origin-secret.ts
 */
async function rotate(): Promise<void> {
  const secrets = new SecretsManagerClient({});
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: SECRET_NAMES.current }));
  if (!SecretString) throw new Error('there is no origin secret yet: deploy first');
  await secrets.send(new PutSecretValueCommand({ SecretId: SECRET_NAMES.previous, SecretString }));
  await secrets.send(new PutSecretValueCommand({ SecretId: SECRET_NAMES.current, SecretString: randomBytes(36).toString('base64url') }));
  console.log('Rotated. Run npm run deploy for it to take effect.');
}

await rotate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
