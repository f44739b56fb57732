/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const special: Record<string, string> = {
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  ı: 'I',
  Ŋ: 'N',
};

/**
 * A name as airlines write it: A to Z and single spaces. Marks go, apostrophes and hyphens too; letters of other
 * scripts are dropped, so it may be empty.
 */
export const asciiName = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\s]/gu, (letter) => special[letter] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
