/** Months are counted from 1; India's years begin with April. */
const APRIL = 4;

/** The year that a day's papers are numbered in: India's, `26-27`, elsewhere the calendar's, `2026`. `day` is `YYYY-MM-DD`. */
export function yearOfSeries(country: string, day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  if (country !== 'IN') return String(year);
  const first = month >= APRIL ? year : year - 1;
  return [first, first + 1].map((one) => String(one).slice(-2)).join('-');
}

/** Three letters or digits that a site's papers of a kind begin with. */
export const seriesOf = (site: string, letter: string): string => {
  const own = site.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (own.slice(0, 3 - letter.length) + letter).padEnd(3, 'X');
};

const DIGITS = 6;
/** Signs that India's law allows a number (CGST rule 46). */
export const LONGEST_NUMBER = 16;

/**
 * A paper's number: `SAR/26-27/004382`, at most 16 signs of `A-Z 0-9 - /`. Past 999,999 of a year its hyphen makes room.
 * Throws past 9,999,999.
 */
export function paperNumber(series: string, year: string, n: number): string {
  const digits = String(n).padStart(DIGITS, '0');
  const number = [series, digits.length > DIGITS ? year.replace('-', '') : year, digits].join('/');
  if (number.length > LONGEST_NUMBER) throw new Error(`${series} has no more numbers in ${year}`);
  return number;
}
