import { toMajor } from '#shared/money.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { statementCalls } from './use-statement.ts';

interface Props {
  customer: { userId: string; name: string };
  /** The present limit, minor units, and its last day; empty for none. */
  creditLimit: number;
  until: string;
  onClose(): void;
}

/** How far a customer's wallet may go below zero, why, and if wished until when. */
export default function CreditLimitDialog({ customer, creditLimit, until, onClose }: Props) {
  const { currency } = useSite();
  const { today } = useSiteDays();
  const short = useShortForm({
    creditLimit: String(toMajor(creditLimit, currency)),
    until,
    reason: '',
  });
  const { form, values, field, says, begin, refused } = short;
  const set = useAction(setCreditLimit, { quiet: true, invalidates: statementCalls });
  const submit = async () => {
    begin();
    const limit = neededAmountOf(short, 'creditLimit', currency);
    if (limit === undefined) return;
    const answer = await set.mutateAsync({
      userId: customer.userId,
      creditLimit: limit,
      currency,
      reason: values.reason,
      until: values.until as '',
    });
    if (answer.ok) {
      showToast(`Credit limit of ${customer.name} saved.`);
      onClose();
    } else refused(answer);
  };
  const last = field('until');
  return (
    <FormDialog
      title="Credit limit"
      form={form}
      submit="Save"
      isPending={set.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>For the wallet of {customer.name}.</p>
      <AmountField
        {...field('creditLimit')}
        currency={currency}
        label="Credit limit"
        hint="Enter 0 for no credit. Credit already used remains due."
      />
      <Field label="Last day (optional)" hint="The credit ends after this day." error={last.error}>
        {(aria) => (
          <DayInput aria={aria} name="until" size="large" value={values.until} min={today} onChange={last.onChange} />
        )}
      </Field>
      <ShortField
        {...field('reason')}
        label="Reason"
        hint="Recorded with your name."
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}
