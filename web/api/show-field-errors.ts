import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { Failure } from '#shared/errors.ts';

/** Puts the server's short messages on their fields and focuses the first; false where it named no field. */
export function showFieldErrors<T extends FieldValues>({ errors }: Failure, setError: UseFormSetError<T>): boolean {
  const entries = Object.entries(errors ?? {});
  entries.forEach(([field, message], index) =>
    setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return entries.length > 0;
}
