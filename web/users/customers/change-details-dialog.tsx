import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { callApi, fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { meanwhile, NOTHING_LOST, saveLabel } from '#web/ui/edit/edit-words.ts';
import { changedFields, fieldsOnTop } from '#web/ui/edit/on-top.ts';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { smallText } from '#web/ui/text.ts';
import { showingCustomers } from './customer-actions.ts';
import { nameOf } from './customer-text.tsx';
import { type DetailsValues, detailsResolver, phoneFields, standingBeside, valuesOf } from './details-form.ts';

const useStyles = makeStyles({
  now: {
    ...smallText,
    display: 'block',
    marginTop: '4px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground2,
    overflowWrap: 'anywhere',
  },
});

/** `Change Details`: what staff may change of a customer. Nothing that was typed is lost to somebody else's change. */
export default function ChangeDetailsDialog({ of, onClose }: { of: CustomerDetails; onClose(): void }) {
  const styles = useFormStyles();
  const own = useStyles();
  const site = useSite();
  const { country } = site;
  const { companyNumberTyped, hasGstin, hasPan } = siteTaxes(site);
  const told = useRef<HTMLParagraphElement>(null);
  // The details beside the dialog may be asked again meanwhile; the form stays what was opened.
  const [{ customer }] = useState(of);
  const [seen, setSeen] = useState({ version: of.version, values: valuesOf(customer) });
  const [isPanRemoved, removePan] = useState(false);
  const hasCompany = customer.legalEntityId !== '';
  /** What stands by somebody else's change that came first. */
  const [conflict, setConflict] = useState<{ by: string | undefined; now: DetailsValues }>();
  const { control, handleSubmit, setError, trigger, formState, getValues, setValue } = useForm<DetailsValues>({
    defaultValues: seen.values,
    resolver: detailsResolver(customer.userType),
    mode: 'onTouched',
  });
  const change = useAction(updateDetails, { quiet: true, invalidates: showingCustomers });
  const { errors } = formState;
  const typed = { ...getValues(), ...useWatch({ control }) } as DetailsValues;
  const beside = conflict ? standingBeside(conflict.now, typed) : {};

  // What a complaint is about may be mended in the field beside: the dial code, or the other way to reach somebody.
  const reached = JSON.stringify([typed.email, ...phoneFields.map(([field]) => typed[field])]);
  useEffect(() => {
    const wrong = phoneFields.map(([field]) => field).filter((field) => errors[field]);
    const isMailWrong = errors.email && errors.email.type !== 'server';
    if (wrong.length || isMailWrong)
      void trigger([...wrong.map((field) => `${field}.phone` as const), ...(isMailWrong ? (['email'] as const) : [])]);
  }, [reached]); // oxlint-disable-line react/exhaustive-deps

  // Whoever pressed Save at the form's end hears of the other's change at its beginning.
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);

  const submit = handleSubmit(async (values) => {
    // A person's own is not shown: it stays unless another is written, or it is to go.
    const ownPan = values.panNumber || (isPanRemoved ? '' : undefined);
    const panNumber = hasCompany ? values.panNumber : ownPan;
    const answer = await change.mutateAsync(fromForm(updateDetails, { ...values, panNumber, version: seen.version }));
    if (answer.ok) {
      showToast('Details saved.');
      onClose();
      return;
    }
    if (answer.stands) {
      const { version } = answer.stands;
      const now = valuesOf(answer.stands.customer);
      // What one did not touch is theirs now; a person's own PAN is not shown, and stays as it was typed.
      const merged = fieldsOnTop(now, seen.values, values);
      for (const field of changedFields(values, merged)) setValue(field, merged[field]);
      const fresh = await callApi(getUserById, { id: customer.users_id }, { quiet: true });
      setConflict({ by: fresh.ok ? fresh.value.events[0]?.by : undefined, now });
      setSeen({ version, values: now });
    } else if (!showFieldErrors(answer, setError)) showToast(answer.message ?? 'Something went wrong', 'error');
  });

  const note = (field: keyof DetailsValues) =>
    beside[field] !== undefined && <span className={own.now}>Now: {beside[field]}</span>;
  const text = (name: FieldPath<DetailsValues> & keyof DetailsValues, label: string, more: object = {}) => (
    <div>
      <TextField control={control} name={name} label={label} size="large" autoComplete="off" dir="auto" {...more} />
      {note(name)}
    </div>
  );
  return (
    <SiteDialog
      title="Change Details"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: saveLabel(conflict !== undefined),
          run: () => void submit(),
          primary: true,
          disabled: change.isPending || Object.keys(errors).length > 0,
        },
      ]}
    >
      <form className={styles.form} onSubmit={submit} noValidate aria-label={nameOf(customer)}>
        {conflict && (
          <p ref={told} role="alert" className={styles.error}>
            {meanwhile(conflict.by)} {NOTHING_LOST} Where your entry differs, the saved value is shown below the field.
            Save again to replace it with yours.
          </p>
        )}
        <div className={styles.pair}>
          {text('firstName', 'First Name', { required: true })}
          {text('lastName', 'Last Name')}
        </div>
        {text('email', 'Email', { type: 'email' })}
        {phoneFields.map(([field, label]) => (
          <div key={field}>
            <PhoneInput
              control={control}
              numberName={`${field}.phone`}
              codeName={`${field}.phoneCode`}
              label={`${label} Phone`}
              country={country}
              isCheckedByForm
            />
            {note(field)}
          </div>
        ))}
        {customer.userType !== 'staff' &&
          text('companyName', 'Company Name', { required: customer.userType === 'travelAgent' })}
        {hasCompany ? (
          <div className={styles.pair}>
            {(hasPan || customer.panNumber) && text('panNumber', 'PAN Number')}
            {text('gstNumber', hasGstin ? 'GST Number' : companyNumberTyped)}
          </div>
        ) : hasPan || of.panEnd ? (
          <div>
            <TextField
              control={control}
              name="panNumber"
              label="PAN Number"
              size="large"
              autoComplete="off"
              disabled={isPanRemoved}
              hint={of.panEnd ? `A PAN ending in ${of.panEnd} is on file. Leave empty to keep it.` : undefined}
            />
            {of.panEnd && (
              <Checkbox
                label="Remove the PAN on file"
                checked={isPanRemoved}
                onChange={(is) => {
                  removePan(is);
                  setValue('panNumber', '');
                }}
              />
            )}
          </div>
        ) : null}
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
