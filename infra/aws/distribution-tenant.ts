import { randomBytes } from 'node:crypto';
import type { Aws } from './stack-outputs.ts';

/** A host name as DNS has it, at least two labels. */
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

interface Made {
  DistributionTenant?: { Id: string };
}
interface Group {
  ConnectionGroup?: { RoutingEndpoint: string };
}

/**
 * Adds a partner's domain to the edge: a distribution tenant whose certificate AWS makes and renews. No stack is
 * deployed. Answers what the partner has to do. Throws one sentence where a word is missing or is no domain, or AWS
 * refuses.
 */
export async function addDomain(
  {
    domain,
    distributionId,
    connectionGroupId,
  }: Record<'domain' | 'distributionId' | 'connectionGroupId', string | undefined>,
  aws: Aws,
): Promise<string> {
  if (!domain || !DOMAIN.test(domain) || !distributionId || !connectionGroupId)
    throw new Error(
      'usage: add-domain.ts <domain in lower case> <DistributionId> <ConnectionGroupId> [profile]; the ids are outputs of portolan-edge',
    );
  // Asked first: what is wrong with the ids is known before anything is made.
  const { ConnectionGroup } = (await aws([
    'cloudfront',
    'get-connection-group',
    '--identifier',
    connectionGroupId,
  ])) as Group;
  if (!ConnectionGroup) throw new Error(`there is no connection group ${connectionGroupId}`);
  const { DistributionTenant } = (await aws([
    'cloudfront',
    'create-distribution-tenant',
    '--distribution-id',
    distributionId,
    '--connection-group-id',
    connectionGroupId,
    '--enabled',
    '--name',
    `${domain.replace(/\./g, '-').slice(0, 100)}-${randomBytes(3).toString('hex')}`,
    '--domains',
    `Domain=${domain}`,
    '--managed-certificate-request',
    `ValidationTokenHost=cloudfront,PrimaryDomainName=${domain}`,
  ])) as Made;
  if (!DistributionTenant) throw new Error('CloudFront answered without a tenant');
  return [
    `Tenant ${DistributionTenant.Id} is made. The partner sets: ${domain} CNAME ${ConnectionGroup.RoutingEndpoint}`,
    'The certificate is issued once that record is seen; until then the domain answers nothing.',
  ].join('\n');
}
