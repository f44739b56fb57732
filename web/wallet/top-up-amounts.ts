import { exponentOf } from '#shared/money.ts';

const KEPT = 'topUp';

/** What was typed when this tab last left for a gateway; empty for nothing. */
export const keptAmount = (): string => sessionStorage.getItem(KEPT) ?? '';

/** Keeps what was typed for whoever comes back without having paid; empty: no more. */
export function keepAmount(text: string): void {
  if (text) sessionStorage.setItem(KEPT, text);
  else sessionStorage.removeItem(KEPT);
}

/** Business constant: usual top-ups, major units; currencies without decimals count in hundreds of others' units. */
const usual: Readonly<Record<string, readonly number[]>> = { INR: [5000, 10_000, 25_000, 50_000] };
const others = [100, 250, 500, 1000] as const;

/** Amounts that wallets of a currency are usually topped up by, in major units. */
export const usualAmounts = (currency: string): readonly number[] =>
  usual[currency] ?? (exponentOf(currency) === 0 ? others.map((amount) => amount * 100) : others);
