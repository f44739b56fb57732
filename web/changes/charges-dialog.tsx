import type { ChangeView } from '#shared/changes/change-view.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { toMajor } from '#shared/money.ts';
import { HOUR } from '#shared/time.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { amountOf, neededAmountOf } from '#web/ui/form/short-amount.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { refusedIn } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

/** For how long charges stand, hours. */
const lives = [
  ['2', '2 hours'],
  ['24', '24 hours'],
  ['72', '3 days'],
] as const;

/** What the customer is asked to accept. */
export default function ChargesDialog({ change, onClose }: { change: ChangeView; onClose(): void }) {
  const { requestId, currency, charges } = change;
  const isPartners = change.partner === 'sells';
  const before = (minor: number | undefined) => (minor ? String(toMajor(minor, currency)) : '');
  const short = useShortForm({
    airlineCharge: before(charges?.airlineCharge),
    cancellationFee: before(charges?.cancellationFee),
    remarks: charges?.remarks ?? '',
    validUntil: '',
  });
  const { form, field, values, says, begin } = short;
  const set = useChangeAction(setChangeCharges);
  const submit = async () => {
    begin();
    const airlineCharge = neededAmountOf(short, 'airlineCharge', currency);
    const cancellationFee = amountOf(short, 'cancellationFee', currency);
    if (airlineCharge === undefined || cancellationFee === undefined) return;
    const answer = await set.mutateAsync({
      ...{ requestId, currency, airlineCharge, cancellationFee: cancellationFee ?? 0, remarks: values.remarks },
      ...(values.validUntil && { validUntil: Date.now() + Number(values.validUntil) * HOUR }),
    });
    if (!answer.ok) return refusedIn(short, answer);
    showToast(
      isPartners
        ? 'The partner’s customer can accept the charges now.'
        : 'The charges will be emailed to the customer.',
    );
    onClose();
  };
  return (
    <FormDialog
      title="Set charges"
      form={form}
      submit="Send to the customer"
      isPending={set.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        {...field('airlineCharge')}
        currency={currency}
        label="Airline’s charge"
        hint="What the airline keeps, for all passengers and sectors asked for."
      />
      <AmountField
        {...field('cancellationFee')}
        currency={currency}
        label="Cancellation fee"
        hint="What the site keeps beside it, before GST. Leave empty for none."
      />
      <TextArea
        {...field('remarks')}
        label="Remarks"
        maxLength={500}
        hint={isPartners ? 'The partner’s desk reads this.' : 'The customer reads this.'}
      />
      <ChoiceField {...field('validUntil')} label="Stands for" all="As long as nobody changes it" options={lives} />
    </FormDialog>
  );
}
