import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { readBankDetails } from './store.ts';

export const getBankDetailsHandler = handle(getBankDetails, async (actor) => ok(await readBankDetails(actor)));
