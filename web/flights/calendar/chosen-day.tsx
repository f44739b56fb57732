import { makeStyles } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { cardHeading, quietLine, sumText } from '#web/ui/text.ts';
import { type FareDay, fareText, whenSeen } from './calendar-fares.ts';

const useStyles = makeStyles({
  root: { ...cardSurface, ...inColumn('4px'), padding: '24px' },
  heading: cardHeading,
  note: { ...quietLine, margin: 0 },
  price: { ...sumText, margin: '8px 0 0', fontVariantNumeric: 'tabular-nums' },
  button: { margin: '12px 0 8px' },
});

interface Props {
  day: FareDay;
  currency: string;
  /** ms since 1970. */
  now: number;
  onSearch(): void;
}

/** The day that was chosen: what it was seen at, when and with whom; the one button searches it. */
export function ChosenDay({ day, currency, now, onSearch }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label="Chosen day">
      <h2 className={styles.heading}>{formatDay(day.date, { weekday: true })}</h2>
      <p className={styles.note}>{[whenSeen(day, now), day.airlineName].filter(Boolean).join(', ')}</p>
      {day.price !== undefined && <p className={styles.price}>{fareText(day, currency)}</p>}
      <Button className={styles.button} appearance="primary" size="large" onClick={onSearch}>
        Search this day
      </Button>
      <p className={styles.note}>Searching checks all suppliers and confirms the price.</p>
    </section>
  );
}
