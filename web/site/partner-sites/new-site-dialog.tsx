import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import type { ResponseOf } from '#shared/contract.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { currencyChoices, moduleChoices, zoneChoices } from './site-choices.ts';
import { shortNameFor } from './short-name-for.ts';
import { usualIn } from './usual-in.ts';

const useStyles = makeStyles({
  error: { ...wrongLine, margin: 0 },
  lead: { margin: '8px 0 0' },
  hint: { ...quietLine, margin: 0 },
});

interface Props {
  /** Subdomains are made under it; empty where the deployment has none. */
  platformDomain: string;
  onClose(): void;
  onMade(site: ResponseOf<typeof createSite>): void;
}

/** Makes a partner site: its name and address, what never changes again, and its first super admin. */
export default function NewSiteDialog({ platformDomain, onClose, onMade }: Props) {
  const styles = useFormStyles();
  const own = useStyles();
  const site = useSite();
  const { data: countries } = useCall(listCountries, {}, { staleTime: Infinity });
  const { control, handleSubmit, setError, setValue, watch, formState } = useContractForm(createSite, {
    shortName: '',
    domain: '',
    siteName: '',
    companyName: '',
    country: '',
    currency: '',
    zone: '',
    modules: [],
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
  });
  const [siteName, country, zone] = watch(['siteName', 'country', 'zone']);
  const { shortName: isNamed, currency: isPriced, zone: isZoned } = formState.dirtyFields;
  // What was chosen by hand stays; all else follows the name and the country.
  useEffect(() => {
    if (!isNamed) setValue('shortName', shortNameFor(siteName));
  }, [siteName, isNamed, setValue]);
  useEffect(() => {
    if (!country) return;
    const usual = usualIn(country);
    if (!isPriced) setValue('currency', usual.currency);
    if (!isZoned) setValue('zone', usual.zone);
  }, [country, isPriced, isZoned, setValue]);
  const create = useAction(createSite, { quiet: true, invalidates: [getSites] });
  const submit = handleSubmit(async (values) => {
    const answer = await create.mutateAsync(fromForm(createSite, values));
    if (answer.ok) onMade(answer.value);
    else if (!showFieldErrors(answer, setError)) showToast(answer.message ?? '', 'error');
  });
  const text = (name: 'siteName' | 'companyName' | 'firstName' | 'lastName', label: string, autoFocus = false) => (
    <TextField
      control={control}
      name={name}
      label={label}
      size="large"
      autoComplete="off"
      autoFocus={autoFocus}
      required
    />
  );
  const select = (
    name: 'country' | 'currency' | 'zone',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required error={fieldState.error?.message}>
          {(aria) => (
            <SelectBox {...aria} size="large" value={field.value} onChange={field.onChange} ref={field.ref}>
              {!field.value && <option value="">Choose</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      )}
    />
  );
  const shortName = watch('shortName').trim().toLowerCase();
  const subdomain =
    platformDomain && `The site opens at ${shortName || 'short-name'}.${platformDomain}. This cannot be changed later.`;
  return (
    <SiteDialog
      title="New site"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Create site', run: () => void submit(), primary: true, disabled: create.isPending },
      ]}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {text('siteName', 'Site name', true)}
        <TextField
          control={control}
          name="shortName"
          label="Short name"
          hint={subdomain || 'Lower-case letters, digits and hyphens. Cannot be changed later.'}
          size="large"
          autoComplete="off"
          spellCheck={false}
          required
        />
        {text('companyName', 'Company')}
        <TextField
          control={control}
          name="domain"
          label="The partner’s own domain"
          hint={platformDomain ? 'Leave empty if they have none.' : 'Such as fares.example.com'}
          size="large"
          autoComplete="off"
        />
        {select(
          'country',
          'Country',
          (countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
        )}
        <div className={styles.pair}>
          {select('currency', 'Currency', currencyChoices())}
          {select('zone', 'Time zone', zoneChoices(zone))}
        </div>
        <p className={own.hint}>Country, currency and time zone cannot be changed once the site is created.</p>
        <Controller
          control={control}
          name="modules"
          render={({ field, fieldState }) => (
            <div>
              <CheckboxGroup label="Modules" options={moduleChoices} chosen={field.value} onChange={field.onChange} />
              {fieldState.error && (
                <p role="alert" className={own.error}>
                  {fieldState.error.message}
                </p>
              )}
            </div>
          )}
        />
        <p className={own.lead}>
          First super admin, who will be emailed a link to set a password
          {!platformDomain && ' once the domain is live'}:
        </p>
        <div className={styles.pair}>
          {text('firstName', 'First name')}
          {text('lastName', 'Last name')}
        </div>
        <TextField control={control} name="email" label="Email" type="email" size="large" autoComplete="off" required />
        <PhoneInput
          control={control}
          numberName="phone"
          codeName="phoneCode"
          label="Mobile number (optional)"
          country={country || site.country}
          optional
        />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
