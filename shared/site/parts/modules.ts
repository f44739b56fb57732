import * as z from 'zod/mini';
import { siteModules } from '../modules.ts';

/** What the site has switched on. */
export const modulesPart = z.strictObject({
  /** Names of modules, each once, all of them granted by the platform. */
  modules: z
    .array(z.enum(siteModules))
    .check(z.refine((all) => new Set(all).size === all.length, 'A module is listed twice.')),
});
