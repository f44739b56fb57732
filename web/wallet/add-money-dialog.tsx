import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { BankAccountSelect } from './bank-account-select.tsx';
import { statementCalls } from './use-statement.ts';

interface Props {
  /** The customer: a user of the wallet, and what they are called. */
  customer: { userId: string; name: string };
  onClose(): void;
}

/** Staff book money in or out of a customer's wallet, against the bank. */
export default function AddMoneyDialog({ customer, onClose }: Props) {
  const { currency } = useSite();
  const short = useShortForm({
    amount: '',
    externalId: '',
    accountNumber: '',
    remark: '',
  });
  const { form, values, field, says, begin, refused } = short;
  const accounts = useCall(getBankDetails, {}, { quiet: true });
  const chosen = values.accountNumber || (accounts.data?.[0]?.accountNumber ?? '');
  const [type, setType] = useState<'credit' | 'debit'>('credit');
  const add = useAction(addWalletEntry, { quiet: true, invalidates: [getPendingEntries, ...statementCalls] });
  const submit = async () => {
    begin();
    const amount = neededAmountOf(short, 'amount', currency);
    if (amount === undefined) return;
    const { externalId, remark } = values;
    const answer = await add.mutateAsync({
      userId: customer.userId,
      type,
      currency,
      amount,
      remark,
      ...(externalId.trim() && { externalId, ...(chosen && { accountNumber: chosen }) }),
    });
    if (answer.ok) {
      const { balance, isWaiting } = answer.value;
      const money = formatMoney(amount, currency);
      showToast(
        isWaiting
          ? `${money} awaits a second person, who confirms it under Pending gateway entries. Nothing has been added yet.`
          : `${money} ${type === 'credit' ? 'added' : 'deducted'}. Balance ${formatMoney(balance, currency)}.`,
      );
      onClose();
    } else refused(answer);
  };
  return (
    <FormDialog
      title="Add Money"
      form={form}
      submit={type === 'credit' ? 'Add Money' : 'Deduct Money'}
      isPending={add.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>To the wallet of {customer.name}.</p>
      <Field label="Entry">
        {(aria) => (
          <SelectBox
            {...aria}
            name="type"
            size="large"
            value={type}
            onChange={(value) => setType(value === 'debit' ? 'debit' : 'credit')}
          >
            <option value="credit">Credit: money came in</option>
            <option value="debit">Debit: money goes out</option>
          </SelectBox>
        )}
      </Field>
      <AmountField {...field('amount')} currency={currency} label="Amount" />
      <ShortField
        {...field('externalId')}
        label={type === 'credit' ? 'Bank reference' : 'Bank reference (optional)'}
        hint="Each reference is accepted once per account."
        maxLength={80}
        autoComplete="off"
      />
      <BankAccountSelect {...field('accountNumber')} label="Bank account" accounts={accounts.data} value={chosen} />
      <ShortField
        {...field('remark')}
        label="Remark"
        hint="Shown to the customer."
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}
