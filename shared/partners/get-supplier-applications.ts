import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { applicationShown } from './application.ts';
import { namedSite } from './named-site.ts';

/** An application as the platform sees it. */
export const siteApplication = z.object({
  /** The site that applies. */
  site: z.string(),
  ...namedSite,
  ...applicationShown.shape,
  /** Counts its changes: a decision names the one that was read. */
  version: z.number(),
  /** It has accepted older terms than today's: it is listed once it has accepted these. */
  mustAcceptAgain: z.boolean(),
});
export type SiteApplication = z.output<typeof siteApplication>;

export const getSupplierApplications = defineCall({
  name: 'partners/get-supplier-applications',
  method: 'GET',
  path: '/api/site/getSupplierApplications',
  summary: 'Sites that want to supply others, those to decide on first. For the platform’s super admins.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({}),
  response: z.object({
    /** Applications whose terms were accepted. */
    applications: z.array(siteApplication),
  }),
  failures: [],
});
