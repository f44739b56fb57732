import { makeStyles } from '@fluentui/react-components';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldErrors } from '#shared/errors.ts';
import { PaxType } from '#shared/flights/model.ts';
import { monthsLater } from '#shared/flights/passenger-rules.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { inGrid, inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { BookingCard } from '../booking-card.tsx';
import { DateField } from './date-field.tsx';
import type { PassengerContext } from './passenger-context.ts';
import { type BookingForm, genderOfTitle } from '../../journey/passenger-fields.ts';
import { SavedChips } from './saved-chips.tsx';
import type { Traveller } from '../../journey/saved-traveller.ts';
import { SelectField } from './select-field.tsx';

const useStyles = makeStyles({
  grid: {
    ...inGrid('repeat(6, minmax(0, 1fr))', '16px'),
    alignItems: 'start',
    '> *': { gridColumn: 'span 2' },
    [upTo768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px', '> *': { gridColumn: 'span 1' } },
  },
  first: { gridColumn: 'span 2', minWidth: 0 },
  wide: { gridColumn: 'span 3', [upTo768]: { gridColumn: '1 / -1' } },
  title: { gridColumn: 'span 1 !important' },
  note: { ...quietLine, margin: '12px 0 0' },
  done: { ...inLines('8px'), marginTop: '16px' },
});

interface Props {
  form: UseFormReturn<BookingForm>;
  at: number;
  name: string;
  context: PassengerContext;
  warnings: FieldErrors;
  saved: readonly Traveller[];
  pickedId: string | undefined;
  onPickSaved(traveller: Traveller): void;
  /** Gives everybody else this last name too; left out where they have theirs. */
  onShareLastName?(): void;
  /** Folds the card; left out while something is missing. */
  onDone?(): void;
}

const genders = [
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
];

/** One passenger's fields: what the fare asks of this type, and no more. */
export function PassengerCard({
  form,
  at,
  name,
  context,
  warnings,
  saved,
  pickedId,
  onPickSaved,
  onShareLastName,
  onDone,
}: Props) {
  const styles = useStyles();
  const { control, setValue } = form;
  const path = `passengers.${at}` as const;
  const paxType = useWatch({ control, name: `${path}.paxType` }) as PaxType;
  const { requires, today, lastTravelDay } = context.terms;
  const titleOptions = (context.titles[String(paxType)] ?? []).map((title) => ({ value: title, label: title }));
  const countryOptions = context.countries.map(({ code, name: label }) => ({ value: code, label }));
  const nationalityOptions = context.nationalities.map(({ code, name: label }) => ({ value: code, label }));
  const asksBirth = requires.dateOfBirth || paxType !== PaxType.Adult;
  return (
    <BookingCard
      title={name}
      wideEnd
      end={saved.length > 0 && <SavedChips travellers={saved} pickedId={pickedId} onPick={onPickSaved} />}
    >
      <div className={styles.grid} role="group" aria-label={`${name}, details`}>
        <SelectField
          className={styles.title}
          control={control}
          name={`${path}.title`}
          label="Title"
          empty="–"
          options={titleOptions}
          onPick={(title) => {
            const gender = genderOfTitle(title);
            if (gender) setValue(`${path}.gender`, gender, { shouldValidate: form.formState.isSubmitted });
          }}
        />
        <div className={styles.first}>
          <TextField control={control} name={`${path}.firstName`} label="First name" size="large" autoComplete="off" />
        </div>
        <div className={styles.wide}>
          <TextField control={control} name={`${path}.lastName`} label="Last name" size="large" autoComplete="off" />
        </div>
        {asksBirth && <DateField control={control} name={`${path}.dateOfBirth`} label="Date of birth" max={today} />}
        <SelectField control={control} name={`${path}.gender`} label="Gender" options={genders} toHeld={Number} />
        {requires.passport && (
          <>
            <SelectField
              control={control}
              name={`${path}.nationality`}
              label="Nationality"
              options={nationalityOptions}
            />
            <TextField
              control={control}
              name={`${path}.passportNo`}
              label="Passport number"
              size="large"
              autoComplete="off"
            />
            <DateField
              control={control}
              name={`${path}.passportExpiry`}
              label="Passport expiry"
              min={today}
              max={monthsLater(lastTravelDay, 240)}
              warning={warnings[`${path}.passportExpiry`]}
            />
            <SelectField
              control={control}
              name={`${path}.passportIssueCountryCode`}
              label="Issued in"
              options={countryOptions}
            />
          </>
        )}
        {requires.pan && paxType === PaxType.Adult && (
          <TextField control={control} name={`${path}.pan`} label="PAN" size="large" autoComplete="off" />
        )}
      </div>
      {requires.pricedByAge && paxType === PaxType.Child && (
        <p className={styles.note}>
          The price is for a child of 11. We check it again for the age on the day of travel, and you see it before you
          pay.
        </p>
      )}
      {(onShareLastName || onDone) && (
        <div className={styles.done}>
          {onShareLastName && <Button onClick={onShareLastName}>Same last name for all</Button>}
          {onDone && <Button onClick={onDone}>Done</Button>}
        </div>
      )}
    </BookingCard>
  );
}
