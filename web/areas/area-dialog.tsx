import { addArea } from '#shared/areas/add-area.ts';
import { areaRow, type AreaRow } from '#shared/areas/area.ts';
import { CityField } from '#web/destination/city-field.tsx';
import { RecordDialog } from '#web/destination/record-dialog.tsx';
import { useDeskStale } from '#web/destination/use-desk-stale.ts';
import { useRecordForm } from '#web/destination/use-record-form.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';

interface Props {
  /** Left out, a new one is added. */
  area: AreaRow | undefined;
  /** City that a new one begins with; empty for none. */
  cityId: string;
  mayEdit: boolean;
  onClose(): void;
}

/** An area's name and city, and who changed them. */
export default function AreaDialog({ area, cityId, mayEdit, onClose }: Props) {
  const deskIsStale = useDeskStale();
  const form = useRecordForm<typeof addArea, AreaRow, 'name' | 'cityId'>({
    call: addArea,
    invalidates: [],
    row: area,
    shown: areaRow,
    valuesOf: (row) => ({ name: row?.name ?? '', cityId: row?.city.id ?? cityId }),
    wordsOf: ({ name, city }) => `${name}, ${city.city}`,
    requestOf: (values) => values,
    saved: (answer) => `${answer.area.name} ${area ? 'changed' : 'added'}.`,
    // Transfers and activities call it by its name.
    onDone: () => {
      deskIsStale();
      onClose();
    },
  });
  const city = form.field('cityId');
  return (
    <RecordDialog
      title={area ? 'Change area' : 'Add New Area'}
      kind="area"
      id={area?.id}
      mayEdit={mayEdit}
      isSaving={form.isSaving}
      now={form.now}
      onTakeTheirs={form.takeTheirs}
      form={form.form}
      holds={form.values}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ShortField
        {...form.field('name')}
        label="Name"
        maxLength={80}
        autoComplete="off"
        autoFocus
        readOnly={!mayEdit}
      />
      <CityField
        required
        disabled={!mayEdit}
        cityId={city.value}
        error={city.error}
        onChoose={(chosen) => city.onChange(chosen)}
      />
    </RecordDialog>
  );
}
