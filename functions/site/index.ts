import { serve } from '#functions/http/serve.ts';
import { createSiteHandler } from './create-site.ts';
import { detectSiteHandler } from './detect-site.ts';
import { getSitesHandler } from './get-sites.ts';

export const siteHandlers = [detectSiteHandler, createSiteHandler, getSitesHandler];
export const handler = serve(siteHandlers);
