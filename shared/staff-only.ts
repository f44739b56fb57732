import * as z from 'zod/mini';

const marked = new WeakSet<z.ZodMiniType>();

/**
 * A field of an answer that only the site's staff read: the pipeline leaves it out of every other actor's answer
 * (`functions/http/encode-answer.ts`), wherever in the answer it stands. Rows keep it.
 */
export function staffOnly<S extends z.ZodMiniType>(schema: S): z.ZodMiniOptional<S> {
  const field = z.optional(schema);
  marked.add(field);
  return field;
}

export const isStaffOnly = (schema: z.ZodMiniType): boolean => marked.has(schema);
