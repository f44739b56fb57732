import { exponentOf, toMinor } from '#shared/money.ts';

/** What is said of an amount that is none. */
export const NO_AMOUNT = 'Please enter an amount of up to nine digits.';

/**
 * A number's text without what groups its digits. A comma that stands where none groups (`1,50`) is left: who writes
 * decimals by it means something else, and is not to send a hundred times as much.
 */
export const ungrouped = (text: string): string => {
  const typed = text.replace(/\s/g, '');
  // Groups of three, or of two and three at the end (1,00,000).
  return /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
};

/**
 * An amount as it was typed, minor units; null where nothing was, undefined where it is none: no number, more digits
 * than `digits`, or decimals that the currency does not have.
 */
export function readAmount(text: string, currency: string, digits = 9): number | null | undefined {
  const typed = ungrouped(text);
  if (!typed) return null;
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === undefined || whole.length > digits || decimals.length > exponentOf(currency)) return undefined;
  return toMinor(Number(typed), currency);
}
