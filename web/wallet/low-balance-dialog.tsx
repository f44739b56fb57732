import { toMajor } from '#shared/money.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { setLowBalance } from '#shared/wallet/set-low-balance.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { amountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';

interface Props {
  currency: string;
  /** The present choice, minor units; null for none. */
  lowBalance: number | null;
  onClose(): void;
}

/** From which balance on one is mailed. */
export default function LowBalanceDialog({ currency, lowBalance, onClose }: Props) {
  const before = lowBalance === null ? '' : String(toMajor(lowBalance, currency));
  const short = useShortForm({ amount: before });
  const { form, field, says, begin, refused } = short;
  const set = useAction(setLowBalance, { quiet: true, invalidates: [getSummary] });
  const submit = async () => {
    begin();
    const amount = amountOf(short, 'amount', currency);
    if (amount === undefined) return;
    const answer = await set.mutateAsync({ amount, currency });
    if (answer.ok) {
      showToast(answer.value.isOn ? 'We will email you when your balance is low.' : 'Low balance alert turned off.');
      onClose();
    } else refused(answer);
  };
  return (
    <FormDialog
      title="Low balance alert"
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
        label="Email me when the balance falls below"
        hint="Leave empty for no alert."
      />
    </FormDialog>
  );
}
