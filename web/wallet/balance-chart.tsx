import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { daysBetween, formatDay } from '#shared/time.ts';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inColumn('4px'), margin: 0 },
  drawing: { display: 'block', width: '100%', height: '120px', overflow: 'visible' },
  line: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '2px', vectorEffect: 'non-scaling-stroke' },
  area: { fill: tokens.colorBrandBackground2, stroke: 'none' },
  grid: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
  zero: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
  labels: {
    ...quietLine,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface Props {
  points: readonly { day: string; balance: number }[];
  currency: string;
}

const WIDTH = 600;
const HEIGHT = 120;

/**
 * A balance over time as steps: it stays what it was until an entry changes it. Drawn here, as one path; the numbers
 * stand beside it in words.
 */
export default function BalanceChart({ points, currency }: Props) {
  const styles = useStyles();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const balances = points.map(({ balance }) => balance);
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const length = Math.max(1, daysBetween(first.day, last.day));
  const x = (day: string) => (daysBetween(first.day, day) / length) * WIDTH;
  const y = (minor: number) => HEIGHT - ((minor - low) / (high - low || 1)) * HEIGHT;
  const steps = points
    .map(({ day, balance }, at) => (at === 0 ? `M${x(day)} ${y(balance)}` : `H${x(day)}V${y(balance)}`))
    .join('');
  const money = (minor: number) => formatMoney(minor, currency, { round: true });
  const words = `Balance from ${formatDay(first.day)} to ${formatDay(last.day)}: opening ${money(first.balance)}, closing ${money(last.balance)}, lowest ${money(Math.min(...balances))}, highest ${money(Math.max(...balances))}.`;
  return (
    <figure className={styles.root}>
      <div className={styles.labels}>
        <span>{money(high)}</span>
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {[0, 0.5, 1].map((share) => (
          <path key={share} className={styles.grid} d={`M0 ${HEIGHT * share}H${WIDTH}`} />
        ))}
        <path className={styles.area} d={`${steps}V${y(0)}H0Z`} />
        <path className={styles.zero} d={`M0 ${y(0)}H${WIDTH}`} />
        <path className={styles.line} d={steps} />
      </svg>
      <div className={styles.labels}>
        <span>
          {formatDay(first.day)}
          {low < 0 && `, ${money(low)} at the foot`}
        </span>
        <span>{formatDay(last.day)}</span>
      </div>
    </figure>
  );
}
