import { useState } from 'react';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { SentFile } from '#web/files/use-upload.ts';
import { useSiteDays } from '#web/site/site.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ImageField } from '#web/ui/form/image-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { BankAccountSelect } from './bank-account-select.tsx';
import { BankAccount } from './bank-accounts.tsx';

/** Where to transfer to, and then: how much was sent, under which reference. Staff see to it before anything is credited. */
export default function TransferDialog({ currency, onClose }: { currency: string; onClose(): void }) {
  const { today } = useSiteDays();
  const short = useShortForm({
    amount: '',
    reference: '',
    sentOn: today as string,
    remark: '',
    accountNumber: '',
  });
  const { form, values, field, says, begin, refused } = short;
  const accounts = useCall(getBankDetails, {}, { quiet: true });
  const report = useAction(userPaymentEntry, { quiet: true, invalidates: [getMyTransfers] });
  const [slip, setSlip] = useState<SentFile>();
  const chosen =
    accounts.data?.find(({ accountNumber }) => accountNumber === values.accountNumber) ?? accounts.data?.[0];

  const submit = async () => {
    begin();
    const amount = neededAmountOf(short, 'amount', currency);
    if (amount === undefined) return;
    const answer = await report.mutateAsync({
      amount,
      currency,
      reference: values.reference,
      sentOn: values.sentOn,
      remark: values.remark,
      accountNumber: chosen?.accountNumber ?? '',
      ...(slip && { slipUploadId: slip.uploadId }),
    });
    if (answer.ok) {
      showToast('Your transfer was reported. We will email you when it is confirmed.');
      onClose();
    } else refused(answer);
  };
  const sentOn = field('sentOn');
  return (
    <FormDialog
      title="Bank transfer"
      form={form}
      submit="I sent this"
      isPending={report.isPending || !chosen}
      says={says ?? (accounts.data?.length === 0 ? 'This site does not accept bank transfers.' : undefined)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <BankAccountSelect
        {...field('accountNumber')}
        label="Sent to"
        accounts={accounts.data}
        value={chosen?.accountNumber ?? ''}
      />
      {chosen && <BankAccount account={chosen} />}
      <AmountField {...field('amount')} currency={currency} label="Amount sent" />
      <ShortField
        {...field('reference')}
        label="Reference"
        hint="The bank’s reference for the transfer, such as the UTR."
        maxLength={80}
        autoComplete="off"
      />
      <Field label="Sent on" error={sentOn.error}>
        {(aria) => (
          <DayInput
            aria={aria}
            name="sentOn"
            size="large"
            value={values.sentOn}
            max={today}
            onChange={sentOn.onChange}
          />
        )}
      </Field>
      <ShortField {...field('remark')} label="Remark (optional)" maxLength={200} autoComplete="off" />
      <ImageField
        label="Slip (optional)"
        purpose="transferSlip"
        url={slip?.url ?? ''}
        onSent={setSlip}
        onRemove={() => setSlip(undefined)}
        hint="Only you and our staff can see it."
      />
    </FormDialog>
  );
}
