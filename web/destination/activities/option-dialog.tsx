import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { placesWords, visitWords } from '#shared/destination/activities/sold-as.ts';
import { weekdayName } from '#shared/destination/rates/tidy-days.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { inPairs } from '#web/ui/stack.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TimeField } from '#web/ui/form/time-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { ALL_DAYS, choicesOf, errorsOf, type OptionChoices, optionOf, textsOf } from './option-form.ts';
import { pickupWords, includedWords, runsWords, stopsWords } from './option-words.ts';
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
  ['hasTimeSlots', 'Fixed times'],
  ['isInstant', 'Confirmed at once'],
] as const;

const digits = { inputMode: 'numeric', maxLength: 6 } as const;
const lines = { rows: 3, maxLength: 2500 } as const;
/** Whose places they are. */
const placesHint = ({ hasTimeSlots }: OptionChoices): string =>
  hasTimeSlots ? 'At each time; empty for no limit' : 'A day; empty for no limit';

interface Props {
  activityId: string;
  /** Left out, a new one is made. */
  option: TourOptionShown | undefined;
  mayEdit: boolean;
  onClose(): void;
}

/** All that the form holds of an option. */
const valuesOf = (option: TourOptionShown | undefined) => ({ ...textsOf(option), ...choicesOf(option) });

/** How somebody else left it, in words. */
const wordsOf = (option: TourOptionShown): string =>
  [
    ...[option.name, runsWords(option), pickupWords(option), includedWords(option), stopsWords(option)],
    ...[visitWords(option), placesWords(option), option.description],
  ]
    .filter(Boolean)
    .join(', ');

/** A way to do an activity: what comes with it, when it runs, and when it is not sold. */
export default function OptionDialog({ activityId, option, mayEdit, onClose }: Props) {
  const styles = useStyles();
  const edit = useEdit({ stands: option, valueOf: valuesOf });
  const choices: OptionChoices = edit.value;
  const { form, values, field, refuse } = useShortForm(textsOf(option), edit);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useAction(saveTourOptions, { quiet: true, invalidates: showingCatalogue });
  const choose = (changed: Partial<OptionChoices>) => {
    edit.change(changed);
    setErrors({});
  };
  const submit = async () => {
    if (!choices.weekdays.length) return setErrors({ weekdays: 'Please choose at least one day it runs on.' });
    const named = edit.base ? { id: edit.base.id, version: edit.base.version } : {};
    const answer = await save.mutateAsync({ activityId, tourOptions: [{ ...named, ...optionOf(values, choices) }] });
    if (answer.ok) {
      showToast('Tour option saved');
      return onClose();
    }
    const now = answer.stands?.records[0];
    if (now) return edit.meet(now);
    const said = errorsOf(answer.errors);
    setErrors(said);
    const isSaid = refuse({ ...answer, errors: said });
    if (!isSaid && !Object.keys(said).length) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const usual = { dir: 'auto', autoComplete: 'off', disabled: !mayEdit } as const;
  return (
    <RecordDialog
      title={option ? option.name : 'New tour option'}
      kind="tourOption"
      id={option?.id}
      mayEdit={mayEdit}
      isSaving={save.isPending}
      now={edit.conflict && wordsOf(edit.conflict.now)}
      onTakeTheirs={edit.takeTheirs}
      form={form}
      holds={edit.value}
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
          hint="Such as 09:30, 15:00"
          maxLength={200}
          inputMode="numeric"
        />
      )}
      <div className={styles.times}>
        <TimeField {...field('pickupPickupTime')} {...usual} label="Pickup" hint="Leave empty if there is none" />
        <TimeField {...field('dropPickupTime')} {...usual} label="Return pickup" />
      </div>
      <div className={styles.times}>
        <ShortField {...field('duration')} {...usual} label="Duration" hint="Hours and minutes, such as 3:30" />
        <ShortField {...field('capacity')} {...usual} {...digits} label="Places" hint={placesHint(choices)} />
        <ShortField {...field('minAge')} {...usual} {...digits} label="Youngest guest" hint="Years; empty for any" />
        <ShortField {...field('maxAge')} {...usual} {...digits} label="Oldest guest" hint="Years; empty for any" />
      </div>
      <ShortField
        {...field('cancelHours')}
        {...usual}
        {...digits}
        label="Free cancellation until"
        hint="Hours before it begins; later nothing is refunded"
      />
      <TextArea {...field('inclusions')} {...lines} label="Included" hint="One item per line" disabled={!mayEdit} />
      <TextArea {...field('exclusions')} {...lines} label="Not included" hint="One item per line" disabled={!mayEdit} />
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
