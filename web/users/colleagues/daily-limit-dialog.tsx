import { exponentOf, symbolOf, toMajor, toMinor } from '#shared/money.ts';
import type { ColleagueRow } from '#shared/users/colleague.ts';
import { getColleagues } from '#shared/users/get-colleagues.ts';
import { setDailyLimit } from '#shared/users/set-daily-limit.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { ShortField } from '#web/ui/short-field.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { useChange } from '#web/ui/use-change.ts';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { nameOf } from './colleague-item.tsx';

interface Props {
  row: ColleagueRow;
  currency: string;
  onClose(): void;
}

const NO_AMOUNT = 'Please enter an amount of up to nine digits.';

/** What a colleague may spend a day from the company's wallet; empty for as much as there is in it. */
export default function DailyLimitDialog({ row, currency, onClose }: Props) {
  const before = row.dailyLimit === null ? '' : String(toMajor(row.dailyLimit, currency));
  const { form, values, field, refuse } = useShortForm({ amount: before });
  const set = useChange(setDailyLimit, { quiet: true, invalidates: [getColleagues] });
  const submit = async () => {
    const amount = readAmount(values.amount, currency);
    if (amount === undefined) {
      refuse({ ok: false, code: 'VALIDATION', errors: { amount: NO_AMOUNT } });
      return;
    }
    const answer = await set.mutateAsync({ userId: row.userId, currency, amount });
    if (answer.ok) {
      showToast(amount === null ? `${nameOf(row)} has no daily limit.` : `Daily limit of ${nameOf(row)} saved.`);
      onClose();
    } else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  return (
    <SiteDialog
      title={`Daily limit of ${nameOf(row)}`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Save', run: () => void submit(), primary: true, disabled: set.isPending },
      ]}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <ShortField
          {...field('amount')}
          label="May spend a day"
          hint="From the company’s wallet. Empty: no limit."
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          contentBefore={symbolOf(currency)}
        />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}

/** An amount as it was typed, minor units; null where nothing was, undefined where it is none. */
function readAmount(text: string, currency: string): number | null | undefined {
  const typed = text.replace(/[,\s]/g, '');
  if (!typed) return null;
  const [, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(typed) ?? [undefined, 'x'];
  return decimals === 'x' || decimals.length > exponentOf(currency) ? undefined : toMinor(Number(typed), currency);
}
