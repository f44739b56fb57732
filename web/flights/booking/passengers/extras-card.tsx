import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Control, useWatch, type UseFormSetValue } from 'react-hook-form';
import { PaxType, type Segment } from '#shared/flights/model.ts';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import { inRows } from '#web/ui/stack.ts';
import { cardHeading, cutOff, quietLine, smallText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { BookingCard } from '../booking-card.tsx';
import { choose, chosenOn, sectorsOf } from './choose-extras.ts';
import { ExtraChip } from './extra-chip.tsx';
import { placeName } from './form-errors.ts';
import type { BookingForm } from '../../journey/passenger-fields.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
    rowGap: '24px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sector: {
    position: 'relative',
    minWidth: 0,
    padding: '20px 24px 0 0',
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '5px',
      height: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      width: '11px',
      height: '11px',
      boxSizing: 'border-box',
      borderRadius: '6px',
      border: `2px solid ${tokens.colorBrandForeground1}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    [upTo768]: { paddingRight: 0 },
  },
  title: cardHeading,
  quiet: { ...quietLine, marginBottom: '8px', fontVariantNumeric: 'tabular-nums' },
  row: { ...inRows('8px'), marginTop: '8px' },
  person: { ...smallText, ...cutOff, width: '64px', flexShrink: 0, [upTo768]: { width: '100%' } },
  strong: { [upTo768]: { fontWeight: tokens.fontWeightSemibold } },
});

interface Props {
  control: Control<BookingForm>;
  setValue: UseFormSetValue<BookingForm>;
  ssr: SsrAnswer;
  segments: readonly Segment[];
  /** Chosen as on the outbound, which the customer should know. */
  isCarried: boolean;
}

/** Baggage and meals on the sectors' own line, each traveller's under it. Infants buy none. */
export default function ExtrasCard({ control, setValue, ssr, segments, isCarried }: Props) {
  const styles = useStyles();
  const passengers = useWatch({ control, name: 'passengers' });
  const sectors = sectorsOf(ssr, segments);
  if (sectors.length === 0) return null;
  const first = segments[0]!;
  const included = [first.cabinBaggage && `${first.cabinBaggage} cabin`, first.baggage && `${first.baggage} check-in`]
    .filter(Boolean)
    .join(' and ');
  const note = [included && `${included} included`, isCarried && 'more chosen to match your outbound']
    .filter(Boolean)
    .join('; ');
  return (
    <BookingCard title="Baggage and meals" note={note}>
      <div className={styles.line}>
        {sectors.map((sector) => (
          <div key={sector.key} className={styles.sector} role="group" aria-label={sector.title}>
            <h3 className={styles.title}>{sector.title}</h3>
            <div className={styles.quiet}>{sector.flight}</div>
            {passengers.map((passenger, at) => {
              if (passenger.paxType === PaxType.Infant) return null;
              const person = passenger.firstName || placeName(passengers, at);
              return (
                <div key={at} className={styles.row}>
                  <span className={mergeClasses(styles.person, styles.strong)}>{person}</span>
                  {sector.baggages.length > 0 && (
                    <ExtraChip
                      icon="bag"
                      add="Add baggage"
                      label={`Baggage of ${person}, ${sector.title}`}
                      options={sector.baggages}
                      currency={ssr.currency}
                      value={chosenOn(passenger.baggage, sector)}
                      onPick={(code) =>
                        setValue(
                          `passengers.${at}.baggage`,
                          choose(
                            passenger.baggage,
                            sector,
                            sector.baggages.find((option) => option.code === code),
                          ),
                          { shouldDirty: true },
                        )
                      }
                    />
                  )}
                  {sector.meals.length > 0 && (
                    <ExtraChip
                      icon="meal"
                      add="Add meal"
                      label={`Meal of ${person}, ${sector.title}`}
                      options={sector.meals}
                      currency={ssr.currency}
                      value={chosenOn(passenger.meals, sector)}
                      onPick={(code) =>
                        setValue(
                          `passengers.${at}.meals`,
                          choose(
                            passenger.meals,
                            sector,
                            sector.meals.find((option) => option.code === code),
                          ),
                          { shouldDirty: true },
                        )
                      }
                    />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </BookingCard>
  );
}
