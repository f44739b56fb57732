import * as z from 'zod/mini';
import { numberedPage } from '../lists/pages.ts';
import { supplierCategories } from './categories.ts';

/** Rows of a page of requests. */
export const REQUESTS_PAGE = 10;

/** What another site asks of this one. */
export const requestRow = z.object({
  /** Its number, from 1. */
  id: z.string(),
  /** What it asks for. */
  supplier_category: z.enum(supplierCategories),
  /** Host name of the site that asks, as of then. */
  domain: z.string(),
  /** Address of its logo; empty for none. */
  logoUrl: z.string(),
  /** The company behind it. */
  companyName: z.string(),
  /** What its customers know it as. */
  siteName: z.string(),
  /** `Pending` until it is decided, once. */
  requestStatus: z.enum(['Pending', 'Approved', 'Rejected']),
  /** When it was asked, ISO 8601 in UTC. */
  requestGeneratedAt: z.string(),
  /** Its telephone number for customers. */
  adminContact: z.string(),
  /** Its address of mail. */
  adminEmail: z.string(),
  /** Id of the site that asks. */
  whitelabel_mongoDb_siteId: z.string(),
  /** First name of who decided; empty while nobody has. */
  approver_firstName: z.string(),
  /** Last name of who decided; empty while nobody has. */
  approver_lastName: z.string(),
  /** Address of who decided; empty while nobody has. */
  approver_email: z.string(),
});
export type RequestRow = z.output<typeof requestRow>;

/** A page of requests, the newest first. */
export const requestsPage = z.object({
  ...numberedPage(requestRow).shape,
  /** How many of all wait to be decided. */
  pending: z.number(),
});
