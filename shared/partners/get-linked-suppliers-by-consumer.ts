import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { linkStates, supplierCategories } from './categories.ts';
import { namedSite } from './named-site.ts';

/** A supplier that was asked, or that sells through this site. */
export const linkedSupplier = priced(
  z.object({
    /** The supplier's id, which requests name it by. */
    supplierSiteId: z.string(),
    /** What of it was asked for. */
    supplierCategory: z.enum(supplierCategories),
    ...namedSite,
    /** What became of the request, or of the link that it made. */
    requestStatus: z.enum(linkStates),
    /** False where this site has switched the link off. */
    isActive: z.boolean(),
    /** True where it sells: approved, and on. */
    isLive: z.boolean(),
    /** Who asked, by name. */
    requestedBy: z.string(),
    /** When they did, ISO 8601 in UTC. */
    requestedAt: z.string(),
    /** Who of the supplier decided, by name; empty while nobody has. */
    decidedBy: z.string(),
    /** When they did, ISO 8601 in UTC; empty for never. */
    decidedAt: z.string(),
    /** Who switched it off or on last, by name; empty for nobody. */
    switchedBy: z.string(),
    /** When they did, ISO 8601 in UTC; empty for never. */
    switchedAt: z.string(),
    /** ISO 4217 code of the wallet at the supplier, which both sites keep their prices in. */
    currency: z.string(),
    /** What this site has in its wallet there; below zero is credit in use. */
    balance: amount,
    /** How far it may go below zero; zero for none. */
    creditLimit: amount,
  }),
);
export type LinkedSupplier = z.output<typeof linkedSupplier>;

export const getLinkedSuppliersByConsumer = defineCall({
  name: 'partners/get-linked-suppliers-by-consumer',
  method: 'GET',
  path: '/api/supplier/getLinkedSuppliersByConsumer',
  summary: 'Suppliers that this site has asked, each by category: its state, who decided, balance and credit there.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'suppliers.view' },
  request: z.strictObject({}),
  response: z.object({
    /** The links and requests, by the supplier's name. */
    suppliers: z.array(linkedSupplier),
  }),
  failures: [],
});
