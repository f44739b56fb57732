import type { JsonSchema } from '#infra/openapi/describe-schema.ts';
import { wireSchemas } from '#infra/openapi/wire-schema.ts';
import { allCalls } from '#shared/calls.ts';

/** Visits every property of a schema, at any depth. */
export function eachProperty(schema: JsonSchema, visit: (name: string, property: JsonSchema) => void): void {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  for (const [name, property] of Object.entries(properties)) {
    visit(name, property);
    eachProperty(property, visit);
  }
  if (typeof additionalProperties === 'object') eachProperty(additionalProperties, visit);
  for (const inner of [items, ...anyOf]) if (inner) eachProperty(inner, visit);
}

/** Every description of the wire, each once. Short ones are left out: a program may say the same by chance. */
export function allDescriptions(): string[] {
  const found = new Set<string>();
  for (const call of allCalls)
    for (const schema of Object.values(wireSchemas(call)))
      eachProperty(schema, (_name, { description = '' }) => description.length > 30 && found.add(description));
  return [...found];
}
