import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { siteSettings } from '../settings.ts';

export const getSettings = defineCall({
  name: 'site/settings/get-settings',
  method: 'GET',
  path: '/api/site/getSettings',
  summary: 'The settings of the site in parts, what may be switched on, and who changed what.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'settings.view' },
  request: z.strictObject({}),
  response: siteSettings,
  failures: [],
});
