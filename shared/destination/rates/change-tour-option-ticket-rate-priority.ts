import { defineCall } from '../../contract.ts';
import { rateOrderAnswer, rateOrderRequest } from './rate-order.ts';

export const changeTourOptionTicketRatePriority = defineCall({
  name: 'destination/rates/change-tour-option-ticket-rate-priority',
  method: 'POST',
  path: '/api/dmc/changeTourOptionTicketRatePriority',
  summary: 'Puts the ticket rates of a tour option into another order; all of them are named.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: rateOrderRequest,
  response: rateOrderAnswer,
  failures: [],
});
