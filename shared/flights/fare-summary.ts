import { type FareDetail, type PaxType, paxTypeName } from './model.ts';

/** One line of the sale summary. */
export interface SummaryLine {
  label: string;
  /** Minor units of the fare's currency; negative is taken off. */
  minor: number;
  /** What the amount is made of, for who points at it. */
  explanation: string;
}

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : word.endsWith('d') ? 'ren' : 's'}`;

/**
 * The sale summary, Total Fare last; the lines before it add up to it, and none of them is zero: a site without GST or
 * TDS shows no such line. The Service Fee and its GST are shown when there is a fee, otherwise TDS and discount; never
 * both pairs (spec: flights-and-shell 9). `feeTax`: what GST is called on the site.
 */
export function fareSummary(fare: FareDetail, feeTax = 'GST'): SummaryLine[] {
  const taxes = fare.fareDetails.reduce((sum, one) => sum + one.tax * one.passengerCount, 0);
  const extras = fare.baggagePrice + fare.mealPrice;
  const lines: SummaryLine[] = fare.fareDetails.map((one) => {
    const name = paxTypeName[one.passengerType as PaxType];
    return {
      label: `${name} × ${one.passengerCount}`,
      minor: one.publishedFare * one.passengerCount,
      explanation: `Fare of ${count(one.passengerCount, name.toLowerCase())}, carrier surcharges included`,
    };
  });
  lines.push({ label: 'Taxes and Fees', minor: taxes, explanation: 'Government and airport taxes for all passengers' });
  lines.push({
    label: 'Excess Baggage and Meal',
    minor: extras,
    explanation: 'Extra baggage and meals chosen for the passengers',
  });
  if (fare.markup > 0) {
    lines.push({ label: 'Service Fee', minor: fare.markup, explanation: 'For arranging this booking' });
    lines.push({ label: `${feeTax} on Service Fee`, minor: fare.gstOnMarkup, explanation: 'Tax on the service fee' });
  } else {
    lines.push({ label: 'TDS (+)', minor: fare.tds, explanation: 'Income tax deducted from the commission passed on' });
    lines.push({ label: 'Discount (-)', minor: -fare.discount, explanation: 'Commission passed on' });
  }
  const shown = lines.filter(({ minor }) => minor !== 0);
  shown.push({ label: 'Total Fare', minor: fare.totalFare, explanation: 'Total for all passengers' });
  return shown;
}
