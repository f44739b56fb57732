const UNITS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number from 1 in words, in lakh and crore. */
function words(n: number): string {
  for (const [size, name] of STEPS)
    if (n >= size) {
      const rest = n % size;
      const joined = rest && rest < 100 ? ` and ${words(rest)}` : rest ? ` ${words(rest)}` : '';
      return `${words(Math.floor(n / size))} ${name}${joined}`;
    }
  if (n < 20) return UNITS[n]!;
  const unit = n % 10;
  return TENS[Math.floor(n / 10)]! + (unit ? `-${UNITS[unit]}` : '');
}

/** Rupees in words, as invoices in India say a total: minor units, `Rupees eighty thousand and five and paise ten only`. */
export function rupeesInWords(minor: number): string {
  const [rupees, paise] = [Math.floor(minor / 100), minor % 100];
  return `Rupees ${rupees ? words(rupees) : 'zero'}${paise ? ` and paise ${words(paise)}` : ''} only`;
}
