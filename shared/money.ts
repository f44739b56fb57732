import * as z from 'zod/mini';

/** ISO 4217 code. */
export type Currency = string;

/** An amount with its currency. `minor` is an integer in the currency's smallest unit (paise, fils, cents). */
export interface Money {
  minor: number;
  currency: Currency;
}

const EXPONENT_0 = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
const EXPONENT_3 = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Decimal places of a currency (ISO 4217 minor unit): 0, 2 or 3. */
export const exponentOf = (currency: Currency): 0 | 2 | 3 => (EXPONENT_0.has(currency) ? 0 : EXPONENT_3.has(currency) ? 3 : 2);

/** Decimal major units (what the wire carries) → integer minor units. Throws on what no amount can be. */
export function toMinor(major: number, currency: Currency): number {
  const minor = Math.round(Number(`${major}e${exponentOf(currency)}`));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount: ${major} ${currency}`);
  return minor === 0 ? 0 : minor;
}

/** Integer minor units → decimal major units, exact for every amount below 2^53. */
export const toMajor = (minor: number, currency: Currency): number => Number(`${minor}e-${exponentOf(currency)}`);

/**
 * `basisPoints` (1/100 of a percent) of an amount, half away from zero.
 * 18 % GST is 1800.
 */
export function portionOf(minor: number, basisPoints: number): number {
  const scaled = BigInt(Math.abs(minor)) * BigInt(Math.abs(basisPoints));
  const rounded = Number((scaled + 5000n) / 10000n);
  return rounded === 0 ? 0 : rounded * Math.sign(minor) * Math.sign(basisPoints);
}

/** Splits an amount over `parts` so that the shares differ by one unit at most and add up to it exactly. */
export function splitEvenly(minor: number, parts: number): number[] {
  const share = Math.trunc(minor / parts);
  const rest = minor - share * parts;
  return Array.from({ length: parts }, (_, i) => share + (i < Math.abs(rest) ? Math.sign(rest) : 0));
}

const formats = new Map<string, Intl.NumberFormat>();

/** `₹ 1,84,250.00`: symbol, space, grouping as the currency's home writes it. `round` leaves the decimals out (signposts only). */
export function formatMoney(minor: number, currency: Currency, { round = false } = {}): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US';
  const digits = round ? 0 : exponentOf(currency);
  const key = `${currency}${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  const sign = minor < 0 ? '−' : '';
  return `${sign}${symbolOf(currency)} ${format.format(Math.abs(toMajor(minor, currency)))}`;
}

/** The currency's narrow symbol, or its code where it has none. */
export function symbolOf(currency: Currency): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** A field that is an amount: a decimal in major units on the wire, an integer in minor units everywhere else. See `priced`. */
export const amount = z.number();

type AnySchema = z.ZodMiniType;
interface Def {
  type: string;
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  valueType?: AnySchema;
  innerType?: AnySchema;
}

function mapAmounts(schema: AnySchema, value: unknown, convert: (n: number) => number): unknown {
  if (schema === (amount as AnySchema)) return typeof value === 'number' ? convert(value) : value;
  if (value === null || value === undefined) return value;
  const def = schema._zod.def as unknown as Def;
  if (def.innerType) return mapAmounts(def.innerType, value, convert);
  if (def.element) return (value as unknown[]).map((item) => mapAmounts(def.element!, item, convert));
  if (def.valueType) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, mapAmounts(def.valueType!, v, convert)]));
  if (!def.shape) return value;
  const out: Record<string, unknown> = { ...(value as object) };
  for (const [name, field] of Object.entries(def.shape)) if (name in out) out[name] = mapAmounts(field, out[name], convert);
  return out;
}

/**
 * The money codec of the wire: an object with a `currency` whose `amount` fields (nested ones too) are decimals in
 * major units on the wire and integers in minor units in the code. The conversion happens here and nowhere else.
 */
export function priced<S extends z.ZodMiniType<{ currency: string }, { currency: string }>>(schema: S) {
  const inCode = z.custom<z.output<S>>();
  return z.codec(schema, inCode, {
    decode: (wire) => mapAmounts(schema, wire, (n) => toMinor(n, wire.currency)) as z.output<S>,
    encode: (value) => mapAmounts(schema, value, (n) => toMajor(n, value.currency)) as z.output<S>,
  });
}
