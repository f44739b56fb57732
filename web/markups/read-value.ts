import { exponentOf, toMajor, toMinor } from '#shared/money.ts';

const plain = (text: string) => text.replace(/[,\s%]/g, '');

/** An amount as it was typed, minor units; undefined where it is none, or has decimals that the currency does not. */
export function readAmount(text: string, currency: string): number | undefined {
  const [, decimals = ''] = /^\d{1,8}(?:\.(\d+))?$/.exec(plain(text)) ?? [undefined, 'x'];
  return decimals === 'x' || decimals.length > exponentOf(currency)
    ? undefined
    : toMinor(Number(plain(text)), currency);
}

/** A percentage as it was typed, with two places at most; undefined where it is none. */
export const readPercent = (text: string): number | undefined =>
  /^\d{1,4}(?:\.\d{1,2})?$/.test(plain(text)) ? Number(plain(text)) : undefined;

/** What stands in a field for an amount. */
export const amountText = (minor: number, currency: string): string => String(toMajor(minor, currency));

/** Says what an amount or a percentage must be. */
export const valueError = (isPercent: boolean, currency: string): string => {
  if (isPercent) return 'Please enter a percentage, with two places at most.';
  const places = exponentOf(currency);
  return places ? `Please enter an amount, with ${places} places at most.` : 'Please enter an amount without decimals.';
};
