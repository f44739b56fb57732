import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { gatewaySettings } from './gateway-settings.ts';

export const getGatewaySettings = defineCall({
  name: 'payments/gateways/get-gateway-settings',
  method: 'GET',
  path: '/api/payment/getSettings',
  summary: 'The site’s payment gateways as their editor shows them, and which of their keys are kept.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.gateways' },
  request: z.strictObject({}),
  response: gatewaySettings,
  failures: [],
});
