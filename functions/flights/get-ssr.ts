import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { extrasOfParts } from './ask-parts.ts';
import { readQuote } from './store.ts';
import { ssrWrite } from './writes.ts';

/** Asked once per quote; what is bought is held against this answer, so its prices stand while the quote does. */
export const getSsrHandler = handle(getSsr, async (actor, { quoteId }) => {
  const read = await readQuote(actor, quoteId);
  if (!read.ok) return read;
  const quote = read.value;
  const currency = quote.fare.currency;
  if (quote.ssr) return ok({ currency, ...quote.ssr });
  const extras = await extrasOfParts(actor, quote.parts);
  if (!extras.ok)
    return fail(
      extras.code === 'NO_SSR' || extras.code === 'SUPPLIER_TIMEOUT' || extras.code === 'FARE_EXPIRED'
        ? extras.code
        : 'SUPPLIER_FAILED',
    );
  if (!extras.value.baggages.length && !extras.value.meals.length) return fail('NO_SSR');
  const done = await commit(actor, [ssrWrite(actor, quoteId, extras.value)]);
  return done.ok ? ok({ currency, ...extras.value }) : fail(done.code === 'FARE_EXPIRED' ? done.code : 'BUSY');
});
