import type { NetOffer, Requires } from '#shared/flights/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';

/** What a fare asks of passengers, on a site of a country: a PAN only where there are any. */
export const askedHere = (requires: Requires, head: { country: string }): Requires => ({
  ...requires,
  pan: requires.pan && siteTaxes(head).hasPan,
});

/** The same of offers, which stay as they are where nothing of it is left out. */
export const askedOfAll = (offers: readonly NetOffer[], head: { country: string }): readonly NetOffer[] =>
  siteTaxes(head).hasPan ? offers : offers.map((offer) => ({ ...offer, requires: askedHere(offer.requires, head) }));
