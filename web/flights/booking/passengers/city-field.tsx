import { makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { searchCities } from '#shared/reference/search-cities.ts';
import type { City } from '#shared/reference/model.ts';
import { callApi } from '#web/api/client.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { BookingForm } from '../../journey/passenger-fields.ts';

// The list opens by itself; the browser's arrow says nothing more.
const useStyles = makeStyles({ box: { '& input::-webkit-calendar-picker-indicator': { display: 'none !important' } } });

/** Spec: search inputs ask once they have stood still so long. Milliseconds. */
const STILL = 500;
const LEAST_LETTERS = 2;

const asked = (city: string) => ({ city, priceOnly: false, cityId: '' });
const firstOf = (cities: readonly City[], typed: string): City | undefined =>
  typed.length < LEAST_LETTERS
    ? undefined
    : cities.find(({ city }) => city.toLowerCase().startsWith(typed.toLowerCase()));

/** The contact's city: cities by their beginning with their country, Tab takes the first. Any other is as good. */
export default function CityField({ control }: { control: Control<BookingForm> }) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'passengers.0.city' });
  const styles = useStyles();
  const list = useId();
  const typed = useDebounced(value, STILL);
  const { data: cities = [] } = useCall(searchCities, asked(typed), {
    enabled: fieldState.isDirty && typed.length >= LEAST_LETTERS,
    quiet: true,
    staleTime: Infinity,
  });
  const latest = useRef('');
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /** Whoever is faster than the list has it asked for at once; the focus goes on meanwhile. */
  const takeFirst = async () => {
    const known = firstOf(cities, value);
    if (known) return onChange(known.city);
    if (!fieldState.isDirty || value.length < LEAST_LETTERS) return;
    const answer = await callApi(searchCities, asked(value), { quiet: true });
    const first = answer.ok && latest.current === value ? firstOf(answer.value, value) : undefined;
    if (first) onChange(first.city);
  };
  return (
    <Field label="Search Cities" error={fieldState.error?.message}>
      {(aria) => (
        <>
          <InputBox
            {...aria}
            className={styles.box}
            name="passengers.0.city"
            size="large"
            placeholder="City (optional)"
            autoComplete="address-level2"
            list={list}
            ref={ref}
            value={value}
            onBlur={onBlur}
            onChange={onChange}
            onKeyDown={({ key, shiftKey }) => {
              if (key === 'Tab' && !shiftKey) void takeFirst();
            }}
          />
          <datalist id={list}>
            {cities.map(({ id, city, countryCode, country }) => (
              <option key={id} value={city} label={`${city} (${countryCode}), ${country}`} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
