import { type Currency, exponentOf } from '#shared/money.ts';

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/**
 * A decimal as Duffel writes amounts (`1234.50`) in the currency's minor units, digit by digit and never through a
 * float. Undefined for what is no amount: signs, exponents, decimals that the currency does not have.
 */
export function minorOf(text: string, currency: Currency): number | undefined {
  const read = DECIMAL.exec(text);
  if (!read) return undefined;
  const [, whole = '', fraction = ''] = read;
  const places = exponentOf(currency);
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  const minor = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Minor units as Duffel takes amounts: the currency's own decimals, always all of them. */
export function decimalOf(minor: number, currency: Currency): string {
  const places = exponentOf(currency);
  const digits = String(minor).padStart(places + 1, '0');
  return places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
}
