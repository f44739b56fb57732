import type { PartValue } from '#shared/site/parts/parts.ts';
import { Button } from '#web/ui/button.tsx';
import { useSite } from '#web/site/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import type { PartForm } from './use-settings.ts';

type Account = PartValue<'bank'>['accounts'][number];
const empty: Account = { bankName: '', accountName: '', accountNumber: '', ifsc: '', branch: '' };
const MOST = 5;
const fields: readonly (readonly [keyof Account, string, number])[] = [
  ['bankName', 'Bank', 80],
  ['branch', 'Branch', 80],
  ['accountName', 'Holder', 120],
  ['accountNumber', 'Account number', 40],
  ['ifsc', 'IFSC or branch code', 20],
];

/** The accounts that customers may transfer money to. */
export function BankPart({ form }: { form: PartForm<'bank'> }) {
  const styles = useRowStyles();
  const site = useSite();
  const { accounts } = form.value;
  const put = (at: number, account: Account) => form.set({ ...form.value, accounts: accounts.with(at, account) });
  return (
    <div className={styles.form}>
      {accounts.map((account, at) => (
        <fieldset key={at} className={styles.group} aria-label={`Account ${at + 1}`}>
          <div className={styles.head}>
            <h3 className={styles.heading}>Account {at + 1}</h3>
            {!form.disabled && (
              <Button
                appearance="subtle"
                icon={<Icon name="close" />}
                onClick={() => form.set({ ...form.value, accounts: accounts.toSpliced(at, 1) })}
              >
                Remove account {at + 1}
              </Button>
            )}
          </div>
          <div className={styles.pair}>
            {fields.map(([name, label, maxLength]) => (
              <ShortField
                key={name}
                label={label}
                name={`${name}-${at}`}
                maxLength={maxLength}
                autoComplete="off"
                disabled={form.disabled}
                value={account[name]}
                error={form.error(`accounts.${at}.${name}`)}
                onChange={(text) => put(at, { ...account, [name]: text })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {!accounts.length && (
        <p className={styles.hint}>No bank accounts yet. Customers see the accounts you add here.</p>
      )}
      <ShortField
        label={`Second confirmation for transfers from (${site.currency})`}
        name="secondPersonFrom"
        hint="From this amount, one staff member confirms a transfer and another credits it. 0: never."
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        disabled={form.disabled}
        value={String(form.value.secondPersonFrom)}
        error={form.error('secondPersonFrom')}
        onChange={(text) => /^\d{0,9}$/.test(text) && form.set({ ...form.value, secondPersonFrom: Number(text) })}
      />
      {!form.disabled && accounts.length < MOST && (
        <div>
          <Button
            icon={<Icon name="plus" />}
            onClick={() => form.set({ ...form.value, accounts: [...accounts, empty] })}
          >
            Add an account
          </Button>
        </div>
      )}
    </div>
  );
}
