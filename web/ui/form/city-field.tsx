import type { Ref } from 'react';
import { searchCities } from '#shared/reference/search-cities.ts';
import { callApi } from '#web/api/client.ts';
import { useCall } from '#web/api/use-call.ts';
import { type Choice, TypeAhead } from './type-ahead.tsx';

interface Props {
  /** `City` unless a screen says it otherwise. */
  label?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** As high as a form's fields unless it stands in a list's bar. */
  size?: 'medium' | 'large';
  /** Id of the city chosen; empty for none. */
  cityId: string;
  /** Its id and name; both empty once the field is emptied. */
  onChoose(cityId: string, city: string): void;
  ref?: Ref<HTMLInputElement>;
}

const find = async (city: string): Promise<Choice[] | undefined> => {
  const answer = await callApi(searchCities, { city, priceOnly: false, cityId: '' }, { quiet: true });
  return answer.ok
    ? answer.value.map(({ id, city: name, country, countryCode }) => ({
        id,
        name,
        note: `${country} (${countryCode})`,
      }))
    : undefined;
};

/** A city of the reference data, by the beginning of its name; Tab takes the first. Its name is asked for by its id. */
export function CityField({ label = 'City', placeholder = 'Search Cities', cityId, onChoose, ...field }: Props) {
  const { data } = useCall(
    searchCities,
    { city: '', priceOnly: false, cityId },
    { enabled: cityId !== '', quiet: true, staleTime: Infinity },
  );
  return (
    <TypeAhead
      {...field}
      label={label}
      placeholder={placeholder}
      things="cities"
      chosen={cityId ? (data?.[0]?.city ?? '') : ''}
      find={find}
      onChoose={(choice) => onChoose(choice?.id ?? '', choice?.name ?? '')}
    />
  );
}
