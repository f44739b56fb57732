import { useState } from 'react';
import { toMajor } from '#shared/money.ts';
import { getSummary } from '#shared/wallet/get-summary.ts';
import { setLowBalance } from '#shared/wallet/set-low-balance.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { AmountField } from './amount-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { NO_AMOUNT, readAmount } from './read-amount.ts';

interface Props {
  currency: string;
  /** The present choice, minor units; null for none. */
  lowBalance: number | null;
  onClose(): void;
}

/** From which balance on one is mailed. */
export default function LowBalanceDialog({ currency, lowBalance, onClose }: Props) {
  const before = lowBalance === null ? '' : String(toMajor(lowBalance, currency));
  const { form, values, field, refuse } = useShortForm({ amount: before });
  const set = useAction(setLowBalance, { quiet: true, invalidates: [getSummary] });
  const [says, setSays] = useState<string>();
  const submit = async () => {
    const amount = readAmount(values.amount, currency);
    if (amount === undefined) {
      refuse({ ok: false, code: 'VALIDATION', errors: { amount: NO_AMOUNT } });
      return;
    }
    const answer = await set.mutateAsync({ amount, currency });
    if (answer.ok) {
      showToast(answer.value.isOn ? 'You will be mailed when your wallet runs low.' : 'You will not be mailed.');
      onClose();
    } else if (!refuse(answer)) setSays(answer.message);
  };
  return (
    <FormDialog
      title="Tell me when it runs low"
      form={form}
      submit="Save"
      isPending={set.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        {...field('amount')}
        currency={currency}
        label="Mail me when the balance falls under"
        hint="Empty: no mail."
      />
    </FormDialog>
  );
}
