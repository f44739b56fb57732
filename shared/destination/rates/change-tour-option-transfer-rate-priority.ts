import { defineCall } from '../../contract.ts';
import { rateOrderAnswer, rateOrderRequest } from './rate-order.ts';

export const changeTourOptionTransferRatePriority = defineCall({
  name: 'destination/rates/change-tour-option-transfer-rate-priority',
  method: 'POST',
  path: '/api/dmc/changeTourOptionTransferRatePriority',
  summary: 'Puts the transfer rates of a tour option into another order; all of them are named.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: rateOrderRequest,
  response: rateOrderAnswer,
  failures: [],
});
