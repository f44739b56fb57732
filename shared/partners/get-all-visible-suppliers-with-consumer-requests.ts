import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { linkStates, supplierCategories } from './categories.ts';
import { namedSite } from './named-site.ts';

/** A site that can be asked for what it supplies. */
export const visibleSupplier = z.object({
  /** The supplier's id, which requests name it by. */
  supplierSiteId: z.string(),
  /** What of it can be asked for. */
  supplierCategory: z.enum(supplierCategories),
  ...namedSite,
  /** What it says of itself, in plain words. */
  about: z.string(),
  /** Whom to ask for there. */
  contactName: z.string(),
  /** Their address. */
  contactEmail: z.string(),
  /** Their number. */
  contactPhone: z.string(),
  /** What became of this site's own request; empty where it has made none. */
  requestStatus: z.enum(['', ...linkStates]),
});
export type VisibleSupplier = z.output<typeof visibleSupplier>;

export const getAllVisibleSuppliersWithConsumerRequests = defineCall({
  name: 'partners/get-all-visible-suppliers-with-consumer-requests',
  method: 'POST',
  path: '/api/supplier/getAllVisibleSuppliersWithConsumerRequests',
  summary:
    'Sites of this one’s currency that can be asked to supply it, each by category, with what was asked already.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'suppliers.view' },
  request: z.strictObject({
    /** The site's own host name; another's is refused. */
    domainName: z.string().check(z.minLength(1), z.maxLength(253)),
  }),
  response: z.object({
    /** The suppliers, by name. */
    suppliers: z.array(visibleSupplier),
  }),
  failures: [],
});
