import { serve } from '#functions/http/serve.ts';
import { createSiteHandler } from './create-site.ts';
import { detectSiteHandler } from './detect-site.ts';
import { getSettingsHandler } from './get-settings.ts';
import { getSitesHandler } from './get-sites.ts';
import { saveSettingsHandler } from './save-settings.ts';
import { undoSettingsHandler } from './undo-settings.ts';

export const siteHandlers = [
  detectSiteHandler,
  createSiteHandler,
  getSitesHandler,
  getSettingsHandler,
  saveSettingsHandler,
  undoSettingsHandler,
];
export const handler = serve(siteHandlers);
