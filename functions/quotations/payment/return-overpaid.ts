import { handle } from '#functions/http/handle.ts';
import { returnOverpaid } from '#shared/quotations/payment/return-overpaid.ts';

export const returnOverpaidHandler = handle(returnOverpaid, async (actor, request) =>
  (await import('../due/give-back-overpaid.ts')).giveBackOverpaid(actor, request),
);
