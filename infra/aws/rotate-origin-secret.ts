import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { rotateOriginSecret } from './rotate-secret.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/rotate-origin-secret.ts */
await rotateOriginSecret(new SecretsManagerClient({}))
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
