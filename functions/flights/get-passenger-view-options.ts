import { handle } from '#functions/http/handle.ts';
import { countries, dialCodes, nationalities } from '#functions/reference/countries.ts';
import { ok } from '#shared/errors.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { lastTravelDay, titlesOf } from '#shared/flights/passenger-rules.ts';
import { askedHere } from './asked-here.ts';
import { joined } from './chosen-offer.ts';
import { readQuote } from './store.ts';

const titles = Object.fromEntries(Object.entries(titlesOf).map(([paxType, list]) => [paxType, [...list]]));

export const getPassengerViewOptionsHandler = handle(getPassengerViewOptions, async (actor, { quoteId }) => {
  const lists = {
    countryList: countries(),
    phoneCodeList: dialCodes(),
    nationalities: nationalities(),
    titles,
    defaultCountry: actor.head.country,
  };
  if (!quoteId)
    return ok({
      ...lists,
      requires: { passport: false, pan: false, dateOfBirth: false },
      paxTypes: [],
      lastTravelDay: '',
    });
  const quote = await readQuote(actor, quoteId);
  if (!quote.ok) return quote;
  const { query, parts } = quote.value;
  const { requires, segments } = joined(parts);
  const paxTypes = [query.adultCount, query.childCount, query.infantCount].flatMap((count, at) =>
    Array<number>(count).fill(at + 1),
  );
  return ok({ ...lists, requires: askedHere(requires, actor.head), paxTypes, lastTravelDay: lastTravelDay(segments) });
});
