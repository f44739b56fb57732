import { detectSite } from './detect-site.ts';
import { getSettings } from './get-settings.ts';
import { saveSettings } from './save-settings.ts';
import { undoSettings } from './undo-settings.ts';

export const siteCalls = [detectSite, getSettings, saveSettings, undoSettings];
