import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { gatewayForm, gatewaySettings, gatewaysVersion } from './gateway-settings.ts';

export const saveGatewaySettings = defineCall({
  name: 'payments/gateways/save-gateway-settings',
  method: 'POST',
  path: '/api/payment/saveSettings',
  summary:
    'Saves the site’s payment gateways, seen by the next request. A gateway that payments were begun at stays, switched off.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.gateways' },
  request: inSiteCurrency(
    z.strictObject({
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The version that was read. */
      version: gatewaysVersion,
      /** All gateways, in the order in which customers are shown them. */
      gateways: z.array(gatewayForm).check(z.maxLength(10)),
    }),
  ),
  response: gatewaySettings,
  failures: [],
});
