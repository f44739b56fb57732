import { makeStyles } from '@fluentui/react-components';
import { type Day } from '#shared/time.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...quietLine, display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)' },
});

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month: its first day's beginning, `yyyy-mm`, and how it is called. */
export interface Month {
  prefix: string;
  name: string;
  year: number;
}

/** Twelve months from the one that a day is in. */
export function monthsFrom(first: Day): Month[] {
  const [year, month] = first.split('-').map(Number) as [number, number];
  return names.map((_, at) => {
    const nth = month - 1 + at;
    const [of, inYear] = [year + Math.floor(nth / 12), nth % 12];
    return { prefix: `${of}-${String(inYear + 1).padStart(2, '0')}`, name: names[inYear]!, year: of };
  });
}

/** Twelve months in words: `2026`, or `Nov 2026 – Oct 2027`. */
export function monthsWords(first: Day): string {
  const months = monthsFrom(first);
  const [one, last] = [months[0]!, months[11]!];
  return one.year === last.year ? String(one.year) : `${one.name} ${one.year} – ${last.name} ${last.year}`;
}

/** The months above strips. */
export function MonthsHead({ from }: { from: Day }) {
  const styles = useStyles();
  return (
    <span className={styles.root} aria-hidden>
      {monthsFrom(from).map(({ name, prefix }) => (
        <span key={prefix}>{name}</span>
      ))}
    </span>
  );
}
