import { detectSite } from './detect-site.ts';

export const siteCalls = [detectSite];
