import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { Controller } from 'react-hook-form';
import { useSite } from '#web/site/site.ts';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import type { useSignUp } from './use-sign-up.ts';

/** What a traveller registers with. */
export function SignupFields({ control }: Pick<ReturnType<typeof useSignUp>, 'control'>) {
  const styles = useFormStyles();
  const { country } = useSite();
  return (
    <>
      <Controller
        control={control}
        name="gender"
        render={({ field, fieldState }) => (
          <Field label="Gender" validationMessage={fieldState.error?.message}>
            <RadioGroup
              layout="horizontal"
              value={field.value ? String(field.value) : ''}
              onBlur={field.onBlur}
              onChange={(_, { value }) => field.onChange(Number(value))}
            >
              <Radio value="1" label="Male" />
              <Radio value="2" label="Female" />
            </RadioGroup>
          </Field>
        )}
      />
      <div className={styles.pair}>
        <TextField control={control} name="firstName" label="First name" size="large" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" size="large" autoComplete="family-name" />
      </div>
      <TextField control={control} name="email" label="Email" type="email" size="large" autoComplete="email" />
      <PhoneInput control={control} numberName="phone" codeName="phoneCode" label="Mobile number" country={country} />
    </>
  );
}
