import type * as z from 'zod/mini';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  in?: z.ZodMiniType;
  left?: z.ZodMiniType;
  right?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

/** The names a request schema declares at its top, through pipes, unions, intersections and defaults. */
export function declaredFields(schema: z.ZodMiniType): Set<string> {
  const { shape, options, in: first, left, right, innerType } = schema._zod.def as unknown as Definition;
  const inner = [...(options ?? []), first, left, right, innerType].filter((one) => one !== undefined);
  return new Set([...Object.keys(shape ?? {}), ...inner.flatMap((one) => [...declaredFields(one)])]);
}
