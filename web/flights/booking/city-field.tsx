import { makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { searchCities } from '#shared/reference/search-cities.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/field.tsx';
import { InputBox } from '#web/ui/input-box.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { BookingForm } from './passenger-fields.ts';

// The list opens by itself; the browser's arrow says nothing more.
const useStyles = makeStyles({ box: { '& input::-webkit-calendar-picker-indicator': { display: 'none !important' } } });

/** Spec: search inputs ask once they have stood still so long. Milliseconds. */
const STILL = 500;
const LEAST_LETTERS = 2;

/** The contact's city: cities by their beginning with their country, Tab takes the first. Any other is as good. */
export function CityField({ control }: { control: Control<BookingForm> }) {
  const { field: { ref, value, onBlur, onChange }, fieldState } = useController({ control, name: 'passengers.0.city' });
  const styles = useStyles();
  const list = useId();
  const typed = useDebounced(value, STILL);
  const { data: cities = [] } = useCall(searchCities, { city: typed, priceOnly: 'false', cityId: '' }, { enabled: fieldState.isDirty && typed.length >= LEAST_LETTERS, quiet: true, staleTime: Infinity });
  const first = cities.find(({ city }) => value.length >= LEAST_LETTERS && city.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <Field label="City (optional)" error={fieldState.error?.message}>
      {(aria) => (
        <>
          <InputBox {...aria} className={styles.box} name="passengers.0.city" size="large" placeholder="Search Cities" autoComplete="address-level2" list={list} ref={ref} value={value} onBlur={onBlur} onChange={onChange}
            onKeyDown={({ key, shiftKey }) => { if (key === 'Tab' && !shiftKey && first) onChange(first.city); }} />
          <datalist id={list}>{cities.map(({ id, city, countryCode, country }) => <option key={id} value={city} label={`${city} (${countryCode}), ${country}`} />)}</datalist>
        </>
      )}
    </Field>
  );
}
