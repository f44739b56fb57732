import type { Failure } from '#shared/errors.ts';

/** Why it was refused, in one text: of a field that this form does not show as such, what is said of that. */
export const refusalOf = ({ errors = {}, message }: Failure): string =>
  Object.values(errors)[0] ?? message ?? 'Something went wrong';
