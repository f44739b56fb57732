import { claimDomain } from './partner-site.ts';
import { useStackEnvironment } from './stack-environment.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/claim-domain.ts <site> fares.partner.example */
await useStackEnvironment()
  .then(() => claimDomain(process.argv[2], process.argv[3]))
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
