import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { searchCities } from '#shared/reference/search-cities.ts';
import type { City } from '#shared/reference/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { useDebounced } from './use-debounced.ts';

const labelOf = ({ city, country }: City) => `${city} (${country})`;

/** A city by the beginning of its name; Tab takes the first match. */
export default function CityPicker({ value, onChange, error }: { value: City | undefined; onChange(city: City | undefined): void; error?: string }) {
  const [text, setText] = useState<string>();
  const typed = useDebounced(text ?? '', 500);
  const { data = [] } = useCall(searchCities, { city: typed, priceOnly: 'false', cityId: '' }, { enabled: typed.length > 1, quiet: true });
  const take = (city: City | undefined) => {
    onChange(city);
    setText(undefined);
  };
  return (
    <Field label="Search Cities" validationMessage={error} validationState={error ? 'error' : 'none'}>
      <Combobox freeform value={text ?? (value ? labelOf(value) : '')} selectedOptions={value ? [value.id] : []} style={{ minWidth: 0 }} input={{ style: { minWidth: 0 } }}
        onChange={(event) => setText(event.target.value)} onOptionSelect={(_, { optionValue }) => take(data.find(({ id }) => id === optionValue))}
        onKeyDown={(event) => { if (event.key === 'Tab' && text && data[0]) take(data[0]); }}>
        {data.map((city) => <Option key={city.id} value={city.id} text={labelOf(city)}>{labelOf(city)}</Option>)}
      </Combobox>
    </Field>
  );
}
