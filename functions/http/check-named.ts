import type { Identity } from '#functions/actors/identify.ts';
import type { Call } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';

/** The permission that goes by what a request names, once it is read. Nobody but staff is asked for one. */
export function checkNamed(
  { access: { permissionBy } }: Call,
  { user, permissions }: Pick<Identity, 'user' | 'permissions'>,
  request: unknown,
): Outcome<void, 'FORBIDDEN'> {
  if (!permissionBy || !user) return ok(undefined);
  const named = (request as Record<string, unknown>)[permissionBy.field];
  const asked = typeof named === 'string' ? permissionBy.asks[named] : undefined;
  // What nobody thought of is nobody's.
  return asked !== undefined && holds({ ...user, permissions }, asked) ? ok(undefined) : fail('FORBIDDEN');
}
