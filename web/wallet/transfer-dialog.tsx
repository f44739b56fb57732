import { useState } from 'react';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import type { SentFile } from '#web/files/use-upload.ts';
import { useSiteDays } from '#web/site/site.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { ImageField } from '#web/ui/image-field.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { AmountField } from './amount-field.tsx';
import { BankAccount } from './bank-accounts.tsx';
import { FormDialog } from './form-dialog.tsx';
import { NO_AMOUNT, readAmount } from './read-amount.ts';

/** Where to transfer to, and then: how much was sent, under which reference. Staff see to it before anything is credited. */
export default function TransferDialog({ currency, onClose }: { currency: string; onClose(): void }) {
  const { today } = useSiteDays();
  const { form, values, field, refuse } = useShortForm({
    amount: '',
    reference: '',
    sentOn: today as string,
    remark: '',
    accountNumber: '',
  });
  const accounts = useCall(getBankDetails, {}, { quiet: true });
  const report = useAction(userPaymentEntry, { quiet: true, invalidates: [getMyTransfers] });
  const [slip, setSlip] = useState<SentFile>();
  const [says, setSays] = useState<string>();
  const chosen =
    accounts.data?.find(({ accountNumber }) => accountNumber === values.accountNumber) ?? accounts.data?.[0];

  const submit = async () => {
    setSays(undefined);
    const amount = readAmount(values.amount, currency);
    if (!amount) {
      refuse({ ok: false, code: 'VALIDATION', errors: { amount: NO_AMOUNT } });
      return;
    }
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
      showToast('Your transfer was reported. You are mailed when it is confirmed.');
      onClose();
    } else if (!refuse(answer)) setSays(answer.message);
  };
  const sentOn = field('sentOn');
  return (
    <FormDialog
      title="Bank transfer"
      form={form}
      submit="I sent this"
      isPending={report.isPending || !chosen}
      says={says ?? (accounts.data?.length === 0 ? 'This site takes no bank transfers.' : undefined)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(accounts.data?.length ?? 0) > 1 && (
        <Field label="Sent to" error={field('accountNumber').error}>
          {(aria) => (
            <SelectBox
              {...aria}
              name="accountNumber"
              size="large"
              value={chosen?.accountNumber ?? ''}
              onChange={field('accountNumber').onChange}
            >
              {accounts.data?.map(({ bankName, accountNumber }) => (
                <option key={accountNumber} value={accountNumber}>
                  {bankName}, {accountNumber}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      )}
      {chosen && <BankAccount account={chosen} />}
      <AmountField {...field('amount')} currency={currency} label="Amount sent" />
      <ShortField
        {...field('reference')}
        label="Reference"
        hint="As your bank calls the transfer, such as its UTR."
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
        hint="You and our staff see it, nobody else."
      />
    </FormDialog>
  );
}
