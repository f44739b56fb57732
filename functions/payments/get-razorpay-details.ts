import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getRazorpayDetails } from '#shared/payments/get-razorpay-details.ts';
import { readActiveGateways } from './gateways/active-gateways.ts';

export const getRazorpayDetailsHandler = handle(getRazorpayDetails, async (actor) => {
  const razorpay = (await readActiveGateways(actor)).find(({ adapter }) => adapter === 'razorpay');
  return razorpay?.keyId ? ok({ keyId: razorpay.keyId }) : fail('NOT_FOUND');
});
