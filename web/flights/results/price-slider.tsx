import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { formatMoney } from '#shared/money.ts';
import { smallInLine } from '#web/ui/text.ts';
import { priceAt, stepAt, stepsOf } from './price-steps.ts';

const useStyles = makeStyles({
  bars: { display: 'flex', alignItems: 'flex-end', gap: '2px', height: '48px' },
  bar: {
    flexGrow: 1,
    minHeight: '2px',
    backgroundColor: tokens.colorCompoundBrandBackground,
    opacity: 0.65,
    borderRadius: '2px 2px 0 0',
  },
  out: { backgroundColor: tokens.colorNeutralStroke1, opacity: 1 },
  track: { position: 'relative', height: '24px', [upTo768]: { height: '40px' } },
  slider: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    margin: 0,
    pointerEvents: 'none',
    appearance: 'none',
    backgroundColor: 'transparent',
    '::-webkit-slider-runnable-track': { height: '2px', backgroundColor: tokens.colorCompoundBrandStroke },
    '::-webkit-slider-thumb': {
      pointerEvents: 'auto',
      appearance: 'none',
      width: '20px',
      height: '20px',
      marginTop: '-9px',
      borderRadius: '10px',
      border: `2px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1,
      cursor: 'pointer',
    },
    '::-moz-range-track': { height: '2px', backgroundColor: tokens.colorCompoundBrandStroke },
    '::-moz-range-thumb': {
      pointerEvents: 'auto',
      width: '16px',
      height: '16px',
      borderRadius: '10px',
      border: `2px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1,
      cursor: 'pointer',
    },
  },
  ends: { ...smallInLine, display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  range: [number, number];
  from: number | undefined;
  to: number | undefined;
  histogram: readonly number[];
  currency: string;
  onChange(from: number | undefined, to: number | undefined): void;
}

/**
 * Two labelled native sliders over one track, with the offers' prices as bars above; bars outside the range go grey.
 */
export function PriceSlider({ range, from, to, histogram, currency, onChange }: Props) {
  const styles = useStyles();
  const [low, high] = range;
  const [dragged, setDragged] = useState<[number, number]>();
  const [left, right] = dragged ?? [Math.max(low, from ?? low), Math.min(high, to ?? high)];
  const most = Math.max(1, ...histogram);
  const isOut = (i: number) => {
    const at = low + ((i + 0.5) / histogram.length) * (high - low);
    return at < left || at > right;
  };
  const settle = () => {
    if (dragged) onChange(dragged[0] <= low ? undefined : dragged[0], dragged[1] >= high ? undefined : dragged[1]);
    setDragged(undefined);
  };
  const last = stepsOf(range);
  const [leftStep, rightStep] = [stepAt(range, left), stepAt(range, right)];
  const moveLeft = (step: number) => setDragged([Math.min(priceAt(range, step), right), right]);
  const moveRight = (step: number) => setDragged([left, Math.max(priceAt(range, step), left)]);
  const ends = [
    // Where both thumbs stand at the far end, the one that still has a way to go lies on top.
    { label: 'Lowest price', price: left, step: leftStep, move: moveLeft, zIndex: leftStep > last / 2 ? 1 : 0 },
    { label: 'Highest price', price: right, step: rightStep, move: moveRight, zIndex: 0 },
  ];
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {histogram.map((count, i) => (
          <div
            key={i}
            className={mergeClasses(styles.bar, isOut(i) && styles.out)}
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.track}>
        {ends.map(({ label, price, step, move, zIndex }) => (
          <input
            key={label}
            type="range"
            className={styles.slider}
            style={{ zIndex }}
            aria-label={label}
            aria-valuetext={formatMoney(price, currency, { round: true })}
            min={0}
            max={last}
            step={1}
            value={step}
            onChange={(event) => move(Number(event.target.value))}
            onPointerUp={settle}
            onPointerCancel={settle}
            onKeyUp={settle}
            onBlur={settle}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{formatMoney(left, currency, { round: true })}</span>
        <span>{formatMoney(right, currency, { round: true })}</span>
      </div>
    </div>
  );
}
