import { fail, type Failure, type FailureCode, failures, type FieldErrors } from '#shared/errors.ts';

const fieldOf: Partial<Record<FailureCode, 'email' | 'phone'>> = { EMAIL_TAKEN: 'email', PHONE_TAKEN: 'phone' };

/** A refusal that says at its field that a mail or phone is somebody's already; `path` stands before the field's name. */
export function takenField<F extends FailureCode>(refused: Failure<F>, path = ''): Failure<F> {
  const field = fieldOf[refused.code];
  if (!field) return refused;
  const errors: FieldErrors = { [`${path}${field}`]: failures[refused.code].message };
  return fail(refused.code, { errors });
}
