import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { signUp } from '#shared/users/sign-up.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect } from '#web/app/session/kept-redirect.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { useSite } from '#web/site/site.ts';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useContractForm } from '#web/ui/use-contract-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { useFormStyles } from './form-styles.ts';

/** Registers a traveller; the password is set by a mailed link, and then it goes on where the person was. */
export default function SignupPage() {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const site = useSite();
  const { search } = useLocation();
  const redirect = redirectOf(search);
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined;
  const { control, handleSubmit, setError } = useContractForm(signUp, {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    phoneCode: '',
    ...(referralCode && { referralCode }),
  });
  const register = useAction(signUp);
  const submit = handleSubmit(async (values) => {
    const answer = await register.mutateAsync(fromForm(signUp, values));
    if (answer.ok) {
      keepRedirect(redirect);
      await navigate(withRedirect(paths.signupSuccess, redirect), { state: { email: answer.value.email } });
    } else showFieldErrors(answer, setError);
  });
  return (
    <AccountFrame heading="Open an account" lead="We mail you a link to set your password.">
      <form className={styles.form} onSubmit={submit} noValidate>
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
        <PhoneInput
          control={control}
          numberName="phone"
          codeName="phoneCode"
          label="Mobile number"
          country={site.country}
        />
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.submit}
          disabledFocusable={register.isPending}
        >
          Open an account
        </Button>
      </form>
      <p className={styles.below}>
        Registered already?{' '}
        <TextLink inline to={withRedirect(paths.login, redirect)}>
          Sign in
        </TextLink>
      </p>
      {!site.brandingSettings.lockMode && (
        <p className={styles.below}>
          <TextLink inline to={withRedirect(paths.createNewUser, redirect)}>
            Register an agency or a company
          </TextLink>
        </p>
      )}
    </AccountFrame>
  );
}
