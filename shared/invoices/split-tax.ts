/** A tax on a line: what it is called, its rate in percent, minor units. */
export interface LineTax {
  name: string;
  rate: number;
  minor: number;
}

interface Taxed {
  /** What it is taken of, and how much of it: minor units. */
  taxable: number;
  tax: number;
  /** What the site's country calls it (site-taxes.ts). */
  name: string;
  /** Two digits each of the states of who sells and who buys; where they are two, IGST. Absent outside India. */
  states?: { seller: string; buyer: string };
  /** In percent, where it is known; left out, what the two amounts say. */
  rate?: number;
}

/** A tax in the parts that a paper shows: in India CGST and SGST within a state, IGST between two. None where it is zero. */
export function splitTax({ taxable, tax, name, states, rate: known }: Taxed): LineTax[] {
  if (!tax) return [];
  // Half percents are all that there are; a small amount's rounding is none.
  const rate = known ?? (taxable ? Math.round((tax / taxable) * 200) / 2 : 0);
  if (!states) return [{ name, rate, minor: tax }];
  if (states.seller !== states.buyer) return [{ name: 'IGST', rate, minor: tax }];
  const half = Math.floor(tax / 2);
  return [
    { name: 'CGST', rate: rate / 2, minor: half },
    { name: 'SGST', rate: rate / 2, minor: tax - half },
  ];
}
