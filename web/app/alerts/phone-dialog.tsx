import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { FieldErrors as MessagesByField } from '#shared/errors.ts';
import { changeMyPhoneDetails } from '#shared/users/profile/change-my-phone-details.ts';
import type { UserData } from '#shared/users/model.ts';
import { useAction } from '#web/api/use-action.ts';
import { userAtom, useUser } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { mayRing } from '#web/ui/may-ring.ts';
import { PHONE_INVALID, PHONE_REQUIRED, PhoneInput } from '#web/ui/form/phone-input.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn } from '#web/ui/stack.ts';

const labels = ['Primary', 'Secondary', 'Emergency'] as const;
type Values = Record<(typeof labels)[number], { phoneNumber: string; phoneCountryCode: string }>;

const useStyles = makeStyles({
  form: inColumn('16px'),
  lead: { margin: '0 0 16px' },
});

/** Asks for the number that airlines call: what is wrong is said at each number, and the rest stays as it was. */
export default function PhoneDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const { country } = useSite();
  const user = useUser();
  const { control, handleSubmit, setError, trigger, formState } = useForm<Values>({
    defaultValues: valuesOf(user?.phoneNumbers ?? []),
    resolver,
    mode: 'onTouched',
  });
  const change = useAction(changeMyPhoneDetails, { quiet: true });
  const typed = useWatch({ control });
  const wrong = labels.filter((label) => formState.errors[label]);
  // Another dial code may mend a number.
  const codes = labels.map((label) => typed[label]?.phoneCountryCode).join();
  useEffect(() => {
    if (wrong.length) void trigger(wrong.map((label) => `${label}.phoneNumber` as const));
  }, [codes]); // oxlint-disable-line react/exhaustive-deps

  const submit = handleSubmit(async (values) => {
    const phoneNumbers = labels
      // One that was emptied is taken away.
      .filter((label) => values[label].phoneNumber || formState.defaultValues?.[label]?.phoneNumber)
      .map((label) => ({ label, ...values[label] }));
    const answer = await change.mutateAsync({ phoneNumbers });
    if (answer.ok) {
      store.set(userAtom, answer.value);
      showToast('Successfully updated phone number');
      onClose();
      return;
    }
    showToast('Unable to update phone number', 'error');
    phoneNumbers.forEach(({ label }, at) => {
      const message = messageAt(answer.errors, at);
      if (message) setError(`${label}.phoneNumber`, { type: 'server', message }, { shouldFocus: true });
    });
  });
  return (
    <SiteDialog
      title="Please enter a valid phone number"
      onClose={onClose}
      actions={[
        { label: 'Later', run: onClose },
        { label: 'Save', run: () => void submit(), primary: true, disabled: change.isPending || wrong.length > 0 },
      ]}
    >
      <p className={styles.lead}>Your primary phone number is not valid. Airlines call it when a flight changes.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        {labels.map((label) => (
          <PhoneInput
            key={label}
            control={control}
            numberName={`${label}.phoneNumber`}
            codeName={`${label}.phoneCountryCode`}
            label={label}
            country={country}
            isCheckedByForm
          />
        ))}
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}

/** Numbers as they are kept; `INVALID` stands for one that was never set. */
function valuesOf(numbers: UserData['phoneNumbers']): Values {
  const known = (text = '') => text.replace('INVALID', '').replace(/[\s().-]/g, '');
  const entries = labels.map((label) => {
    const held = numbers.find((one) => one.label === label);
    return [label, { phoneNumber: known(held?.phoneNumber), phoneCountryCode: known(held?.phoneCountryCode) }] as const;
  });
  return Object.fromEntries(entries) as Values;
}

/** The primary number has to be there; each that is there has to be one that could ring. */
const resolver: Resolver<Values> = async (values) => {
  const errors: FieldErrors<Values> = {};
  for (const label of labels) {
    const { phoneNumber, phoneCountryCode } = values[label];
    if (!phoneNumber) {
      if (label === 'Primary') errors[label] = { phoneNumber: { type: 'required', message: PHONE_REQUIRED } };
    } else if (!(await mayRing(phoneCountryCode, phoneNumber)))
      errors[label] = { phoneNumber: { type: 'phone', message: PHONE_INVALID } };
  }
  return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
};

const messageAt = (errors: MessagesByField | undefined, at: number): string | undefined =>
  errors?.[`phoneNumbers.${at}.phoneNumber`] ?? errors?.[`phoneNumbers.${at}.phoneCountryCode`];
