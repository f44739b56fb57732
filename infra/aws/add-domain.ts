import { addDomain } from './distribution-tenant.ts';
import { runAws } from './run-cdk.ts';

const [, , domain, distributionId, connectionGroupId, profile] = process.argv;

/** node start.mjs --run infra/aws/add-domain.ts fares.example.com <DistributionId> <ConnectionGroupId> [profile] */
await addDomain({ domain, distributionId, connectionGroupId }, (args) => runAws(args, profile))
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
