import * as z from 'zod/mini';

/** A row's fields by the contract that a form of it is held to, or what is wrong at each. */
export function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: Readonly<Record<string, unknown>>,
  fieldOf: (path: readonly PropertyKey[]) => PropertyKey | undefined = ([first]) => first,
): Promise<{ draft: z.output<Schema> } | { errors: Record<string, string> }> {
  // What is empty is left out, as a form that knows nothing of it would.
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const read = z.safeDecode(schema, given as z.input<Schema>);
  if (read.success) return Promise.resolve({ draft: read.data });
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) errors[String(fieldOf(path) ?? '')] ??= message;
  return Promise.resolve({ errors });
}
