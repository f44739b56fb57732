import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { JourneyType } from '#shared/flights/search-query.ts';
import { addDays, type Day } from '#shared/time.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { lazyAside } from '#web/ui/load-again.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { AirportInput } from './airport-input.tsx';
import { DateCell } from './date-cell.tsx';
import { formErrors, type FormState, type Journey, MOST_JOURNEYS } from './form-state.ts';
import { useSearchFormStyles } from './search-form-styles.ts';
import { TravellersCell } from './travellers-cell.tsx';
import type { SeenFares } from './use-seen-fares.ts';

const ReturnFare = lazyPart(() => import('./return-fare.tsx'));
const RouteFares = lazyAside(() => import('./route-fares.tsx'));
const noFares: SeenFares = new Map();

interface Props {
  form: FormState;
  today: Day;
  onChange(form: FormState): void;
  onSearch(form: FormState): void;
}

/** The search as one object beside one button; a stack on a phone. */
export function SearchForm({ form, today, onChange, onSearch }: Props) {
  const styles = useSearchFormStyles();
  const [tries, setTries] = useState(0);
  const card = useRef<HTMLFormElement>(null);
  // A refused search goes on at the first that it wants.
  useEffect(() => {
    if (tries) card.current!.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [tries]);
  const [month, setMonth] = useState<string>();
  const errors = tries ? formErrors(form, today) : {};
  const [first] = form.journeys as [Journey];
  const isMulti = form.journeyType === JourneyType.MultiStop;
  const isReturn = form.journeyType === JourneyType.Return;
  const [fares, setFares] = useState<SeenFares>();
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
    setTries(tries + 1);
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
      ref={card}
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
          <div className={styles.fare}>
            <ReturnFare value={form.returnType} onChange={(returnType) => change({ returnType })} />
          </div>
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
                  fares={noFares}
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
              fares={fares ?? noFares}
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
              fares={noFares}
              error={errors.returnOn}
              onPick={(returnOn) => change({ returnOn, journeyType: JourneyType.Return })}
            />
            <TravellersCell form={form} error={errors.travellers} onChange={change} />
          </div>
          <Button className={styles.search} type="submit" appearance="primary" icon={<Icon name="search" />}>
            Search
          </Button>
        </div>
      )}
      {!isMulti && first.from && first.to && (
        <RouteFares
          origin={first.from.code}
          destination={first.to.code}
          around={month ?? first.on}
          onFares={setFares}
        />
      )}
    </form>
  );
}
