import { useState } from 'react';
import { searchAreas } from '#shared/areas/search-areas.ts';
import type { ActivityShown } from '#shared/destination/activities/activity-shown.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { callApi } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { type Choice, TypeAhead } from '#web/ui/form/type-ahead.tsx';
import { type FormPicture, PicturesField } from './pictures-field.tsx';

interface Props {
  /** Left out, a new one is made. */
  activity: ActivityShown | undefined;
  /** Where a new one begins. */
  cityId: string;
  onClose(saved?: ActivityShown): void;
}

const valuesOf = (activity: ActivityShown | undefined, cityId: string) => ({
  name: activity?.name ?? '',
  description: activity?.description ?? '',
  cityId: activity?.cityId ?? cityId,
  areaId: activity?.area?.id ?? '',
  area: activity?.area?.name ?? '',
  pictures: (activity?.pictures ?? []) as FormPicture[],
});

/** Areas are a city's own. */
const meanings = [{ by: ['cityId'], fields: ['areaId', 'area'] }] as const;

/** How somebody else left it, in words. */
const wordsOf = ({ name, city, area, description, pictures }: ActivityShown): string =>
  [name, city, area?.name, description, pictures.length > 0 && `pictures: ${pictures.length}`]
    .filter(Boolean)
    .join(', ');

/** An activity's name, description, city, area and pictures; nothing changes before it is saved. */
export default function ActivityDialog({ activity, cityId, onClose }: Props) {
  const edit = useEdit({ stands: activity, valueOf: (one) => valuesOf(one, cityId), meanings });
  const { pictures, ...texts } = edit.value;
  const { form, values, field, refuse } = useShortForm(texts, edit);
  const [pictureErrors, setPictureErrors] = useState<Record<string, string>>({});
  const save = useAction(saveActivity, { quiet: true, invalidates: showingCatalogue });
  const submit = async () => {
    const { name, description, areaId } = values;
    const answer = await save.mutateAsync({
      ...(edit.base && { id: edit.base.id, version: edit.base.version }),
      ...{ name, description, cityId: values.cityId, areaId },
      pictures: pictures.map(({ url, uploadId, alt }) => (uploadId ? { uploadId, alt } : { url, alt })),
    });
    if (answer.ok) {
      showToast('Activity Saved Successfully');
      return onClose(answer.value.activity);
    }
    if (answer.stands) return edit.meet(answer.stands.record);
    const errors = answer.errors ?? {};
    const ofPictures = Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('pictures')));
    setPictureErrors(ofPictures);
    const { areaId: area, ...others } = errors;
    const isSaid = refuse({ ...answer, errors: area ? { ...others, area } : others });
    if (!isSaid && !Object.keys(ofPictures).length) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const inCity = values.cityId;
  const findArea = async (search: string): Promise<Choice[] | undefined> => {
    const answer = await callApi(
      searchAreas,
      { search, cityId: inCity, activeOnly: true, cursor: '' },
      { quiet: true },
    );
    return answer.ok ? answer.value.records.map(({ id, name }) => ({ id, name })) : undefined;
  };
  const chooseArea = (choice: Choice | undefined) => {
    field('areaId').onChange(choice?.id ?? '');
    field('area').onChange(choice?.name ?? '');
  };
  return (
    <RecordDialog
      title={activity ? activity.name : 'New activity'}
      kind="activity"
      id={undefined}
      mayEdit
      isSaving={save.isPending}
      now={edit.conflict && wordsOf(edit.conflict.now)}
      onTakeTheirs={edit.takeTheirs}
      form={form}
      holds={edit.value}
      onSubmit={() => void submit()}
      onClose={() => onClose()}
    >
      <ShortField
        {...field('name')}
        label="Name"
        required
        maxLength={120}
        dir="auto"
        autoComplete="off"
        autoFocus={!activity}
      />
      <TextArea {...field('description')} label="Description" rows={3} maxLength={4000} />
      <CityField
        required
        error={field('cityId').error}
        cityId={inCity}
        onChoose={(chosen) => {
          field('cityId').onChange(chosen);
          // Areas are a city's own.
          if (chosen !== inCity) chooseArea(undefined);
        }}
      />
      <TypeAhead
        label="Area"
        hint="One of the city’s areas; leave empty for none."
        things="areas"
        within={inCity}
        error={field('area').error}
        disabled={!inCity}
        chosen={values.area}
        find={findArea}
        onChoose={chooseArea}
      />
      <PicturesField
        pictures={pictures}
        errors={pictureErrors}
        onChange={(next) => {
          edit.change({ pictures: next });
          setPictureErrors({});
        }}
      />
    </RecordDialog>
  );
}
