import { exponentOf, toMinor } from '#shared/money.ts';

/** What is said of an amount that is none. */
export const NO_AMOUNT = 'Please enter an amount of up to nine digits.';

/** An amount as it was typed, minor units; null where nothing was, undefined where it is none. */
export function readAmount(text: string, currency: string): number | null | undefined {
  const typed = text.replace(/[,\s]/g, '');
  if (!typed) return null;
  const [, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(typed) ?? [undefined, 'x'];
  return decimals === 'x' || decimals.length > exponentOf(currency) ? undefined : toMinor(Number(typed), currency);
}
