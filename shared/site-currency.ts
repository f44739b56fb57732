import * as z from 'zod/mini';
import { type Filled, fillBy } from './fill-currency.ts';
import { type Currency, priced } from './money.ts';

type Schema = z.ZodMiniType;
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
  left?: Schema;
  right?: Schema;
}

/** Says in the types that the object may come without its currency. */
export interface InSiteCurrency {
  readonly '~inSiteCurrency': true;
}
/** The same object, its currency said or left out. */
type MayLeaveOut<T> = T extends { currency: string } ? Omit<T, 'currency'> & { currency?: string } : T;

const marked = new WeakSet<Schema>();

/**
 * As `priced`, of an object that the specification sends without a currency: its amounts are the site's. Whoever leaves
 * `currency` out is served (the pipeline and the browser's client fill it in, see `fillSiteCurrency`), and any other
 * than the site's is refused. In the code it is always there.
 */
export function inSiteCurrency<S extends z.ZodMiniType<{ currency: string }, { currency: string }>>(schema: S) {
  const made = priced(schema);
  marked.add(made);
  return made as unknown as z.ZodMiniType<z.output<S>, MayLeaveOut<z.input<S>>> & InSiteCurrency;
}

/** Whether a schema is an object that may come without its currency. */
export const isInSiteCurrency = (schema: Schema): boolean => marked.has(schema);

/** A request as a caller in the code may make it: its currency left out where the wire may leave it out. */
export type Unfilled<S extends Schema> = S extends InSiteCurrency ? MayLeaveOut<z.output<S>> : z.output<S>;

/** Gives a value with its currencies filled in, and notes the dotted paths of those that are not the site's. */
type Filling = (value: unknown, currency: Currency, wrong: string[], path: string) => unknown;
const fillings = new WeakMap<Schema, { filling: Filling | undefined }>();

/** Undefined where nothing of a schema is marked. Worked out once a schema. */
function fillingOf(schema: Schema): Filling | undefined {
  const known = fillings.get(schema);
  if (known) return known.filling;
  const filling = makeFilling(schema);
  fillings.set(schema, { filling });
  return filling;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

function makeFilling(schema: Schema): Filling | undefined {
  const def = schema._zod.def as unknown as Def;
  const inner = def.in && fillingOf(def.in);
  if (marked.has(schema)) return objectFilling(inner);
  if (def.shape) return shapeFilling(def.shape);
  const element = def.element && fillingOf(def.element);
  if (element)
    return (value, currency, wrong, path) =>
      Array.isArray(value) ? value.map((item, at) => element(item, currency, wrong, below(path, at))) : value;
  const others = [def.valueType, ...(def.options ?? []), ...(def.items ?? []), def.left, def.right];
  // Where it stays unfilled, whoever follows the specification is refused.
  if (others.some((one) => one && fillingOf(one))) throw new Error(`no currency can be filled in in a ${def.type}`);
  return inner ?? (def.innerType && fillingOf(def.innerType));
}

const objectFilling =
  (inner: Filling | undefined): Filling =>
  (value, currency, wrong, path) => {
    if (!isObject(value)) return value;
    const said = value.currency;
    if (typeof said === 'string' && said !== currency) wrong.push(below(path, 'currency'));
    const filled = said === undefined ? { ...value, currency } : value;
    return inner ? inner(filled, currency, wrong, path) : filled;
  };

function shapeFilling(shape: Record<string, Schema>): Filling | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]): [string, Filling][] => {
    const filling = fillingOf(field);
    return filling ? [[name, filling]] : [];
  });
  if (!fields.length) return undefined;
  return (value, currency, wrong, path) => {
    if (!isObject(value)) return value;
    const out = { ...value };
    for (const [name, filling] of fields)
      if (Object.hasOwn(out, name)) out[name] = filling(out[name], currency, wrong, below(path, name));
    return out;
  };
}

/**
 * A request, of the wire or of the code, with the site's currency wherever its schema lets it be left out. `wrong`: the
 * dotted paths of currencies that are not the site's; what is no text is the schema's to refuse.
 */
export function fillSiteCurrency(schema: Schema, request: unknown, currency: Currency): Filled {
  const filling = fillingOf(schema);
  const wrong: string[] = [];
  return { request: filling ? filling(request, currency, wrong, '') : request, wrong };
}

/** What a currency that is not the site's is refused with. */
export const wrongCurrencyText = (currency: Currency): string => `Amounts of this site are in ${currency}.`;

fillBy((schema, request, currency) => fillSiteCurrency(schema as Schema, request, currency));
