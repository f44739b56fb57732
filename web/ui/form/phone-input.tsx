import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { loadUntilThere } from '#web/ui/load-again.ts';
import { Field } from './field.tsx';
import { InputBox } from './input-box.tsx';
import { SelectBox } from './select-box.tsx';
import { inGrid } from '#web/ui/stack.ts';

/** The specification's texts, dots included. */
export const PHONE_REQUIRED = 'Phone number is required!';
export const PHONE_INVALID = 'Invalid Phone Number...';

const useStyles = makeStyles({
  row: inGrid('144px minmax(0, 1fr)', '8px'),
  narrow: { minWidth: 0, textOverflow: 'ellipsis' },
  flag: {
    width: '21px',
    height: '14px',
    borderRadius: '2px',
    overflow: 'hidden',
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
    '& img': { display: 'block' },
  },
});

interface Props<T extends FieldValues> {
  control: Control<T>;
  /** The field that holds the number without its dial code, spaces stripped. */
  numberName: FieldPath<T>;
  /** The field that holds the dial code, with its plus. */
  codeName: FieldPath<T>;
  label: string;
  /** Whose dial code it begins with where the form gives none, ISO 3166 alpha-2. */
  country?: string;
  /** Marked as one that must be given. */
  required?: boolean;
  /** May be left empty. */
  optional?: boolean;
  /** The form says itself what is wrong with the number, which may be left out. */
  isCheckedByForm?: boolean;
}

/** Until the numbering plans are there. */
const india = { country: 'IN', name: 'India', code: '+91' };
const firstPlan = {
  dialCodes: () => [india],
  countryOf: (code: string) => (code === india.code ? india.country : undefined),
};

type PhoneNumbers = typeof import('./phone-numbers.ts');

/** Dial code and number. The numbering plans load after the field is shown, and check the number when it is left. */
export function PhoneInput<T extends FieldValues>({
  control,
  numberName,
  codeName,
  label,
  country,
  required,
  optional,
  isCheckedByForm,
}: Props<T>) {
  const styles = useStyles();
  const [plans, setPlans] = useState<PhoneNumbers>();
  const code = useController({ control, name: codeName });
  const mayBeEmpty = optional || isCheckedByForm;
  const number = useController({ control, name: numberName, rules: mayBeEmpty ? {} : { required: PHONE_REQUIRED } });
  const [picked, setPicked] = useState<string>();
  const [complaint, setComplaint] = useState('');
  useEffect(() => void loadUntilThere(() => import('./phone-numbers.ts')).then(setPlans), []);
  useEffect(() => {
    if (plans && country && !code.field.value) code.field.onChange(plans.dialCodeOf(country) ?? '+91');
  }, [plans, country]); // oxlint-disable-line react/exhaustive-deps
  const check = () =>
    setComplaint(
      !number.field.value
        ? optional
          ? ''
          : PHONE_REQUIRED
        : plans && !plans.isValidNumber(code.field.value, number.field.value)
          ? PHONE_INVALID
          : '',
    );
  const message = complaint || number.fieldState.error?.message || code.fieldState.error?.message;
  const options = (plans ?? firstPlan).dialCodes();
  const held = (plans ?? firstPlan).countryOf(code.field.value, picked ?? country);
  const flag = held && plans?.flagOf(held);
  const pick = (chosen: string) => {
    setPicked(chosen);
    code.field.onChange(options.find((option) => option.country === chosen)!.code);
  };
  return (
    <Field label={label} required={required} error={message}>
      {(aria) => (
        <div className={styles.row}>
          <SelectBox
            size="large"
            start={<span className={styles.flag}>{flag && <img src={flag} alt="" width={21} height={14} />}</span>}
            aria-label="Country code"
            className={styles.narrow}
            value={held ?? ''}
            onChange={pick}
          >
            {options.map(({ country, name, code: dial }) => (
              <option key={country} value={country}>{`${dial} ${name}`}</option>
            ))}
          </SelectBox>
          <InputBox
            {...aria}
            size="large"
            type="tel"
            autoComplete="tel-national"
            className={styles.narrow}
            ref={number.field.ref}
            value={number.field.value ?? ''}
            onChange={(text) => {
              setComplaint('');
              number.field.onChange(text.replace(/\s/g, ''));
            }}
            onBlur={() => {
              number.field.onBlur();
              if (!isCheckedByForm) check();
            }}
          />
        </div>
      )}
    </Field>
  );
}
