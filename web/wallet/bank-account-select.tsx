import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';

interface Props {
  label: string;
  accounts: readonly BankDetail[] | undefined;
  /** Number of the account that is chosen. */
  value: string;
  error: string | undefined;
  onChange(accountNumber: string): void;
}

/** Which of the site's bank accounts is meant; nothing where there is no choice. */
export function BankAccountSelect({ label, accounts = [], value, error, onChange }: Props) {
  if (accounts.length < 2) return null;
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <SelectBox {...aria} name="accountNumber" size="large" value={value} onChange={onChange}>
          {accounts.map(({ bankName, accountNumber }) => (
            <option key={accountNumber} value={accountNumber}>
              {bankName}, {accountNumber}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
