import * as z from 'zod/mini';

/** Fields of a request that are amounts; a check of the amount itself would hide it from the money codec. */
const isAmount = (name: string): boolean => /(?:price|charge|discount|deposit|collectedPayment)$/i.test(name);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Refuses amounts below zero, each at its field, in lines too. */
export const notNegative = z.check<object>(({ value, issues }) => {
  const look = (held: unknown, path: (string | number)[]): void => {
    if (Array.isArray(held)) for (const [at, one] of held.entries()) look(one, [...path, at]);
    else if (isObject(held)) for (const [name, one] of Object.entries(held)) look(one, [...path, name]);
    else if (typeof held === 'number' && held < 0 && isAmount(String(path.at(-1))))
      issues.push({ code: 'custom', input: held, path, message: 'Please enter an amount of at least 0.' });
  };
  look(value, []);
});
