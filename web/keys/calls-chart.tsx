import { makeStyles, tokens } from '@fluentui/react-components';
import type { Usage } from '#shared/keys/get-usage.ts';
import { formatDay } from '#shared/time.ts';
import { inColumn, inRow, inlineRow } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { countText } from './key-words.ts';

const useStyles = makeStyles({
  root: { ...inColumn('4px'), margin: 0 },
  legend: { ...quietLine, ...inRow('16px') },
  mark: { width: '10px', height: '10px', borderRadius: '2px' },
  item: inlineRow('6px'),
  drawing: { display: 'block', width: '100%', height: '120px' },
  grid: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
  answered: { fill: tokens.colorBrandStroke1, backgroundColor: tokens.colorBrandStroke1 },
  refused: { fill: tokens.colorPaletteRedForeground1, backgroundColor: tokens.colorPaletteRedForeground1 },
  labels: {
    ...quietLine,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
});

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 8;

/** A round number that all bars are below. */
export function topOf(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(10, most)));
  return Math.ceil(Math.max(10, most) / step) * step;
}

/** Calls by day, those refused on top of those answered; the same in words for whoever does not see it. */
export function CallsChart({ days }: Pick<Usage, 'days'>) {
  const styles = useStyles();
  const top = topOf(Math.max(...days.map(({ answered, refused }) => answered + refused)));
  const width = WIDTH / days.length;
  const height = (calls: number) => (calls / top) * HEIGHT;
  const used = days.filter(({ answered, refused }) => answered + refused > 0);
  const words = used.length
    ? used.map(({ day, answered, refused }) => `${formatDay(day)}: ${answered} answered, ${refused} refused`).join('; ')
    : 'No calls';
  return (
    <figure className={styles.root}>
      <div className={styles.legend} aria-hidden>
        <span className={styles.item}>
          <span className={`${styles.mark} ${styles.answered}`} />
          Answered
        </span>
        <span className={styles.item}>
          <span className={`${styles.mark} ${styles.refused}`} />
          Refused
        </span>
      </div>
      <div className={styles.labels}>
        <span>{countText(top)}</span>
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Calls of the last ${days.length} days. ${words}.`}
      >
        {[0, 0.5, 1].map((share) => (
          <path key={share} className={styles.grid} d={`M0 ${HEIGHT * share}H${WIDTH}`} />
        ))}
        {days.map(({ day, answered, refused }, at) => {
          const x = at * width + GAP / 2;
          return (
            <g key={day}>
              <rect
                className={styles.answered}
                x={x}
                y={HEIGHT - height(answered)}
                width={width - GAP}
                height={height(answered)}
              />
              <rect
                className={styles.refused}
                x={x}
                y={HEIGHT - height(answered + refused)}
                width={width - GAP}
                height={height(refused)}
              />
            </g>
          );
        })}
      </svg>
      <div className={styles.labels}>
        <span>{formatDay(days[0]!.day, { year: false })}</span>
        <span>{formatDay(days.at(-1)!.day, { year: false })}</span>
      </div>
    </figure>
  );
}
