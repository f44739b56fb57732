import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inGrid, inRow } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { largeInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  card: {
    ...cardSurface,
    ...inGrid('180px minmax(0, 1fr) 124px 128px 96px', '24px'),
    padding: '16px 24px',
    marginBottom: '12px',
    alignItems: 'center',
    minHeight: '92px',
    boxSizing: 'border-box',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '12px', padding: '16px' },
  },
  airline: inRow('12px'),
  words: { ...inColumn('8px'), width: '100%' },
  // Departure, the way, arrival.
  way: inGrid('56px minmax(0, 1fr) 56px', '16px'),
  wayRow: { alignItems: 'center', [upTo768]: { gridColumn: '1 / -1', gridRow: 2 } },
  facts: { [upTo768]: { gridRow: 3, maxWidth: '120px' } },
  price: { [upTo768]: { gridColumn: 2, gridRow: 1, width: '96px' } },
  action: { [upTo768]: { gridColumn: 2, gridRow: 3, width: '92px' } },
  block: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    animationName: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  empty: { ...inColumn('12px'), textAlign: 'center', padding: '64px 24px', justifyItems: 'center' },
  title: { ...largeInLine, fontWeight: tokens.fontWeightSemibold, margin: 0 },
  text: { color: tokens.colorNeutralForeground3, margin: 0, maxWidth: '440px' },
});

/** Cards in the shape of what comes. */
export function ResultsSkeleton() {
  const styles = useStyles();
  return (
    <div role="status" aria-label="Searching for flights">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.card}>
          <div className={styles.airline}>
            <span className={styles.block} style={{ width: 32, height: 32 }} />
            <Lines className={styles.words} heights={[14, 10]} />
          </div>
          <div className={mergeClasses(styles.way, styles.wayRow)}>
            <Lines className={styles.words} heights={[18, 10]} />
            <Lines className={styles.words} heights={[2]} />
            <Lines className={styles.words} heights={[18, 10]} />
          </div>
          <Lines className={mergeClasses(styles.words, styles.facts)} heights={[12, 12]} />
          <Lines className={mergeClasses(styles.words, styles.price)} heights={[20]} />
          <Lines className={mergeClasses(styles.words, styles.action)} heights={[32]} />
        </div>
      ))}
    </div>
  );
}

/** Lines of text that are not known yet, px high. */
function Lines({ className, heights }: { className: string; heights: readonly number[] }) {
  const styles = useStyles();
  return (
    <div className={className}>
      {heights.map((height, at) => (
        <span key={at} className={styles.block} style={{ height }} />
      ))}
    </div>
  );
}

/**
 * No flight left: by the filters, because the search was refused, by the suppliers' silence, or because there is none.
 */
export function NoFlights({
  isFiltered,
  failed,
  refusal,
  onClear,
  onEdit,
}: {
  isFiltered: boolean;
  failed: boolean;
  refusal: string | undefined;
  onClear(): void;
  onEdit(): void;
}) {
  const styles = useStyles();
  const [title, text] = isFiltered
    ? ['No flights match these filters', 'Widen the times, stops or price to see more flights.']
    : refusal
      ? ['This search is not possible', refusal]
      : failed
        ? ['No supplier responded', 'Please search again in a moment.']
        : ['No flights on this day', 'Try another day, a nearby airport, or a flight with a stop.'];
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {isFiltered ? (
        <Button appearance="primary" onClick={onClear}>
          Clear Filters
        </Button>
      ) : (
        <Button appearance="primary" onClick={onEdit}>
          Edit search
        </Button>
      )}
    </div>
  );
}

/** An address that asks for no search. */
export function SearchGone() {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>This link does not contain a search</h1>
      <p className={styles.text}>Start a new search.</p>
      <Button appearance="primary" onClick={() => navigate(paths.flightSearch)}>
        Search flights
      </Button>
    </div>
  );
}
