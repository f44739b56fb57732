import { type MarkupKind, markupKinds } from '#shared/markups/model.ts';
import { symbolOf } from '#shared/money.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { amountText, readAmount, readPercent, valueError } from './read-value.ts';
import { kindName } from './rule-choices.ts';

/** How much is added or taken off, as it is typed. */
export interface ValueTexts {
  kind: string;
  value: string;
}

/** What the fields begin with. */
export const valueTexts = (
  { kind, amount, percent }: { kind: MarkupKind; amount: number | null; percent: number | null },
  currency: string,
): ValueTexts => ({ kind, value: amount === null ? String(percent ?? '') : amountText(amount, currency) });

/** As calls take it: an amount in minor units or a percentage; or what is said at the field `value`. */
export function readValue(
  { kind, value }: ValueTexts,
  currency: string,
): { sent: { kind: MarkupKind; amount?: number; percent?: number } } | { errors: { value: string } } {
  const isPercent = kind === 'percentOfBase';
  const read = isPercent ? readPercent(value) : readAmount(value, currency);
  if (read === undefined) return { errors: { value: valueError(isPercent, currency) } };
  return { sent: { kind: kind as MarkupKind, ...(isPercent ? { percent: read } : { amount: read }) } };
}

/** How it is counted, and how much it is: of a rule, or of an agency's own markup. */
export function ValueFields({
  field,
  currency,
}: {
  field(name: keyof ValueTexts): {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (text: string) => void;
  };
  currency: string;
}) {
  const kind = field('kind');
  const isPercent = kind.value === 'percentOfBase';
  return (
    <>
      <ChoiceField {...kind} label="Type" options={markupKinds.map((one) => [one, kindName[one]])} />
      <ShortField
        {...field('value')}
        label={isPercent ? 'Percent' : 'Amount'}
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        contentBefore={isPercent ? undefined : symbolOf(currency)}
        contentAfter={isPercent ? '%' : undefined}
      />
    </>
  );
}
