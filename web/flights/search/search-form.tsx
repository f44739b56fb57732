import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { JourneyType, ReturnType } from '#shared/flights/model.ts';
import { addDays, type Day } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { AirportInput } from './airport-input.tsx';
import { DateCell } from './date-cell.tsx';
import { formErrors, type FormState, type Journey, MOST_JOURNEYS } from './form-state.ts';
import { TravellersCell } from './travellers-cell.tsx';
import { useSeenFares } from './use-seen-fares.ts';

const useStyles = makeStyles({
  card: {
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media (max-width: 768px)': { padding: '16px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '16px' },
  fare: { width: 'auto' },
  spring: { flexGrow: 1 },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr 132px',
    gap: '16px',
    marginTop: '8px',
    '@media (max-width: 768px)': { gridTemplateColumns: '1fr' },
  },
  cells: {
    display: 'grid',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
    '& > *': { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > *:last-child': { borderRight: 'none' },
    '& > *:nth-child(2)': { paddingLeft: '28px' },
    '@media (max-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 1fr) !important',
      '& > *:nth-child(2)': { paddingLeft: '16px' },
      '& > *': { borderRight: 'none', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
      '& > *:last-child': { borderBottom: 'none' },
    },
  },
  oneWay: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.9fr)' },
  multi: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.8fr)' },
  places: { position: 'relative' },
  swap: {
    position: 'absolute',
    right: '-18px',
    top: '50%',
    transform: 'translateY(-50%)',
    zIndex: 5,
    minWidth: '36px',
    width: '36px',
    height: '36px',
    borderRadius: '18px',
    padding: 0,
    '@media (max-width: 768px)': {
      right: '16px',
      top: 'auto',
      bottom: '-20px',
      transform: 'none',
      width: '40px',
      height: '40px',
      borderRadius: '20px',
    },
  },
  search: { fontSize: tokens.fontSizeBase400, minHeight: '48px', borderRadius: tokens.borderRadiusLarge },
  multiFoot: { display: 'flex', gap: '12px', marginTop: '12px', alignItems: 'stretch', flexWrap: 'wrap' },
  multiTravellers: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: '220px',
    '@media (max-width: 768px)': { flexBasis: '100%' },
  },
  multiSearch: { '@media (max-width: 768px)': { flexBasis: '100%' } },
});

const returnTypes = [
  { value: ReturnType.Normal, label: 'Normal: two one-way fares' },
  { value: ReturnType.GdsSpecial, label: 'GDS Special: one round-trip fare' },
  { value: ReturnType.LccSpecial, label: 'LCC Special: a low-cost pair' },
];

interface Props {
  form: FormState;
  today: Day;
  onChange(form: FormState): void;
  onSearch(form: FormState): void;
}

/** The search as one object beside one button; a stack on a phone. */
export function SearchForm({ form, today, onChange, onSearch }: Props) {
  const styles = useStyles();
  const [tried, setTried] = useState(false);
  const [month, setMonth] = useState<string>();
  const errors = tried ? formErrors(form, today) : {};
  const [first] = form.journeys as [Journey];
  const isMulti = form.journeyType === JourneyType.MultiStop;
  const isReturn = form.journeyType === JourneyType.Return;
  const fares = useSeenFares(first.from?.code, first.to?.code, isMulti ? undefined : (month ?? first.on));
  const change = (more: Partial<FormState>) => onChange({ ...form, ...more });
  const changeJourney = (at: number, more: Partial<Journey>) =>
    change({ journeys: form.journeys.map((journey, i) => (i === at ? { ...journey, ...more } : journey)) });

  const changeType = (journeyType: FormState['journeyType']) => {
    if (journeyType === JourneyType.MultiStop && form.journeys.length < 2)
      return change({
        journeyType,
        journeys: [...form.journeys, { from: first.to, to: undefined, on: addDays(first.on, 3) }],
      });
    return change({
      journeyType,
      returnOn: journeyType === JourneyType.Return ? (form.returnOn ?? addDays(first.on, 7)) : form.returnOn,
    });
  };
  const submit = () => {
    setTried(true);
    if (Object.keys(formErrors(form, today)).length === 0) onSearch(form);
  };
  const places = (journey: Journey, at: number) => [
    <div key="from" className={styles.places}>
      <AirportInput
        label="From"
        value={journey.from}
        error={errors[`from${at}`]}
        onChange={(from) => changeJourney(at, { from })}
      />
      <Button
        className={styles.swap}
        aria-label="Swap From and To"
        onClick={() => changeJourney(at, { from: journey.to, to: journey.from })}
      >
        ⇄
      </Button>
    </div>,
    <AirportInput
      key="to"
      label="To"
      isShortcut={at === 0}
      value={journey.to}
      error={errors[`to${at}`]}
      onChange={(to) => changeJourney(at, { to })}
    />,
  ];

  return (
    <form
      className={styles.card}
      aria-label="Search flights"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.head}>
        <Segments
          label="Trip type"
          value={String(form.journeyType)}
          options={[
            { value: '1', label: 'One way' },
            { value: '2', label: 'Return' },
            { value: '3', label: 'Multi Stop' },
          ]}
          onChange={(value) => changeType(Number(value) as FormState['journeyType'])}
        />
        {isReturn && (
          <SelectBox
            className={styles.fare}
            aria-label="Return fare"
            value={String(form.returnType)}
            onChange={(value) => change({ returnType: Number(value) as FormState['returnType'] })}
          >
            {returnTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        )}
        <span className={styles.spring} />
        <Checkbox label="Direct only" checked={form.directOnly} onChange={(directOnly) => change({ directOnly })} />
      </div>
      {isMulti ? (
        <>
          {form.journeys.map((journey, at) => (
            <div key={at} className={styles.row}>
              <div className={mergeClasses(styles.cells, styles.multi)}>
                {places(journey, at)}
                <DateCell
                  label="Depart"
                  value={journey.on}
                  today={today}
                  earliest={at ? form.journeys[at - 1]!.on : today}
                  fares={new Map()}
                  error={errors[`on${at}`]}
                  onPick={(on) => changeJourney(at, { on })}
                />
              </div>
              {form.journeys.length > 2 && (
                <Button
                  appearance="subtle"
                  aria-label={`Remove flight ${at + 1}`}
                  onClick={() => change({ journeys: form.journeys.filter((_, i) => i !== at) })}
                >
                  Remove
                </Button>
              )}
            </div>
          ))}
          <div className={styles.multiFoot}>
            {form.journeys.length < MOST_JOURNEYS && (
              <Button
                onClick={() =>
                  change({
                    journeys: [
                      ...form.journeys,
                      { from: form.journeys.at(-1)!.to, to: undefined, on: addDays(form.journeys.at(-1)!.on, 3) },
                    ],
                  })
                }
              >
                Add a flight
              </Button>
            )}
            <div className={styles.multiTravellers}>
              <TravellersCell form={form} error={errors.travellers} onChange={change} />
            </div>
            <span className={styles.spring} />
            <Button className={mergeClasses(styles.search, styles.multiSearch)} type="submit" appearance="primary">
              Search
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.row}>
          <div className={mergeClasses(styles.cells, styles.oneWay)}>
            {places(first, 0)}
            <DateCell
              label="Depart"
              value={first.on}
              other={isReturn ? form.returnOn : undefined}
              today={today}
              earliest={today}
              fares={fares}
              error={errors.on0}
              onMonth={setMonth}
              onPick={(on) =>
                change({
                  journeys: [{ ...first, on }, ...form.journeys.slice(1)],
                  ...(form.returnOn && form.returnOn < on && { returnOn: addDays(on, 7) }),
                })
              }
            />
            <DateCell
              label="Return"
              value={isReturn ? form.returnOn : undefined}
              other={first.on}
              placeholder="Add return"
              today={today}
              earliest={first.on}
              fares={new Map()}
              error={errors.returnOn}
              onPick={(returnOn) => change({ returnOn, journeyType: JourneyType.Return })}
            />
            <TravellersCell form={form} error={errors.travellers} onChange={change} />
          </div>
          <Button className={styles.search} type="submit" appearance="primary">
            Search
          </Button>
        </div>
      )}
    </form>
  );
}
