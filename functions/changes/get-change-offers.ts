import { handle } from '#functions/http/handle.ts';
import { getChangeOffers } from '#shared/changes/get-change-offers.ts';
import { RequestType } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { askChangeOffers } from './reissue/ask-change-offers.ts';
import { readSubject } from './subject-of.ts';

export const getChangeOffersHandler = handle(getChangeOffers, async (actor, { requestId, days }) => {
  const found = await readSubject(actor, requestId);
  if (!found.ok) return found;
  const { change } = found.value;
  const isAsked = change.state === 'Asked' || change.state === 'ChargesSet';
  if (change.requestType !== RequestType.ChangeItinerary || !isAsked) return fail('ILLEGAL_TRANSITION');
  const asked = await askChangeOffers(actor, found.value, days);
  if (!asked.ok) return asked;
  return ok({
    offers: asked.value.map(({ offerId, currency, segments, difference, charge, remarks }) => ({
      ...{ offerId, currency, remarks, flights: segments },
      ...{ fareDifference: difference, airlineCharge: charge },
    })),
  });
});
