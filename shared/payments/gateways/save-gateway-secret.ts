import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { versionField } from '../../version.ts';
import { gatewaySecretNames } from './gateway-secrets.ts';
import { gatewaySettings } from './gateway-settings.ts';

export const saveGatewaySecret = defineCall({
  name: 'payments/gateways/save-gateway-secret',
  method: 'POST',
  path: '/api/payment/saveSecret',
  summary: 'Keeps a gateway’s key sealed in place of the one there is. It is shown to nobody again.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.gateways' },
  request: z.strictObject({
    /** The version that was read. */
    version: versionField,
    /** Which key it is. */
    name: z.enum(gatewaySecretNames),
    /** The key itself, 8 to 200 signs without spaces. */
    secret: z
      .string()
      .check(
        z.trim(),
        z.minLength(8),
        z.maxLength(200),
        z.regex(/^[\x21-\x7e]*$/, 'Please use letters, digits and symbols, without spaces.'),
      ),
  }),
  response: gatewaySettings,
  stands: gatewaySettings,
  failures: [],
});
