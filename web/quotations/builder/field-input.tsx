import { AmountField } from '#web/ui/form/amount-field.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TimeField } from '#web/ui/form/time-field.tsx';
import { TypeAhead } from '#web/ui/form/type-ahead.tsx';
import type { FieldSpec, Found, FoundChoice } from './fields.ts';
import type { Values } from './pieces.ts';

interface Props {
  spec: FieldSpec;
  values: Values;
  error: string | undefined;
  currency: string;
  disabled?: boolean;
  autoFocus?: boolean;
  find(of: Found, text: string): Promise<readonly FoundChoice[] | undefined>;
  onChange(fields: Values): void;
}

const things: Record<Found, string> = { customer: 'customers', option: 'tour options', stay: 'accommodations' };

/** A field as its spec has it. */
export function FieldInput({ spec, values, error, currency, disabled, autoFocus, find, onChange }: Props) {
  const { name, label, hint, required } = spec;
  const value = values[name] ?? '';
  const put = (text: string) => onChange({ [name]: text });
  const common = { label, hint, error, name, value, disabled, autoFocus, onChange: put };
  switch (spec.as) {
    case 'text':
      return (
        <ShortField {...common} size="medium" maxLength={spec.maxLength} autoComplete="off" aria-required={required} />
      );
    case 'lines':
      return <TextArea {...common} maxLength={spec.maxLength} rows={3} />;
    case 'amount':
      return <AmountField {...common} size="medium" currency={currency} />;
    case 'count':
      return <ShortField {...common} size="medium" inputMode="numeric" maxLength={3} autoComplete="off" />;
    case 'time':
      return <TimeField {...common} size="medium" />;
    case 'day':
      return (
        <Field label={label} hint={hint} error={error}>
          {(aria) => <DayInput aria={aria} name={name} value={value} onChange={put} />}
        </Field>
      );
    case 'tick':
      return (
        <Checkbox label={label} checked={value === '1'} disabled={disabled} onChange={(is) => put(is ? '1' : '')} />
      );
    case 'choice':
      return (
        <ChoiceField
          label={label}
          hint={hint}
          error={error}
          name={name}
          value={value}
          size="medium"
          all={spec.all}
          options={spec.options}
          onChange={put}
        />
      );
    case 'find':
      return (
        <TypeAhead
          label={label}
          hint={hint}
          error={error}
          size="medium"
          required={required}
          disabled={disabled}
          autoFocus={autoFocus}
          things={things[spec.of]}
          chosen={values[spec.nameIn] ?? ''}
          find={(text) => find(spec.of, text)}
          onChoose={(choice) =>
            onChange({
              [name]: choice?.id ?? '',
              [spec.nameIn]: choice?.name ?? '',
              ...(choice?.activityId && { activityId: choice.activityId }),
            })
          }
        />
      );
  }
}
