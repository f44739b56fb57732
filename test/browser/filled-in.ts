import { TRIAL_LINES } from '#infra/openapi/trial-lines.ts';

/** Puts one's own into the first lines of a printed sale, as its reader does. */
export const filledIn = (printed: string, mine: Record<keyof typeof TRIAL_LINES, string>): string =>
  Object.entries(TRIAL_LINES).reduce(
    (sale, [name, theirs]) => sale.replace(`'${theirs}'`, `'${mine[name as keyof typeof TRIAL_LINES]}'`),
    printed,
  );
