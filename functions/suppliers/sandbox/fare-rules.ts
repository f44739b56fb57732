import type { FareRule, NetOffer } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { familyByName } from './families.ts';
import { fromRupees } from './rates.ts';

const row = (what: string, when: string, fee: string) => `<tr><td>${what}</td><td>${when}</td><td>${fee}</td></tr>`;

function html(offer: NetOffer, airline: string): string {
  const family = familyByName(offer.family.name);
  const money = (rupees: number) => formatMoney(fromRupees(rupees, offer.currency), offer.currency);
  const fee = (rupees: number | undefined, none: string) => {
    if (rupees === undefined) return none;
    return rupees === 0 ? 'No fee; the fare difference applies' : `${money(rupees)} and the fare difference`;
  };
  const cancel =
    family.cancelFee === undefined ? 'Airport taxes only are returned' : `${money(family.cancelFee)} is kept`;
  return [
    `<h4>${offer.family.name} fare of ${airline}</h4>`,
    '<table><thead><tr><th>What</th><th>When</th><th>Per passenger and journey</th></tr></thead><tbody>',
    row('Change of date or flight', 'More than 4 days before departure', fee(family.changeFee, 'Not possible')),
    row(
      'Change of date or flight',
      '4 days to 3 hours before departure',
      fee(family.changeFee === undefined ? undefined : Math.round(family.changeFee * 1.25), 'Not possible'),
    ),
    row('Cancellation', 'More than 4 days before departure', cancel),
    row(
      'Cancellation',
      '4 days to 3 hours before departure',
      family.cancelFee === undefined ? cancel : `${money(Math.round(family.cancelFee * 1.25))} is kept`,
    ),
    row('No-show', 'From 3 hours before departure', 'The fare is forfeited; statutory taxes are returned on request'),
    '</tbody></table><ul>',
    `<li>Checked baggage: ${offer.segments[0]!.baggage || 'none'}. Cabin baggage: ${offer.segments[0]!.cabinBaggage}, one piece.</li>`,
    `<li>Meal: ${family.meal || 'sold on board and as an extra service'}.</li>`,
    '<li>Names cannot be changed. A spelling may be corrected up to three letters.</li>',
    '<li>Infants travel on an adult’s lap; one infant to an adult.</li>',
    '<li>The agency’s own service fee is not part of these amounts.</li></ul>',
  ].join('');
}

/** One rule for every journey of the offer. */
export function fareRulesOf(offer: NetOffer): FareRule[] {
  const trips = [...new Set(offer.segments.map(({ tripIndicator }) => tripIndicator))];
  return trips.map((trip) => {
    const sectors = offer.segments.filter(({ tripIndicator }) => tripIndicator === trip);
    const { airlineCode, airlineName, fareClass, originAirportCode } = sectors[0]!;
    return {
      origin: originAirportCode,
      destination: sectors.at(-1)!.destinationAirportCode,
      airline: airlineCode,
      fareBasis: `${fareClass}${offer.requires.passport ? 'O' : 'D'}${offer.family.name.slice(0, 2).toUpperCase()}${offer.isLCC ? 'LC' : 'FS'}`,
      fareRuleDetail: html(offer, airlineName),
    };
  });
}
