import { Field } from './field.tsx';
import { SelectBox } from './select-box.tsx';

/** What is sent, and what it is called. */
export type ChoiceOption = readonly [value: string, text: string];

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  name: string;
  value: string;
  /** What an empty choice is called; left out where there is none. */
  all?: string | undefined;
  options: readonly ChoiceOption[];
  /** What is shown of a value that is no option, where its own letters say nothing. */
  other?: string;
  /** Default: as tall as the inputs of a short form. */
  size?: 'medium' | 'large';
  autoComplete?: string;
  onChange(value: string): void;
}

/** A labelled choice of a short form (`useShortForm`). What stands and is no option any more can stay. */
export function ChoiceField({ label, hint, error, all, options, other, size = 'large', ...select }: Props) {
  const { value } = select;
  const isOption = options.some(([one]) => one === value);
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <SelectBox {...aria} {...select} size={size}>
          {all !== undefined && <option value="">{all}</option>}
          {value && !isOption && <option value={value}>{other ?? value}</option>}
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
