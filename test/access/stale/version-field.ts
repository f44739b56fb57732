import type * as z from 'zod/mini';
import { versionField } from '#shared/version.ts';

type Body = Record<string, unknown>;
interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

/** Names of the version that was read; PhonePe's `clientVersion` is another thing. */
const isName = (name: string) => name === 'version' || name === 'orderVersion';

/**
 * The field by which a request names the version that was read, at any depth: by its name, or by its schema, whatever it
 * is called. Undefined where there is none.
 */
export function versionFieldOf(schema: z.ZodMiniType): string | undefined {
  const { shape = {}, options = [], element, in: first, innerType } = schema._zod.def as unknown as Definition;
  for (const [name, field] of Object.entries(shape)) {
    if ((isName(name) && !isText(field)) || isVersion(field)) return name;
    const inner = versionFieldOf(field);
    if (inner) return inner;
  }
  return [...options, element, first, innerType].flatMap((one) => (one && versionFieldOf(one)) ?? [])[0];
}

/** The version of a text that is agreed to is no count of changes. */
const isText = (schema: z.ZodMiniType): boolean => schema._zod.def.type === 'string';

const isVersion = (schema: z.ZodMiniType): boolean => {
  const { innerType } = schema._zod.def as unknown as Definition;
  return schema === (versionField as unknown) || (innerType !== undefined && isVersion(innerType));
};

/** The first version that stands in a value. */
export function versionIn(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, one] of Object.entries(value)) {
    const found = isName(name) && typeof one === 'number' ? one : versionIn(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same request with another version, wherever it names one. */
export const withVersion = (body: Body, version: number): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, one]) => {
      if (isName(name)) return [name, version];
      if (Array.isArray(one))
        return [
          name,
          one.map((each) => (typeof each === 'object' && each ? withVersion(each as Body, version) : each)),
        ];
      return [name, one];
    }),
  );
