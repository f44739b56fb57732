import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn, inLines, inPairs } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import type { Kart, Passenger } from './kart.ts';
import { SavedTravellers } from './saved-travellers.tsx';
import { usePassengers } from './use-passengers.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  pair: inPairs('8px 12px'),
  heading: cardHeading,
  note: { ...quietLine, margin: 0 },
  alert: { margin: 0 },
  ways: inLines('8px'),
});

const types = [
  ['1', 'Adult'],
  ['2', 'Child'],
  ['3', 'Infant'],
] as const;

interface Props {
  kart: Kart;
  mayEdit: boolean;
  onClose(): void;
}

/** Who travels: one form for each seat of the party. */
export default function PassengersDialog({ kart, mayEdit, onClose }: Props) {
  const styles = useStyles();
  const { passengers, errors, says, isPending, change, save } = usePassengers(kart);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const isSaved = await save();
    setBusy(false);
    if (isSaved) onClose();
  };
  const put = (at: number, fields: Partial<Passenger>) => change(at, fields);
  return (
    <SiteDialog
      title="Passengers"
      onClose={onClose}
      actions={[
        { label: 'Close', run: onClose },
        ...(mayEdit ? [{ label: 'Save', run: () => void submit(), primary: true, disabled: isPending || isBusy }] : []),
      ]}
    >
      <div className={styles.root}>
        {passengers.length === 0 && <p className={styles.note}>No names yet. Add the first passenger.</p>}
        {says && (
          <p role="alert" className={styles.alert}>
            {says}
          </p>
        )}
        {passengers.map((one, at) => (
          <section key={one.id} aria-label={`Passenger ${at + 1}`}>
            <h3 className={styles.heading}>Passenger {at + 1}</h3>
            <div className={styles.pair}>
              <ShortField
                size="medium"
                label="Title"
                name={`passengers.${at}.title`}
                maxLength={10}
                error={errors[`passengers.${at}.title`]}
                value={one.title}
                onChange={(title) => put(at, { title })}
              />
              <ChoiceField
                size="medium"
                label="Type"
                name={`passengers.${at}.paxType`}
                error={errors[`passengers.${at}.paxType`]}
                value={one.paxType}
                options={types}
                onChange={(paxType) => put(at, { paxType })}
              />
              <ShortField
                size="medium"
                label="First name"
                name={`passengers.${at}.firstName`}
                maxLength={60}
                error={errors[`passengers.${at}.firstName`]}
                value={one.firstName}
                onChange={(firstName) => put(at, { firstName })}
              />
              <ShortField
                size="medium"
                label="Last name"
                name={`passengers.${at}.lastName`}
                maxLength={60}
                error={errors[`passengers.${at}.lastName`]}
                value={one.lastName}
                onChange={(lastName) => put(at, { lastName })}
              />
              <Field label="Date of birth" error={errors[`passengers.${at}.dateOfBirth`]}>
                {(aria) => (
                  <DayInput
                    aria={aria}
                    name={`passengers.${at}.dateOfBirth`}
                    value={one.dateOfBirth}
                    onChange={(dateOfBirth) => put(at, { dateOfBirth })}
                  />
                )}
              </Field>
            </div>
          </section>
        ))}
        {mayEdit && (
          <div className={styles.ways}>
            <Button onClick={() => change(passengers.length, {})}>Add passenger</Button>
            <SavedTravellers
              customerId={Number(kart.head.values.customerId)}
              customerName={kart.customerName}
              passengers={passengers}
              onAdd={(fields) => change(passengers.length, fields)}
            />
          </div>
        )}
      </div>
    </SiteDialog>
  );
}
