import { createSite } from './create-site.ts';
import { detectSite } from './detect-site.ts';
import { getSettings } from './get-settings.ts';
import { getSites } from './get-sites.ts';
import { saveSettings } from './save-settings.ts';
import { undoSettings } from './undo-settings.ts';

export const siteCalls = [detectSite, createSite, getSites, getSettings, saveSettings, undoSettings];
