import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { type AccommodationShown, accommodationShown } from '#shared/destination/masters.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { CityField } from '../city-field.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { EditorProps } from './editor.ts';
import { showingMasters } from './master-calls.ts';

/** A hotel or other place to stay. */
export default function AccommodationDialog({ row, mayEdit, onClose }: EditorProps<AccommodationShown>) {
  const { form, values, field, submit, isSaving, now, takeTheirs } = useRecordForm({
    call: createNewAccomodation,
    invalidates: showingMasters,
    row,
    shown: accommodationShown,
    valuesOf: (stay) => ({
      name: stay?.name ?? '',
      address: stay?.address ?? '',
      area: stay?.area ?? '',
      cityId: stay?.cityId ?? '',
      phoneNumber: stay?.phoneNumber ?? '',
      email: stay?.email ?? '',
    }),
    wordsOf: ({ name, address, area, city, phoneNumber, email }) =>
      [name, address, area, city, phoneNumber, email].filter(Boolean).join(', '),
    requestOf: (fields) => fields,
    saved: ({ accommodation }) => `${accommodation.name} saved.`,
    onDone: onClose,
  });
  const usual = { dir: 'auto', autoComplete: 'off', disabled: !mayEdit } as const;
  return (
    <RecordDialog
      title={row ? row.name : 'New accommodation'}
      kind="accommodation"
      id={row?.id}
      mayEdit={mayEdit}
      isSaving={isSaving}
      now={now}
      onTakeTheirs={takeTheirs}
      form={form}
      holds={values}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShortField {...field('name')} {...usual} label="Name" maxLength={120} autoFocus={!row} />
      <ShortField {...field('address')} {...usual} label="Address" maxLength={300} />
      <CityField
        error={field('cityId').error}
        cityId={values.cityId}
        disabled={!mayEdit}
        onChoose={(cityId) => field('cityId').onChange(cityId)}
      />
      <ShortField {...field('area')} {...usual} label="Area" maxLength={80} />
      <ShortField {...field('phoneNumber')} {...usual} label="Phone number" type="tel" inputMode="tel" maxLength={30} />
      <ShortField {...field('email')} {...usual} label="Email" type="email" inputMode="email" maxLength={254} />
    </RecordDialog>
  );
}
