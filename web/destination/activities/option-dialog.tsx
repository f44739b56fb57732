import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { weekdayName } from '#shared/destination/rates/tidy-days.ts';
import { type TourOptionShown, tourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { inPairs } from '#web/ui/stack.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { ALL_DAYS, choicesOf, errorsOf, type OptionChoices, optionOf, textsOf } from './option-form.ts';
import { fetchedWords, includedWords, runsWords, stopsWords } from './option-words.ts';
import { StopSalesField } from './stop-sales-field.tsx';

const useStyles = makeStyles({
  checks: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', margin: '0 -8px' },
  times: inPairs('8px 12px'),
});

const days = ALL_DAYS.map((day) => ({ value: String(day), label: weekdayName(day) }));
const flags = [
  ['hasMeal', 'Meal'],
  ['hasGuide', 'Guide'],
  ['hasTicket', 'Ticket'],
  ['hasTimeSlots', 'Set times of the day'],
] as const;

interface Props {
  activityId: string;
  /** Left out, a new one is made. */
  option: TourOptionShown | undefined;
  mayEdit: boolean;
  onClose(): void;
}

/** How somebody else left it, in words. */
const wordsOf = (option: TourOptionShown): string =>
  [option.name, runsWords(option), fetchedWords(option), includedWords(option), stopsWords(option), option.description]
    .filter(Boolean)
    .join(', ');

/** A way to do an activity: what comes with it, when it runs, and when it is not sold. */
export default function OptionDialog({ activityId, option, mayEdit, onClose }: Props) {
  const styles = useStyles();
  const { form, values, field, refuse } = useShortForm(textsOf(option));
  const [choices, setChoices] = useState<OptionChoices>(choicesOf(option));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [theirs, setTheirs] = useState<TourOptionShown>();
  const save = useAction(saveTourOptions, { quiet: true, invalidates: showingCatalogue });
  const seen = theirs ?? option;
  const choose = (changed: Partial<OptionChoices>) => {
    setChoices((before) => ({ ...before, ...changed }));
    setErrors({});
  };
  const submit = async () => {
    if (!choices.weekdays.length) return setErrors({ weekdays: 'Please choose a day that it runs on.' });
    const named = seen ? { id: seen.id, version: seen.version } : {};
    const answer = await save.mutateAsync({ activityId, tourOptions: [{ ...named, ...optionOf(values, choices) }] });
    if (answer.ok) {
      showToast('Tour option saved');
      return onClose();
    }
    const [now] = (answer.detail as { records?: unknown[] } | undefined)?.records ?? [];
    const read = z.safeParse(tourOptionShown, now);
    if (answer.code === 'CONFLICT' && read.success) return setTheirs(read.data);
    const said = errorsOf(answer.errors);
    setErrors(said);
    const isSaid = refuse({ ...answer, errors: said });
    if (!isSaid && !Object.keys(said).length) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const takeTheirs = () => {
    if (!theirs) return;
    for (const [name, value] of Object.entries(textsOf(theirs))) field(name as keyof typeof values).onChange(value);
    setChoices(choicesOf(theirs));
  };
  const usual = { dir: 'auto', autoComplete: 'off', disabled: !mayEdit } as const;
  return (
    <RecordDialog
      title={option ? option.name : 'New tour option'}
      kind="tourOption"
      id={option?.id}
      mayEdit={mayEdit}
      isSaving={save.isPending}
      now={theirs && wordsOf(theirs)}
      onTakeTheirs={takeTheirs}
      form={form}
      holds={[values, choices]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField {...field('name')} {...usual} label="Name" required maxLength={120} autoFocus={!option} />
      <TextArea {...field('description')} label="Description" rows={3} maxLength={4000} disabled={!mayEdit} />
      <div className={styles.checks}>
        {flags.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            disabled={!mayEdit}
            checked={choices[name]}
            onChange={(is) => choose({ [name]: is })}
          />
        ))}
      </div>
      {choices.hasTimeSlots && (
        <ShortField
          {...field('timeSlots')}
          {...usual}
          label="Times"
          hint="Like 09:30, 15:00"
          maxLength={200}
          inputMode="numeric"
        />
      )}
      <div className={styles.times}>
        <ShortField {...field('pickupPickupTime')} {...usual} label="Fetched at" hint="Empty: nobody is" type="time" />
        <ShortField {...field('dropPickupTime')} {...usual} label="Brought back from" type="time" />
      </div>
      <CheckboxGroup
        label="Runs on"
        options={days}
        chosen={choices.weekdays.map(String)}
        onChange={(chosen) => mayEdit && choose({ weekdays: chosen.map(Number) })}
      />
      {errors.weekdays && <p role="alert">{errors.weekdays}</p>}
      <StopSalesField
        rows={choices.stopSales}
        errors={errors}
        mayEdit={mayEdit}
        onChange={(stopSales) => choose({ stopSales })}
      />
    </RecordDialog>
  );
}
