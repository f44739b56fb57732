import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import { useSearchParams } from 'react-router-dom';
import { useFirstCity } from '../use-first-city.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';
import { callApi } from '#web/api/client.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { type Choice, TypeAhead } from '#web/ui/form/type-ahead.tsx';
import { CityField } from '#web/ui/form/city-field.tsx';
import { showingMasters } from './master-calls.ts';

const areasOf =
  (cityId: string) =>
  async (search: string): Promise<Choice[] | undefined> => {
    const answer = await callApi(searchAreas, { search, cityId, activeOnly: true, cursor: '' }, { quiet: true });
    return answer.ok ? answer.value.records.map(({ id, name }) => ({ id, name })) : undefined;
  };

type Fields = (name: 'area' | 'areaId') => { onChange(text: string): void };
function chooseArea(field: Fields, choice: Choice | undefined): void {
  field('areaId').onChange(choice?.id ?? '');
  field('area').onChange(choice?.name ?? '');
}

/** A hotel or other place to stay; a new one begins in the list’s city, as areas do. */
export default function AccommodationDialog(props: EditorProps<AccommodationShown>) {
  const [query] = useSearchParams();
  const wanted = query.get('cityId') ?? '';
  const first = useFirstCity(!props.row && !wanted);
  return first.isPending ? null : <Editor {...props} cityId={wanted || first.cityId} />;
}

const Editor = ({ cityId: first, ...props }: EditorProps<AccommodationShown> & { cityId: string }) => (
  <RecordEditor
    {...props}
    kind="accommodation"
    call={createNewAccomodation}
    invalidates={showingMasters}
    nameOf={({ name }) => name}
    valuesOf={(stay) => ({
      name: stay?.name ?? '',
      address: stay?.address ?? '',
      area: stay?.area ?? '',
      areaId: stay?.areaId ?? '',
      cityId: stay?.cityId ?? first,
      phoneNumber: stay?.phoneNumber ?? '',
      email: stay?.email ?? '',
    })}
    wordsOf={({ name, address, area, city, phoneNumber, email }) =>
      [name, address, area, city, phoneNumber, email].filter(Boolean).join(', ')
    }
    fields={[
      { name: 'name', label: 'Name', maxLength: 120 },
      { name: 'address', label: 'Address', maxLength: 300 },
      ({ values, field }) => (
        <CityField
          error={field('cityId').error}
          cityId={values.cityId}
          disabled={!props.mayEdit}
          onChoose={(cityId) => {
            field('cityId').onChange(cityId);
            // Areas are a city's own.
            if (cityId !== values.cityId) chooseArea(field, undefined);
          }}
        />
      ),
      ({ values, field }) => (
        <TypeAhead
          label="Area"
          hint={
            values.area && !values.areaId
              ? `${values.area} is not one of the city’s areas: please choose one.`
              : 'One of the city’s areas, used to find transfers.'
          }
          things="areas"
          within={values.cityId}
          error={field('areaId').error}
          disabled={!props.mayEdit || !values.cityId}
          chosen={values.area}
          find={areasOf(values.cityId)}
          onChoose={(choice) => chooseArea(field, choice)}
        />
      ),
      { name: 'phoneNumber', label: 'Phone number', type: 'tel', inputMode: 'tel', maxLength: 30 },
      { name: 'email', label: 'Email', type: 'email', inputMode: 'email', maxLength: 254 },
    ]}
  />
);
