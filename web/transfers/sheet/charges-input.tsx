import { useRef, useState } from 'react';
import { exponentOf, toMajor } from '#shared/money.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { NO_AMOUNT, readAmount } from '#web/ui/form/read-amount.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { nameOf } from './use-job-sheet.ts';

interface Props {
  row: TransferShown;
  isOff: boolean;
  /** True once it is saved; what is not stays typed. */
  onCharge(charges: number | null): Promise<boolean>;
}

/** What a driver is paid, without its currency; empty where nobody said. */
export const chargesText = ({ internalDriverCharges: charges, currency }: TransferShown): string =>
  charges === null ? '' : toMajor(charges, currency).toFixed(exponentOf(currency));

/** What a driver is paid, saved as the field is left. */
export function ChargesInput({ row, isOff, onCharge }: Props) {
  const { internalDriverCharges: charges, currency } = row;
  const stands = chargesText(row);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const isSaving = useRef(false);
  const leave = async () => {
    if (typed === undefined || isSaving.current) return undefined;
    const amount = readAmount(typed, currency);
    setWrong(amount === undefined);
    if (amount === undefined) return showToast(NO_AMOUNT, 'error');
    isSaving.current = true;
    if (amount === charges || (await onCharge(amount))) setTyped((now) => (now === typed ? undefined : now));
    isSaving.current = false;
    return undefined;
  };
  return (
    <InputBox
      aria-label={`Charges in ${currency}, ${nameOf(row)}`}
      aria-invalid={isWrong || undefined}
      value={typed ?? stands}
      placeholder={(0).toFixed(exponentOf(currency))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={13}
      disabled={isOff}
      onChange={setTyped}
      onBlur={() => void leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void leave();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
