import { type Control, useController } from 'react-hook-form';
import { listCountries } from '#shared/reference/list-countries.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import type { NewAgentFields } from './new-agent-fields.ts';

/** Name and address of a company that the site does not have yet. */
export function NewCompanyFields({ control }: { control: Control<NewAgentFields> }) {
  const styles = useFormStyles();
  const country = useController({ control, name: 'country' });
  const { data: countries } = useCall(listCountries, {}, { staleTime: Infinity });
  const text = (name: keyof NewAgentFields, label: string, required = true) => (
    <TextField control={control} name={name} label={label} size="large" autoComplete="off" required={required} />
  );
  const { value } = country.field;
  return (
    <>
      {text('companyName', 'Company name')}
      {text('address1', 'Address')}
      {text('address2', 'Address, second line', false)}
      <div className={styles.pair}>
        {text('city', 'City')}
        {text('pincode', 'Postal code')}
      </div>
      <div className={styles.pair}>
        {text('state', 'State')}
        <Field label="Country" required error={country.fieldState.error?.message}>
          {(aria) => (
            <SelectBox {...aria} size="large" value={value} onChange={country.field.onChange} ref={country.field.ref}>
              {(countries ?? [{ code: value, name: value }]).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      </div>
    </>
  );
}
