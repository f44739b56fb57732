import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { AmountField } from './amount-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { NO_AMOUNT, readAmount } from './read-amount.ts';
import { statementCalls } from './use-statement.ts';

interface Props {
  /** The customer: a user of the wallet, and what they are called. */
  customer: { userId: string; name: string };
  onClose(): void;
}

/** Staff book money in or out of a customer's wallet, against the bank. */
export default function AddMoneyDialog({ customer, onClose }: Props) {
  const { currency } = useSite();
  const { form, values, field, refuse } = useShortForm({
    amount: '',
    externalId: '',
    accountNumber: '',
    remark: '',
  });
  const accounts = useCall(getBankDetails, {}, { quiet: true });
  const chosen = values.accountNumber || (accounts.data?.[0]?.accountNumber ?? '');
  const [type, setType] = useState<'credit' | 'debit'>('credit');
  const add = useAction(addWalletEntry, { quiet: true, invalidates: statementCalls });
  const [says, setSays] = useState<string>();
  const submit = async () => {
    setSays(undefined);
    const amount = readAmount(values.amount, currency);
    if (!amount) {
      refuse({ ok: false, code: 'VALIDATION', errors: { amount: NO_AMOUNT } });
      return;
    }
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
      const { balance } = answer.value;
      showToast(
        `${formatMoney(amount, currency)} ${type === 'credit' ? 'added' : 'taken off'}. Balance ${formatMoney(balance, currency)}.`,
      );
      onClose();
    } else if (!refuse(answer)) setSays(answer.message);
  };
  return (
    <FormDialog
      title="Add Money"
      form={form}
      submit={type === 'credit' ? 'Add Money' : 'Take money off'}
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
        hint="Each counts once for each account, whoever’s wallet and however it is spelled."
        maxLength={80}
        autoComplete="off"
      />
      {(accounts.data?.length ?? 0) > 1 && (
        <Field label="Bank account" error={field('accountNumber').error}>
          {(aria) => (
            <SelectBox
              {...aria}
              name="accountNumber"
              size="large"
              value={chosen}
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
      <ShortField
        {...field('remark')}
        label="Remark"
        hint="The customer reads it."
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}
