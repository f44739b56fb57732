import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';

interface Schema {
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

const wireOf = ({ response }: Call): Schema =>
  z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }) as Schema;
const arrayIn = (schema: Schema): Schema | undefined =>
  schema.type === 'array' ? schema : schema.anyOf?.find(({ type }) => type === 'array');
const isOfRows = ({ items }: Schema): boolean => items?.type === 'object' || items?.anyOf !== undefined;

/** The lists of rows that a call answers: names of the answer's fields, or an empty one where it is a list itself. */
export function listsOf(call: Call): string[] {
  const wire = wireOf(call);
  if (arrayIn(wire)) return [''];
  return Object.entries(wire.properties ?? {}).flatMap(([name, field]) => {
    const list = arrayIn(field);
    return list && isOfRows(list) ? [name] : [];
  });
}

/** How many rows an answer holds. */
export const rowsIn = (call: Call, answer: unknown): number =>
  listsOf(call).reduce(
    (sum, name) => sum + ((name ? (answer as Record<string, unknown[]>)[name] : answer) as unknown[]).length,
    0,
  );
