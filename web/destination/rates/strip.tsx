import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { countDays } from '#shared/destination/rates/rate-year.ts';
import { Status } from '#web/ui/status.tsx';
import { type DayLook, useDayLooks } from './day-look.ts';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '1px', height: '14px', minWidth: 0 },
  run: { minWidth: '2px', borderRadius: '2px' },
  none: { alignSelf: 'center', width: '100%', borderTop: `1px dashed ${tokens.colorNeutralStroke1}` },
});

/** Days of one look behind one another. */
interface Run {
  look: DayLook;
  days: number;
  /** Its first day, counted from the year's. */
  at: number;
}

/** The runs of a year; days of the week that it does not run stand in the run about them, or a strip would be a comb. */
function runsOf(letters: string): Run[] {
  const runs: Run[] = [];
  for (const [at, look] of ([...letters] as DayLook[]).entries()) {
    const last = runs.at(-1);
    if (last && (last.look === look || look === 'w')) last.days++;
    else if (last?.look === 'w') runs[runs.length - 1] = { ...last, look, days: last.days + 1 };
    else runs.push({ look, days: 1, at });
  }
  return runs;
}

interface YearProps {
  /** A letter a day. */
  letters: string;
  /** How many rates the year is made of. */
  rates: number;
}

/** A year in one line: for the eye alone, its words stand beside it (`YearStatus`). */
export function Strip({ letters, rates }: YearProps) {
  const styles = useStyles();
  const looks = useDayLooks();
  if (rates === 0)
    return (
      <span className={styles.root} aria-hidden>
        <span className={styles.none} />
      </span>
    );
  return (
    <span className={styles.root} aria-hidden>
      {runsOf(letters).map(({ look, days, at }) => (
        <span key={at} className={mergeClasses(styles.run, looks[look])} style={{ flexGrow: days, flexBasis: 0 }} />
      ))}
    </span>
  );
}

const days = (count: number, what: string) => `${count} ${count === 1 ? 'day' : 'days'} ${what}`;

/** How a year stands, in a word and a colour: its gaps first. */
export function YearStatus({ letters, rates }: YearProps) {
  const { gaps, overlaps } = countDays(letters);
  if (/^p+$/.test(letters)) return <Status isSmall tone="over" text="Past" />;
  if (rates === 0) return <Status isSmall tone="over" text="No rates" />;
  if (gaps) return <Status isSmall tone="urgent" text={days(gaps, 'gap')} />;
  if (overlaps) return <Status isSmall tone="waiting" text={days(overlaps, 'overlap')} />;
  return <Status isSmall tone="done" text="Covered" />;
}
