import { exponentOf, toMajor } from '#shared/money.ts';
import { readAmount as readTyped, ungrouped } from '#web/ui/form/read-amount.ts';

/** Digits that stand before the decimals of what is added to a price. */
const DIGITS = 8;

/** An amount as it was typed, minor units; undefined where it is none, or has decimals that the currency does not. */
export const readAmount = (text: string, currency: string): number | undefined =>
  readTyped(text.replaceAll('%', ''), currency, DIGITS) ?? undefined;

const percentOf = (text: string) => ungrouped(text.replaceAll('%', ''));

/** A percentage as it was typed, with two places at most; undefined where it is none. */
export const readPercent = (text: string): number | undefined =>
  /^\d{1,4}(?:\.\d{1,2})?$/.test(percentOf(text)) ? Number(percentOf(text)) : undefined;

/** What stands in a field for an amount. */
export const amountText = (minor: number, currency: string): string => String(toMajor(minor, currency));

/** Says what an amount or a percentage must be. */
export const valueError = (isPercent: boolean, currency: string): string => {
  if (isPercent) return 'Please enter a percentage with at most two decimals.';
  const places = exponentOf(currency);
  return places
    ? `Please enter an amount with at most ${places} decimals.`
    : 'Please enter an amount without decimals.';
};
