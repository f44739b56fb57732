import { toMajor } from '#shared/money.ts';
import type { ColleagueRow } from '#shared/users/company/colleague.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { setDailyLimit } from '#shared/users/company/set-daily-limit.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';
import { amountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { nameOf } from './colleague-item.tsx';

interface Props {
  row: ColleagueRow;
  currency: string;
  onClose(): void;
}

/** What a colleague may spend a day from the company's wallet; empty for as much as there is in it. */
export default function DailyLimitDialog({ row, currency, onClose }: Props) {
  const before = row.dailyLimit === null ? '' : String(toMajor(row.dailyLimit, currency));
  const short = useShortForm({ amount: before });
  const { form, field, says, begin, refused } = short;
  const set = useAction(setDailyLimit, { quiet: true, invalidates: [getColleagues] });
  const submit = async () => {
    begin();
    const amount = amountOf(short, 'amount', currency);
    if (amount === undefined) return;
    const answer = await set.mutateAsync({ userId: row.userId, currency, amount });
    if (answer.ok) {
      showToast(amount === null ? `${nameOf(row)} has no daily limit.` : `Daily limit of ${nameOf(row)} saved.`);
      onClose();
    } else refused(answer);
  };
  return (
    <FormDialog
      title={`Daily limit of ${nameOf(row)}`}
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
        label="Daily limit"
        hint="From the company’s wallet. Leave empty for no limit."
      />
    </FormDialog>
  );
}
