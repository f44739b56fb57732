import * as z from 'zod/mini';
// By its own path: a name reached through z.core would bring all of zod, 330 KB, into every function.
// oxlint-disable-next-line no-restricted-imports
import { $ZodObjectJIT } from 'zod/v4/core';
import { isStaffOnly } from '#shared/staff-only.ts';

type Schema = z.ZodMiniType;
/** The parts of a schema's definition that hold other schemas. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
}

/** Compiled schemas: what staff are answered, and what everybody else is. */
const forStaff = new WeakMap<Schema, Schema>();
const forOthers = new WeakMap<Schema, Schema>();

/**
 * The same schema with its objects compiled to straight code, which halves the time that a large answer takes to check.
 * Worked out once a schema, when it first answers; the browser, whose policy allows no made-up code, keeps the plain
 * ones. Without `isStaff` the fields of staff alone are no part of it.
 */
function compile(schema: Schema, isStaff: boolean): Schema {
  const compiled = isStaff ? forStaff : forOthers;
  const known = compiled.get(schema);
  if (known) return known;
  const made = rebuild(schema, isStaff);
  compiled.set(schema, made);
  return made;
}

function rebuild(schema: Schema, isStaff: boolean): Schema {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'object') {
    const seen = Object.entries(def.shape!).filter(([, field]) => isStaff || !isStaffOnly(field));
    const shape = Object.fromEntries(seen.map(([name, field]) => [name, compile(field, isStaff)]));
    return new $ZodObjectJIT({ ...schema._zod.def, type: 'object', shape }) as unknown as Schema;
  }
  const held = (['element', 'innerType', 'in'] as const).flatMap((part) =>
    def[part] ? [[part, compile(def[part], isStaff)] as const] : [],
  );
  return held.length
    ? z.clone(schema, { ...(schema._zod.def as object), ...Object.fromEntries(held) } as never)
    : schema;
}

/**
 * A handler's answer as the wire carries it: checked, undeclared fields and, for all but staff, those of staff alone left
 * out, money in decimals. Throws on what the contract does not allow.
 */
export const encodeAnswer = <S extends Schema>(schema: S, value: z.output<S>, isStaff: boolean): z.input<S> =>
  z.encode(compile(schema, isStaff), value) as z.input<S>;
