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

/**
 * The longest description of each request and of each answer: a long text is in no program by chance, and all get there
 * or none, because it is the sources' comments that a bundler keeps or drops.
 */
export function tellingDescriptions(): string[] {
  const longest = allCalls.flatMap((call) =>
    Object.values(wireSchemas(call)).map((schema) => {
      let found = '';
      eachProperty(schema, (_name, { description = '' }) => {
        if (description.length > found.length) found = description;
      });
      return found;
    }),
  );
  return [...new Set(longest)].filter((text) => text.length > 30);
}
