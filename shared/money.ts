import * as z from 'zod/mini';

/** ISO 4217 code. */
export type Currency = string;

/** An amount with its currency. `minor` is an integer in the currency's smallest unit (paise, fils, cents). */
export interface Money {
  minor: number;
  currency: Currency;
}

const EXPONENT_0 = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const EXPONENT_3 = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Decimal places of a currency (ISO 4217 minor unit): 0, 2 or 3. */
export const exponentOf = (currency: Currency): 0 | 2 | 3 =>
  EXPONENT_0.has(currency) ? 0 : EXPONENT_3.has(currency) ? 3 : 2;

/** A number of JavaScript holds 15 digits of a decimal exactly; an amount with more would not come back as it went. */
const BEYOND = 1e15;

/** Decimal major units (what the wire carries) → integer minor units. Throws on what no amount can be. */
export function toMinor(major: number, currency: Currency): number {
  // JavaScript writes very small and very large numbers with an exponent of their own: 1e-7.
  const [digits, power = '0'] = String(major).split('e');
  const minor = Math.round(Number(`${digits}e${Number(power) + exponentOf(currency)}`));
  if (!(Math.abs(minor) < BEYOND)) throw new RangeError(`not an amount: ${major} ${currency}`);
  return minor === 0 ? 0 : minor;
}

/**
 * As toMinor, of what a client sent: decimals that the currency does not have are a mistake, but for what adding up in
 * floating point leaves behind.
 */
function wholeMinor(major: number, currency: Currency): number {
  const minor = toMinor(major, currency);
  if (Math.abs(toMajor(minor, currency) - major) > Math.max(1, Math.abs(major)) * 1e-9)
    throw new RangeError(`not an amount: ${major} ${currency}`);
  return minor;
}

/**
 * Integer minor units → decimal major units, exact up to 15 digits: a division of whole numbers gives the number
 * nearest to the decimal.
 */
export const toMajor = (minor: number, currency: Currency): number =>
  minor === 0 ? 0 : minor / 10 ** exponentOf(currency);

/**
 * `basisPoints` (1/100 of a percent) of an amount, half away from zero.
 * 18 % GST is 1800.
 */
export function portionOf(minor: number, basisPoints: number): number {
  const [of, share] = [Math.abs(minor), Math.abs(basisPoints)];
  const scaled = of * share + HALF_A_PORTION;
  // Exact up to there: neighbours of a whole quotient differ from it by more than a number of its size is rounded by.
  const rounded =
    scaled <= Number.MAX_SAFE_INTEGER
      ? Math.floor(scaled / BASIS)
      : Number((BigInt(of) * BigInt(share) + BigInt(HALF_A_PORTION)) / BigInt(BASIS));
  return rounded === 0 ? 0 : rounded * Math.sign(minor) * Math.sign(basisPoints);
}

/** Basis points of the whole, and half a minor unit in parts of it. */
const BASIS = 10_000;
const HALF_A_PORTION = BASIS / 2;

const formats = new Map<string, Intl.NumberFormat>();
const symbols = new Map<Currency, string>();

/**
 * `₹ 1,84,250.00`: symbol, a space at which no line breaks, grouping as the currency's home writes it. `round` leaves the
 * decimals out (signposts only).
 */
export function formatMoney(minor: number, currency: Currency, { round = false } = {}): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US';
  const digits = round ? 0 : exponentOf(currency);
  const key = `${currency}${digits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  const sign = minor < 0 ? '−' : '';
  return `${sign}${symbolOf(currency)}\u00a0${format.format(Math.abs(toMajor(minor, currency)))}`;
}

/** The currency's narrow symbol, or its code where it has none. */
export function symbolOf(currency: Currency): string {
  const known = symbols.get(currency);
  if (known) return known;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}

/**
 * A field that is an amount: a decimal in major units on the wire, an integer in minor units everywhere else. See
 * `priced`.
 */
export const amount = z.number();

type AnySchema = z.ZodMiniType;
interface Def {
  type: string;
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  valueType?: AnySchema;
  innerType?: AnySchema;
  options?: readonly AnySchema[];
  items?: readonly AnySchema[];
  left?: AnySchema;
  right?: AnySchema;
}

type Convert = (amount: number) => number;
/** Copies a value with its amounts converted; parts that hold none are handed on as they are. */
type Mapping = (value: unknown, convert: Convert) => unknown;

const mappings = new WeakMap<AnySchema, { mapping: Mapping | undefined }>();

/** How a schema's values are converted; undefined where they hold no amount. Worked out once a schema. */
function mappingOf(schema: AnySchema): Mapping | undefined {
  const known = mappings.get(schema);
  if (known) return known.mapping;
  const mapping = makeMapping(schema);
  mappings.set(schema, { mapping });
  return mapping;
}

function makeMapping(schema: AnySchema): Mapping | undefined {
  if (schema === (amount as AnySchema)) return (value, convert) => (typeof value === 'number' ? convert(value) : value);
  const def = schema._zod.def as unknown as Def;
  if (def.shape) return objectMapping(def.shape);
  const inner = def.innerType && mappingOf(def.innerType);
  if (inner) return (value, convert) => (value === null || value === undefined ? value : inner(value, convert));
  const element = def.element && mappingOf(def.element);
  if (element) return (value, convert) => (value as unknown[]).map((item) => element(item, convert));
  const each = def.valueType && mappingOf(def.valueType);
  if (each)
    return (value, convert) =>
      Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, each(item, convert)]));
  const choices = [
    ...(def.options ?? []),
    ...(def.items ?? []),
    ...(def.left && def.right ? [def.left, def.right] : []),
  ];
  // An amount that stays unconverted is a hundredfold price.
  if (choices.some(mappingOf)) throw new Error(`amounts cannot stand in a ${def.type}`);
  return undefined;
}

function objectMapping(shape: Record<string, AnySchema>): Mapping | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]): [string, Mapping][] => {
    const mapping = mappingOf(field);
    return mapping ? [[name, mapping]] : [];
  });
  if (!fields.length) return undefined;
  return (value, convert) => {
    const out: Record<string, unknown> = { ...(value as object) };
    for (const [name, mapping] of fields) if (out[name] !== undefined) out[name] = mapping(out[name], convert);
    return out;
  };
}

/**
 * The money codec of the wire: an object with a `currency` whose `amount` fields (nested ones too) are decimals in
 * major units on the wire and integers in minor units in the code. The conversion happens here and nowhere else. A
 * number that no amount can be is bad input.
 */
export function priced<S extends z.ZodMiniType<{ currency: string }, { currency: string }>>(schema: S) {
  const inCode = z.custom<z.output<S>>();
  const convertAll = (value: unknown, convert: Convert) =>
    (mappingOf(schema)?.(value, convert) ?? value) as z.output<S>;
  return z.codec(schema, inCode, {
    decode: (wire, { issues }) => {
      try {
        return convertAll(wire, (major) => wholeMinor(major, wire.currency));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        issues.push({ code: 'custom', input: wire, message: 'Please enter a valid amount.', path: [] });
        return z.NEVER;
      }
    },
    encode: (value) => convertAll(value, (minor) => toMajor(minor, value.currency)) as z.output<S>,
  });
}
