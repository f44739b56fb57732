import type { DomainLambda } from '#functions/http/serve.ts';

/** Each domain's Lambda, loaded when first asked, as AWS does. */
const loaders: Record<string, () => Promise<{ handler: DomainLambda }>> = {
  site: () => import('#functions/site/index.ts'),
  users: () => import('#functions/users/index.ts'),
  bookings: () => import('#functions/bookings/index.ts'),
  areas: () => import('#functions/areas/index.ts'),
  destination: () => import('#functions/destination/index.ts'),
  files: () => import('#functions/files/index.ts'),
  exports: () => import('#functions/exports/index.ts'),
  flights: () => import('#functions/flights/index.ts'),
  markups: () => import('#functions/markups/index.ts'),
  reference: () => import('#functions/reference/index.ts'),
  permissions: () => import('#functions/permissions/index.ts'),
  payments: () => import('#functions/payments/index.ts'),
  wallet: () => import('#functions/wallet/index.ts'),
};

export const domains: Record<string, DomainLambda> = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [
    name,
    async (event, context) => (await load()).handler(event, context),
  ]),
);
