import { useEffect, useState } from 'react';
import { type Control, type FieldPath, useController, useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fail, type Failure, type FailureCode, type FieldErrors } from '#shared/errors.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect } from '#web/app/session/kept-redirect.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import SignUpClosed from '../sign-up-closed.tsx';
import { CompanyFields } from './company-fields.tsx';
import {
  emptyForm,
  errorsOf,
  type NewUser,
  type RegistrationForm,
  requestOf,
  shownErrors,
} from './registration-fields.ts';

const kinds = [
  { value: 'travelAgent', label: 'Travel agent' },
  { value: 'corporate', label: 'Company' },
  { value: 'retail', label: 'Traveller' },
] as const;

const kindOf = (text: string | null): NewUser['userType'] =>
  kinds.find(({ value }) => value === text)?.value ?? 'travelAgent';

/** `/createNewUser`: an agent, a company or a traveller registers; the mailed link sets the password. */
export default function CreateNewUserPage() {
  return useSite().wlMeta.signUp === 'closed' ? <SignUpClosed /> : <Register />;
}

function Register() {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const site = useSite();
  const { search } = useLocation();
  const redirect = redirectOf(search);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('userType');
  // The address says it, and keeps it for a reload; a press is seen a moment before it is written there.
  const [chosen, setChosen] = useState({ asked, userType: kindOf(asked) });
  if (asked !== chosen.asked) setChosen({ asked, userType: kindOf(asked) });
  const { userType } = chosen;
  const choose = (kind: NewUser['userType']) => {
    setChosen({ asked, userType: kind });
    const next = new URLSearchParams(query);
    next.set('userType', kind);
    setQuery(next, { replace: true });
  };
  const form = useForm<RegistrationForm>({
    defaultValues: emptyForm(site.country, query.get('referralCode') ?? ''),
  });
  const { control, getValues, setError, clearErrors } = form;
  const register = useAction(createNewUser, { quiet: true });
  const isInSteps = useMedia(upTo600) && userType !== 'retail';
  const [step, setStep] = useState<'person' | 'company'>('person');
  const isAtCompany = isInSteps && step === 'company';
  const theirs = userType === 'corporate' ? 'your company' : 'your agency';
  /** The step that was just gone to: it begins at its first field. */
  const [turned, setTurned] = useState<{ to: typeof step }>();
  const turn = (to: typeof step) => {
    setStep(to);
    setTurned({ to });
  };
  useEffect(() => {
    if (!turned) return;
    window.scrollTo({ top: 0 });
    form.setFocus(turned.to === 'company' ? 'company.companyName' : 'customer.firstName');
  }, [turned, form]);
  /** Of errors those at the fields that are shown; those of the first step lead back to it. */
  const show = (answer: Failure<FailureCode>, errors: FieldErrors): boolean => {
    const ofPerson = Object.keys(errors).some((path) => path.startsWith('customer.'));
    if (isAtCompany && ofPerson) setStep('person');
    return showFieldErrors<RegistrationForm>({ ...answer, errors }, setError);
  };
  const submit = async () => {
    clearErrors();
    const request = requestOf(userType, getValues());
    const wrong = shownErrors(errorsOf(request));
    if (isInSteps && !isAtCompany) {
      const ofPerson = Object.fromEntries(Object.entries(wrong).filter(([path]) => path.startsWith('customer.')));
      if (Object.keys(ofPerson).length) return void show(fail('VALIDATION'), ofPerson);
      return turn('company');
    }
    if (Object.keys(wrong).length) return void show(fail('VALIDATION'), wrong);
    const answer = await register.mutateAsync(request);
    if (answer.ok) {
      keepRedirect(redirect);
      const { email, isAwaitingApproval } = answer.value;
      await navigate(withRedirect(paths.signupSuccess, redirect), { state: { email, isAwaitingApproval } });
      return;
    }
    const errors = shownErrors(answer.errors ?? {});
    if (!show(answer, errors)) showToast(answer.message ?? '', 'error');
  };
  const text = (
    name: FieldPath<RegistrationForm>,
    label: string,
    more: { type?: string; autoComplete: string; required?: boolean },
  ) => <TextField control={control} name={name} label={label} size="large" {...more} />;
  return (
    <AccountFrame
      heading="Register"
      lead={
        isInSteps
          ? `Step ${isAtCompany ? 2 : 1} of 2: ${isAtCompany ? theirs : 'about you'}.`
          : 'We will email you a link to set your password.'
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        {!isAtCompany && (
          <>
            <RadioRow<NewUser['userType']> label="I am a" value={userType} options={kinds} onChange={choose} />
            <GenderField control={control} />
            <div className={styles.pair}>
              {text('customer.firstName', 'First name', { autoComplete: 'given-name', required: true })}
              {text('customer.lastName', 'Last name', { autoComplete: 'family-name', required: true })}
            </div>
            {text('customer.email', 'Email', { type: 'email', autoComplete: 'email', required: true })}
            <PhoneInput
              control={control}
              numberName="customer.phone"
              codeName="customer.phoneCode"
              label="Mobile number"
              country={site.country}
              required
              isCheckedByForm
            />
          </>
        )}
        {(!isInSteps || isAtCompany) && (
          <>
            {userType !== 'retail' && <CompanyFields control={control} isCorporate={userType === 'corporate'} />}
            {text('referralCode', 'Referral code (optional)', { autoComplete: 'off' })}
          </>
        )}
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.submit}
          disabledFocusable={register.isPending}
        >
          {isInSteps && !isAtCompany ? `Next: ${theirs}` : 'Register'}
        </Button>
        {isAtCompany && (
          <Button size="large" onClick={() => turn('person')}>
            Back
          </Button>
        )}
      </form>
      <p className={styles.below}>
        Already registered?{' '}
        <TextLink inline to={withRedirect(paths.login, redirect)}>
          Sign in
        </TextLink>
      </p>
    </AccountFrame>
  );
}

function GenderField({ control }: { control: Control<RegistrationForm> }) {
  const { field, fieldState } = useController({ control, name: 'customer.gender' });
  return (
    <Field label="Gender" required error={fieldState.error?.message}>
      {(aria) => (
        <SelectBox {...aria} size="large" value={field.value} onChange={field.onChange} ref={field.ref}>
          <option value="">Choose</option>
          <option value="1">Male</option>
          <option value="2">Female</option>
        </SelectBox>
      )}
    </Field>
  );
}
