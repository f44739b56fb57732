import * as z from 'zod/mini';

interface Further {
  /** The field that an error's path is about; left out, its first step. */
  fieldOf?(path: readonly PropertyKey[]): PropertyKey | undefined;
  /**
   * By field, a value that nothing can be said against, whatever the others are. A contract holds its fields against each
   * other only where each is sound by itself: with these in place of the others it says the rest at once.
   */
  standIns?: Readonly<Record<string, unknown>>;
}

/** A row's fields by the contract that a form of it is held to, or all that is wrong, at each. */
export function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: Readonly<Record<string, unknown>>,
  { fieldOf = ([first]) => first, standIns }: Further = {},
): Promise<{ draft: z.output<Schema> } | { errors: Record<string, string> }> {
  // What is empty is left out, as a form that knows nothing of it would.
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const read = z.safeDecode(schema, given as z.input<Schema>);
  if (read.success) return Promise.resolve({ draft: read.data });
  const errors: Record<string, string> = {};
  const say = (issues: typeof read.error.issues) => {
    for (const { path, message } of issues) errors[String(fieldOf(path) ?? '')] ??= message;
  };
  say(read.error.issues);
  if (standIns) {
    const others = Object.fromEntries(Object.entries(standIns).filter(([field]) => field in errors));
    const again = z.safeDecode(schema, { ...given, ...others } as z.input<Schema>);
    if (!again.success) say(again.error.issues);
  }
  return Promise.resolve({ errors });
}
