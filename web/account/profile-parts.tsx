import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changeMyPhoneDetails } from '#shared/users/profile/change-my-phone-details.ts';
import type { UserData } from '#shared/users/model.ts';
import { saveProfile } from '#shared/users/profile/save-profile.ts';
import { useAction } from '#web/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { userAtom } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { AskUnsaved } from '#web/ui/dialog/ask-unsaved.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useAccountStyles } from './account-styles.ts';

const ChangePasswordDialog = lazyPart(() => import('#web/users/change-password-dialog.tsx'));

/** What one is called, how one is reached, and how one signs in, each changed in its place. */
export default function ProfileParts({ user }: { user: UserData }) {
  const styles = useAccountStyles();
  const [isNameUnsaved, setIsNameUnsaved] = useState(false);
  const [arePhonesUnsaved, setArePhonesUnsaved] = useState(false);
  /** Discarding draws the forms anew, with what is saved. */
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <AskUnsaved
        isUnsaved={isNameUnsaved || arePhonesUnsaved}
        onDiscard={() => {
          setIsNameUnsaved(false);
          setArePhonesUnsaved(false);
          setDrawn(drawn + 1);
        }}
      >
        If you leave now, you lose your changes to your{' '}
        {[isNameUnsaved && 'name', arePhonesUnsaved && 'phone numbers'].filter(Boolean).join(' and ')}.
      </AskUnsaved>
      <div className={styles.two}>
        <div className={styles.stack}>
          <NameCard key={drawn} user={user} onUnsaved={setIsNameUnsaved} />
          <SignInCard email={user.email} />
        </div>
        <PhonesCard key={drawn} user={user} onUnsaved={setArePhonesUnsaved} />
      </div>
    </>
  );
}

const genders = [
  ['1', 'Male'],
  ['2', 'Female'],
] as const;

interface CardProps {
  user: UserData;
  /** Whether something in it is not saved. */
  onUnsaved(isUnsaved: boolean): void;
}

const nameOf = ({ firstName, lastName, gender }: UserData) => ({
  firstName,
  lastName,
  gender: gender ? String(gender) : '',
});

function NameCard({ user, onUnsaved }: CardProps) {
  const styles = useAccountStyles();
  const held = nameOf(user);
  const { values, field, sends, refuse } = useShortForm(held);
  const names = Object.keys(held) as (keyof typeof held)[];
  const isUnsaved = names.some((name) => values[name] !== held[name]);
  useEffect(() => {
    onUnsaved(isUnsaved);
  }, [isUnsaved, onUnsaved]);
  const save = useAction(saveProfile, { quiet: true });
  const submit = async () => {
    const { firstName, lastName, gender } = values;
    const answer = await save.mutateAsync({
      firstName,
      lastName,
      ...(gender && { gender: Number(gender) as 1 | 2 }),
    });
    if (answer.ok) {
      store.set(userAtom, answer.value);
      const saved = nameOf(answer.value);
      for (const name of names) field(name).onChange(saved[name]);
      showToast('Profile saved.');
    } else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  return (
    <Card aria-label="Your name" className={styles.card}>
      <h2 className={styles.heading}>Your name</h2>
      <form {...sends(submit)} className={styles.form}>
        <div className={styles.pair}>
          <ShortField {...field('firstName')} label="First name" autoComplete="given-name" required />
          <ShortField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <ChoiceField
          {...field('gender')}
          label="Gender"
          all={user.gender ? undefined : 'Not specified'}
          options={genders}
        />
        <div className={styles.foot}>
          <Button type="submit" appearance="primary" disabledFocusable={save.isPending}>
            Save profile
          </Button>
        </div>
      </form>
    </Card>
  );
}

const labels = ['Primary', 'Secondary', 'Emergency'] as const;
type Numbers = Record<(typeof labels)[number], { phoneNumber: string; phoneCountryCode: string }>;

/** `INVALID` stands for a number that was never set. */
const numbersOf = (user: UserData): Numbers =>
  Object.fromEntries(
    labels.map((label) => {
      const held = user.phoneNumbers.find((one) => one.label === label);
      const phoneNumber = held?.phoneNumber === 'INVALID' ? '' : (held?.phoneNumber ?? '').replace(/[\s().-]/g, '');
      return [label, { phoneNumber, phoneCountryCode: held?.phoneCountryCode.replace('INVALID', '') ?? '' }];
    }),
  ) as Numbers;

/** A dial code alone is no number. */
const isOtherNumber = (one: Numbers[keyof Numbers], held: Numbers[keyof Numbers]): boolean =>
  one.phoneNumber !== held.phoneNumber ||
  (one.phoneNumber !== '' && held.phoneCountryCode !== '' && one.phoneCountryCode !== held.phoneCountryCode);

function PhonesCard({ user, onUnsaved }: CardProps) {
  const styles = useAccountStyles();
  const { country } = useSite();
  const [held, setHeld] = useState(() => numbersOf(user));
  const { control, getValues, setError, clearErrors } = useForm<Numbers>({ defaultValues: held });
  const written = useWatch({ control }) as Numbers;
  const isUnsaved = labels.some((label) => isOtherNumber(written[label], held[label]));
  useEffect(() => {
    onUnsaved(isUnsaved);
  }, [isUnsaved, onUnsaved]);
  const change = useAction(changeMyPhoneDetails, { quiet: true });
  const submit = async () => {
    clearErrors();
    const phoneNumbers = labels
      .map((label) => ({ label, ...getValues()[label] }))
      // One that was emptied is taken away; one that never was is left out.
      .filter(
        ({ label, phoneNumber }) =>
          phoneNumber || user.phoneNumbers.some((one) => one.label === label && one.phoneNumber !== 'INVALID'),
      );
    if (!phoneNumbers.length) {
      setError('Primary.phoneNumber', { message: 'Phone number is required!' }, { shouldFocus: true });
      return;
    }
    const answer = await change.mutateAsync({ phoneNumbers });
    if (answer.ok) {
      store.set(userAtom, answer.value);
      setHeld(getValues());
      showToast('Successfully updated phone number');
      return;
    }
    const wrong = phoneNumbers.filter(({ label }, at) => {
      const message =
        answer.errors?.[`phoneNumbers.${at}.phoneNumber`] ?? answer.errors?.[`phoneNumbers.${at}.phoneCountryCode`];
      if (message) setError(`${label}.phoneNumber`, { type: 'server', message }, { shouldFocus: true });
      return message;
    });
    if (!wrong.length) showToast(answer.message ?? 'Unable to update phone number', 'error');
  };
  return (
    <Card aria-label="Phone numbers" className={styles.card}>
      <h2 className={styles.heading}>Phone numbers</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        {labels.map((label) => (
          <PhoneInput
            key={label}
            control={control}
            numberName={`${label}.phoneNumber`}
            codeName={`${label}.phoneCountryCode`}
            label={label}
            country={country}
            optional={label !== 'Primary'}
            isCheckedByForm={label === 'Primary'}
          />
        ))}
        <div className={styles.foot}>
          <Button type="submit" appearance="primary" disabledFocusable={change.isPending}>
            Save numbers
          </Button>
        </div>
      </form>
    </Card>
  );
}

function SignInCard({ email }: { email: string }) {
  const styles = useAccountStyles();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-label="Signing in" className={styles.card}>
      <h2 className={styles.heading}>Signing in</h2>
      <p className={styles.text}>You sign in as {email}. To change it, please contact us.</p>
      <div className={styles.foot}>
        <LinkButton to={paths.userDevices}>Devices</LinkButton>
        <Button onClick={() => setIsOpen(true)}>Change password</Button>
      </div>
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
