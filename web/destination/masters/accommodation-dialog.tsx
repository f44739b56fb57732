import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import type { AccommodationShown } from '#shared/destination/masters.ts';
import { useSearchParams } from 'react-router-dom';
import { useFirstCity } from '../use-first-city.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';
import { CityField } from '../city-field.tsx';
import { showingMasters } from './master-calls.ts';

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
          onChoose={(cityId) => field('cityId').onChange(cityId)}
        />
      ),
      { name: 'area', label: 'Area', maxLength: 80 },
      { name: 'phoneNumber', label: 'Phone number', type: 'tel', inputMode: 'tel', maxLength: 30 },
      { name: 'email', label: 'Email', type: 'email', inputMode: 'email', maxLength: 254 },
    ]}
  />
);
