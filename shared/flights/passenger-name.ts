/**
 * Letters that do not come apart into a base letter and a mark, as passports' machine-readable lines write them (ICAO
 * 9303 part 3, 6.A).
 */
const special: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'oe',
  Ø: 'OE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '–': '-',
};

/**
 * A name in the letters that tickets have: marks dropped, spaces single. What is not Latin stays and is refused by the
 * check.
 */
export const ticketName = (name: string): string =>
  name
    .replace(/[ßæÆøØœŒđĐðÐłŁþÞı’‘‐–]/g, (letter) => special[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Most letters of first and last name together, title left out, that carriers' systems take. */
export const NAME_LIMIT = 55;

const pattern = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;

/** What is wrong with a first or last name as a ticket would carry it; undefined when nothing is. */
export function nameError(name: string, which: 'first' | 'last'): string | undefined {
  const written = ticketName(name);
  if (!written) return 'This is required field.';
  if (/\d/.test(written)) return 'Names cannot contain digits.';
  if (/[^\p{ASCII}]/u.test(written)) return 'Please use Latin letters, as in the passport.';
  if (!pattern.test(written)) return 'Use only letters, spaces, apostrophes and hyphens.';
  if (which === 'last' && written.replace(/[^A-Za-z]/g, '').length < 2)
    return 'The last name needs at least two letters.';
  return undefined;
}

/** Two names that a carrier would take for one person in one booking. */
export const nameKey = (firstName: string, lastName: string): string =>
  `${ticketName(firstName)}/${ticketName(lastName)}`.toUpperCase().replace(/[^A-Z/]/g, '');
