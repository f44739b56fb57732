import fc from 'fast-check';

/** As much of JSON Schema as contracts come out in. */
export interface WireSchema {
  type?: string;
  properties?: Record<string, WireSchema>;
  required?: string[];
  items?: WireSchema;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: WireSchema[];
  allOf?: WireSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** Values that no form sends and some client does. */
const odd = [
  null,
  true,
  {},
  [],
  [[]],
  '',
  ' ',
  '\u0000',
  '\u202Eevil',
  '𝒜𝓈𝒽𝒶',
  'Аsha',
  'ﬁ',
  '<img src=x onerror=alert(1)>',
  '=cmd()',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  '🛫'.repeat(400),
  '9999-12-31',
  '0000-01-01',
  '2026-02-31',
  '2027-03-12',
  '%00',
  '../..',
  '#',
  'S#gulf#USER',
  -1,
  0,
  0.5,
  1e30,
  -1e30,
  1e-7,
  2 ** 53,
  { $gt: '' },
  JSON.parse('{"__proto__":{"isSuperAdmin":true}}'),
];
export const oddValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(...odd);

const textOf = ({ pattern, format, minLength = 0, maxLength = 60 }: WireSchema): fc.Arbitrary<string> => {
  if (format === 'email') return fc.emailAddress();
  if (pattern && pattern.startsWith('^')) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, 300);
  return fc.oneof(
    fc.string({ unit: 'binary', minLength, maxLength: most }),
    fc.constant('é'.repeat(most)),
    fc.constant('A'.repeat(Math.max(minLength, 1))),
  );
};

/** Wire values that fit a schema, as far as JSON Schema can say it. */
export function valueOf(schema: WireSchema): fc.Arbitrary<unknown> {
  if (schema.allOf) return valueOf(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }) as WireSchema);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1_000_000),
        max: Math.min(schema.maximum ?? 1000, 1_000_000),
      });
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 }),
        fc.constantFrom(0.1, 12.34, 99.999),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 20),
      });
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field)]),
      );
      return fc.record(fields, { requiredKeys: schema.required?.filter((name) => name in fields) ?? [] });
    }
    default:
      return oddValue;
  }
}

type Body = Record<string, unknown>;

/** Bodies of a call: some that fit, some good ones with a field or two gone odd. */
export function bodiesOf(schema: WireSchema, sample: Body): fc.Arbitrary<Body> {
  const fitting = valueOf(schema) as fc.Arbitrary<Body>;
  const names = Object.keys(schema.properties ?? {});
  if (!names.length)
    return fc.oneof(
      fc.constant<Body>({}),
      fc.dictionary(fc.constantFrom('a', '__proto__', 'constructor', 'site'), oddValue),
    );
  const spoiled = fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(
      oddValue,
      fitting.map((body) => Object.values(body)[0]),
    ),
  );
  return fc.oneof(
    fitting,
    fc
      .tuple(fc.oneof(fc.constant(sample), fitting), fc.array(spoiled, { minLength: 1, maxLength: 2 }))
      .map(([body, fields]) => ({ ...body, ...Object.fromEntries(fields) })),
  );
}
