import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { versionField } from '../../version.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { gatewayForm, gatewaySettings } from './gateway-settings.ts';

export const saveGatewaySettings = defineCall({
  name: 'payments/gateways/save-gateway-settings',
  method: 'POST',
  path: '/api/payment/saveSettings',
  summary:
    'Saves the site’s payment gateways, seen by the next request. One that is left out is taken away with its keys: switched off before, and nothing there undecided.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.gateways' },
  request: inSiteCurrency(
    z.strictObject({
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The version that was read. */
      version: versionField,
      /** All gateways, in the order in which customers are shown them. */
      gateways: z.array(gatewayForm).check(z.maxLength(10)),
    }),
  ),
  response: gatewaySettings,
  stands: gatewaySettings,
  failures: [],
});
