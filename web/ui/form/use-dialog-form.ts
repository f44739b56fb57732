import { useState } from 'react';
import type { Failure } from '#shared/errors.ts';
import { NO_AMOUNT, readAmount } from './read-amount.ts';
import { type ShortForm, useShortForm } from './use-short-form.ts';

/** A short form in a dialog: what `FormDialog` is given of it, and its amounts. */
export interface DialogForm<N extends string> extends Omit<ShortForm<N>, 'refuse'> {
  /** Why it was refused, where no field has it. */
  says: string | undefined;
  /** Forgets what was said, before it is sent once more. */
  begin(): void;
  /** Says why it was refused: at its field, or below the form. */
  refused(failure: Failure): void;
  /** What was typed as an amount, minor units, null for nothing; undefined where it is none, which its field says. */
  amountOf(name: N, currency: string): number | null | undefined;
  /** The same of an amount that there has to be. */
  neededAmountOf(name: N, currency: string): number | undefined;
}

/** The state of a short form in a dialog, with or without amounts in it. */
export function useDialogForm<N extends string>(empty: Record<N, string>): DialogForm<N> {
  const { refuse, ...short } = useShortForm(empty);
  const [says, setSays] = useState<string>();
  const refused = (failure: Failure) => {
    if (!refuse(failure)) setSays(failure.message);
  };
  const noAmount = (name: N): undefined => {
    refused({ ok: false, code: 'VALIDATION', errors: { [name]: NO_AMOUNT } });
  };
  const amountOf = (name: N, currency: string) => {
    const amount = readAmount(short.values[name], currency);
    return amount === undefined ? noAmount(name) : amount;
  };
  return {
    ...short,
    says,
    begin: () => setSays(undefined),
    refused,
    amountOf,
    neededAmountOf: (name, currency) => {
      const amount = amountOf(name, currency);
      return amount === null ? noAmount(name) : amount;
    },
  };
}
