import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { readPaymentSettings } from './store.ts';

export const getBankDetailsHandler = handle(getBankDetails, async (actor) =>
  ok((await readPaymentSettings(actor)).bankDetails),
);
