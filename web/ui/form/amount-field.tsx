import { symbolOf } from '#shared/money.ts';
import { ShortField, type ShortFieldProps } from '#web/ui/form/short-field.tsx';

/** An amount of a short form, in the site's currency. */
export function AmountField({ currency, ...field }: Omit<ShortFieldProps, 'inputMode'> & { currency: string }) {
  return (
    <ShortField {...field} inputMode="decimal" maxLength={13} autoComplete="off" contentBefore={symbolOf(currency)} />
  );
}
