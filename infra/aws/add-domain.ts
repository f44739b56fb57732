import { randomBytes } from 'node:crypto';
import { runAws } from './run-cdk.ts';

const [, , domain, distributionId, connectionGroupId, profile] = process.argv;

/** A host name as DNS has it, at least two labels. */
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Adds a partner's domain to the edge: a distribution tenant whose certificate AWS makes and renews. No stack is deployed.
 * node start.mjs --run infra/aws/add-domain.ts fares.example.com <DistributionId> <ConnectionGroupId> [profile]
 */
async function addDomain(): Promise<void> {
  if (!domain || !DOMAIN.test(domain) || !distributionId || !connectionGroupId) throw new Error('usage: add-domain.ts <domain in lower case> <DistributionId> <ConnectionGroupId> [profile]; the ids are outputs of portolan-edge');
  const made = (await runAws(
    [
      'cloudfront', 'create-distribution-tenant', '--distribution-id', distributionId, '--connection-group-id', connectionGroupId, '--enabled',
      '--name', `${domain.replace(/\./g, '-').slice(0, 100)}-${randomBytes(3).toString('hex')}`,
      '--domains', `Domain=${domain}`,
      '--managed-certificate-request', 'ValidationTokenHost=cloudfront',
    ],
    profile,
  )) as { DistributionTenant?: { Id: string; Status: string } } | undefined;
  const group = (await runAws(['cloudfront', 'get-connection-group', '--identifier', connectionGroupId], profile)) as { ConnectionGroup?: { RoutingEndpoint: string } } | undefined;
  console.log(`Tenant ${made?.DistributionTenant?.Id ?? '?'} is made. The partner sets: ${domain} CNAME ${group?.ConnectionGroup?.RoutingEndpoint ?? '?'}`);
  console.log('The certificate is issued once that record is seen; until then the domain answers nothing.');
}

await addDomain().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
