import { serve } from '#functions/http/serve.ts';
import { detectSiteHandler } from './detect-site.ts';
import { getSettingsHandler } from './get-settings.ts';
import { saveSettingsHandler } from './save-settings.ts';
import { undoSettingsHandler } from './undo-settings.ts';

export const siteHandlers = [detectSiteHandler, getSettingsHandler, saveSettingsHandler, undoSettingsHandler];
export const handler = serve(siteHandlers);
