import * as z from 'zod/mini';

/** Schemas of a query's values: text on the wire, the second schema's value everywhere else. */
const values = new WeakMap<z.ZodMiniType, z.ZodMiniType>();
function remembered<S extends z.ZodMiniType>(codec: S, value: z.ZodMiniType): S {
  values.set(codec, value);
  return codec;
}

/** What a value of a query is once it is read: the type that the developers' page tells. Undefined of any other schema. */
export const queryValueOf = (schema: z.ZodMiniType): z.ZodMiniType | undefined => values.get(schema);

/** Digits that a number of JavaScript keeps. */
const NUMERAL = /^-?\d{1,15}(\.\d{1,9})?$/;

/** Bounds of a number in a query, both of them still allowed. */
interface NumberBounds {
  /** The least it may be. */
  least: number;
  /** The most it may be. */
  most: number;
  /** Whether it must be a whole one. */
  whole?: boolean;
}

/** A number in a query, in plain decimals: `25`, `-0.5`. */
export function queryNumber({ least, most, whole = false }: NumberBounds) {
  const bounds = [z.minimum(least), z.maximum(most)] as const;
  const number = whole ? z.number().check(z.int(), ...bounds) : z.number().check(...bounds);
  const text = z.string().check(z.regex(NUMERAL, 'Please enter a number.'));
  return remembered(z.codec(text, number, { decode: Number, encode: String }), number);
}

/** A yes or no in a query: `true` or `false`, and nothing else. */
export const queryFlag = remembered(
  z.codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (text) => text === 'true',
    encode: (value) => (value ? 'true' : 'false'),
  }),
  z.boolean(),
);

/** Words between commas in a query: `a,b`; an empty text is an empty list. No word holds a comma. At most `most` of them. */
export function queryList<Word extends z.ZodMiniType<string, string>>(word: Word, most: number) {
  const list = z.array(word).check(z.maxLength(most));
  const codec = z.codec(z.string(), list, {
    decode: (text) => (text === '' ? [] : text.split(',')) as z.input<Word>[],
    encode: (words, { issues }) => {
      if (!words.some((one) => one === '' || one.includes(','))) return words.join(',');
      issues.push({ code: 'custom', input: words, message: 'Please enter a value without a comma.', path: [] });
      return z.NEVER;
    },
  });
  return remembered(codec, list);
}

/** Pages that a numbered list can be turned to. */
const MOST_PAGES = 100_000;

/** The page of a numbered list (`numberedPage`), from 1; the first where none is named. */
export const queryPage = z._default(queryNumber({ least: 1, most: MOST_PAGES, whole: true }), 1);
