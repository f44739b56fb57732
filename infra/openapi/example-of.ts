import { sampleValues } from './sample-values.ts';
import type { WireSchema } from './wire-schema.ts';

/**
 * An answer as a call might give it: one of everything. `overrides` hold values by name that only this call shows so;
 * `holder` is the name of what the schema stands in, through lists and null.
 */
export function exampleOf(
  schema: WireSchema,
  overrides: Record<string, unknown> = {},
  name = 'result',
  holder = '',
): unknown {
  for (const known of [`${holder}.${name}`, name])
    for (const values of [overrides, sampleValues])
      if (known in values && fits(schema, values[known])) return values[known];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, overrides, name, holder);
  if (schema.properties) return objectOf(schema, overrides, name);
  if (schema.items) return [exampleOf(schema.items, overrides, name, holder)];
  return { boolean: false, number: 0, integer: 0, string: '', object: {} }[String(schema.type)] ?? null;
}

/** Every property that must stand there, and those others that there is a sample of. */
function objectOf({ properties = {}, required = [] }: WireSchema, overrides: Record<string, unknown>, holder: string) {
  const isShown = (field: string) =>
    required.includes(field) || [field, `${holder}.${field}`].some((one) => one in overrides || one in sampleValues);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, one]) =>
      isShown(field) ? [[field, exampleOf(one, overrides, field, holder)]] : [],
    ),
  );
}

/** Whether a sample is of the schema's type: several nouns are a text here and a list there. */
function fits(schema: WireSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(one, value));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [schema.type].flat().some((one) => one === type || (one === 'integer' && type === 'number'));
}
