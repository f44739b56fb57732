import { createSite } from './partner-sites/create-site.ts';
import { detectSite } from './detect-site.ts';
import { getFirstDay } from './partner-sites/get-first-day.ts';
import { getSettings } from './settings/get-settings.ts';
import { getSites } from './partner-sites/get-sites.ts';
import { putAwayFirstDay } from './partner-sites/put-away-first-day.ts';
import { saveSettings } from './settings/save-settings.ts';
import { sendFirstLink } from './partner-sites/send-first-link.ts';
import { suspendSite } from './partner-sites/suspend-site.ts';
import { undoSettings } from './settings/undo-settings.ts';

export const siteCalls = [
  detectSite,
  createSite,
  getSites,
  getFirstDay,
  putAwayFirstDay,
  suspendSite,
  sendFirstLink,
  getSettings,
  saveSettings,
  undoSettings,
];
