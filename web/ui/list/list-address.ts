import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Values<S extends Shape> = { [K in keyof S]: z.output<S[K]> };

/** A preset of a list: its name in the address (`tab`; empty for the list as it is) and what it sets. */
export interface SavedFilter<F> {
  id: string;
  label: string;
  sets: Partial<F>;
}

/** How a list's address and its filter say the same. */
export interface ListAddress<F> {
  /** The filter that narrows nothing. */
  readonly none: F;
  readonly saved: readonly SavedFilter<F>[];
  /** The filter of an address; what does not fit the contract is as if it were not there. */
  read(query: URLSearchParams): F;
  /** Writes a filter into an address, leaving tab and what is open as they are. Another filter begins at page 1. */
  write(query: URLSearchParams, filter: F): URLSearchParams;
}

interface Options<S extends Shape, Out extends keyof S> {
  /** Fields that no address holds: a cursor, what the session knows. */
  leaveOut: readonly Out[];
  /** Fields that these set are in the address as its `tab` only. */
  saved?: readonly SavedFilter<Omit<Values<S>, Out>>[];
}

/**
 * The one codec of lists' addresses, made of the fields of a contract's request (`request.shape`). A field stands in
 * the address under its own name, unless it has its usual value: texts as they are, numbers in digits, `1` for true,
 * several values between commas.
 */
export function listAddress<const S extends Shape, const Out extends keyof S = never>(
  shape: S,
  { leaveOut, saved = [] }: Options<S, Out>,
): ListAddress<Omit<Values<S>, Out>> {
  const names = Object.keys(shape).filter((name) => !leaveOut.includes(name as Out));
  const set = new Set(saved.flatMap(({ sets }) => Object.keys(sets)));
  const written = names.filter((name) => !set.has(name));
  const none = Object.fromEntries(names.map((name) => [name, usualOf(shape[name]!)]));
  const textIn = (filter: Record<string, unknown>, name: string) => {
    const text = textOf(filter[name]);
    return text === textOf(none[name]) ? '' : text;
  };
  type F = Omit<Values<S>, Out>;
  return {
    none: none as F,
    saved,
    read(query) {
      const tab = saved.find(({ id }) => id === (query.get('tab') ?? ''));
      const found = { ...none, ...tab?.sets };
      for (const name of written) {
        const value = valueOf(shape[name]!, query.get(name)?.trim() ?? '');
        if (value !== undefined) Object.assign(found, { [name]: value });
      }
      return found as F;
    },
    write(query, filter) {
      const next = new URLSearchParams(query);
      const held = filter as Record<string, unknown>;
      const isOther = written.some((name) => name !== 'page' && textIn(held, name) !== (query.get(name) ?? ''));
      for (const name of written) {
        const text = name === 'page' && isOther ? '' : textIn(held, name);
        if (text) next.set(name, text);
        else next.delete(name);
      }
      return next;
    },
  };
}

/** What a field holds that was left out, or else its emptiest value. */
function usualOf(field: z.ZodMiniType): unknown {
  for (const value of [undefined, '', false, []]) {
    const read = z.safeParse(field, value);
    if (read.success) return read.data;
  }
  return undefined;
}

/** An address's text as the field reads it: the first of its readings that the contract takes; undefined for junk. */
function valueOf(field: z.ZodMiniType, text: string): unknown {
  if (!text) return undefined;
  const parts = text.split(',');
  for (const value of [text, Number(text), text === '1', parts, parts.map(Number)]) {
    const read = z.safeParse(field, value);
    if (read.success) return read.data;
  }
  return undefined;
}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
