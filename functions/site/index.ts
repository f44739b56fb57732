import { serve } from '#functions/http/serve.ts';
import { detectSiteHandler } from './detect-site.ts';

export const siteHandlers = [detectSiteHandler];
export const handler = serve(siteHandlers);
