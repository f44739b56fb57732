import { type Control, type FieldPath, useController } from 'react-hook-form';
import { listCountries } from '#shared/reference/list-countries.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import type { RegistrationForm } from './registration-fields.ts';

interface Props {
  control: Control<RegistrationForm>;
  /** A company says more of itself than an agency. */
  isCorporate: boolean;
}

/** The new company: its name, how to reach it, where it is, and its numbers. */
export function CompanyFields({ control, isCorporate }: Props) {
  const styles = useFormStyles();
  const site = useSite();
  const { companyNumberTyped, hasPan } = siteTaxes(site);
  const text = (name: FieldPath<RegistrationForm>, label: string, more: { required?: boolean; type?: string } = {}) => (
    <TextField control={control} name={name} label={label} size="large" autoComplete="off" {...more} />
  );
  const phone = (which: 'primaryPhone' | 'secondaryPhone', label: string) => (
    <PhoneInput
      required={isCorporate}
      control={control}
      numberName={`company.${which}`}
      codeName={`company.${which}Code`}
      label={label}
      country={site.country}
      isCheckedByForm
    />
  );
  return (
    <>
      {text('company.companyName', isCorporate ? 'Company name' : 'Agency name', { required: true })}
      {isCorporate && (
        <>
          {text('company.primaryEmail', 'Company’s email', { required: true, type: 'email' })}
          {phone('primaryPhone', 'Company’s phone')}
          {phone('secondaryPhone', 'Second phone')}
          <div className={styles.pair}>
            {text('company.concernedPersonFirstName', 'Contact person', { required: true })}
            {text('company.concernedPersonLastName', 'Contact’s last name')}
          </div>
        </>
      )}
      {text('company.address1', 'Address', { required: true })}
      {text('company.address2', 'Address, second line')}
      <div className={styles.pair}>
        {text('company.city', 'City', { required: true })}
        {text('company.pincode', 'Postal code', { required: true })}
      </div>
      <div className={styles.pair}>
        {text('company.state', 'State', { required: true })}
        <CountryField control={control} />
      </div>
      <div className={styles.pair}>
        {text('billingDetails.gstNumber', companyNumberTyped)}
        {hasPan && text('billingDetails.panNumber', 'PAN')}
      </div>
    </>
  );
}

function CountryField({ control }: Pick<Props, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'company.country' });
  const { data: countries } = useCall(listCountries, {}, { staleTime: Infinity, quiet: true });
  return (
    <Field label="Country" required error={fieldState.error?.message}>
      {(aria) => (
        <SelectBox {...aria} size="large" value={field.value} onChange={field.onChange} ref={field.ref}>
          {(countries ?? [{ code: field.value, name: field.value }]).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
