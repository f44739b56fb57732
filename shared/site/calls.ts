import { createSite } from './create-site.ts';
import { detectSite } from './detect-site.ts';
import { getSites } from './get-sites.ts';

export const siteCalls = [detectSite, createSite, getSites];
