import { NO_AMOUNT, readAmount } from './read-amount.ts';
import type { ShortForm } from './use-short-form.ts';

type Held<N extends string> = Pick<ShortForm<N>, 'values' | 'refused'>;

const noAmount = <N extends string>({ refused }: Held<N>, name: N): undefined =>
  void refused({ ok: false, code: 'VALIDATION', errors: { [name]: NO_AMOUNT } });

/** What was typed as an amount, minor units, null for nothing; undefined where it is none, which its field says. */
export function amountOf<N extends string>(short: Held<N>, name: N, currency: string): number | null | undefined {
  const amount = readAmount(short.values[name], currency);
  return amount === undefined ? noAmount(short, name) : amount;
}

/** The same of an amount that there has to be. */
export function neededAmountOf<N extends string>(short: Held<N>, name: N, currency: string): number | undefined {
  const amount = amountOf(short, name, currency);
  return amount === null ? noAmount(short, name) : amount;
}
