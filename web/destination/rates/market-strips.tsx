import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';
import type { Day } from '#shared/time.ts';
import { inGrid } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { MonthsHead } from './months-head.tsx';
import { Strip, YearStatus } from './strip.tsx';

const COLUMNS = '132px minmax(0, 1fr) 112px';
const useStyles = makeStyles({
  root: { minWidth: 0 },
  head: { ...inGrid(COLUMNS, '0 12px'), padding: '0 8px', [upTo768]: { display: 'none' } },
  market: {
    ...bareButton,
    ...focusRing,
    ...inGrid(COLUMNS, '4px 12px'),
    alignItems: 'center',
    width: '100%',
    minHeight: '32px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textAlign: 'left',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [upTo768]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '8px',
      '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2 },
    },
  },
  current: { backgroundColor: siteTokens.selectedBackground, fontWeight: 600 },
});

interface Props {
  /** The first day of the strips. */
  from: Day;
  years: readonly { market: RatedMarket; letters: string; rates: number }[];
  /** Id of the market that is shown day by day. */
  chosen: string;
  onChoose(marketId: string): void;
}

/** A year of each market in one line; one of them is shown day by day. */
export function MarketStrips({ from, years, chosen, onChoose }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root} role="group" aria-label="Markets">
      <div className={styles.head}>
        <span />
        <MonthsHead from={from} />
      </div>
      {years.map(({ market, letters, rates }) => (
        <button
          key={market.id}
          type="button"
          aria-pressed={market.id === chosen}
          className={mergeClasses(styles.market, market.id === chosen && styles.current)}
          onClick={() => onChoose(market.id)}
        >
          <span>{market.name}</span>
          <Strip letters={letters} rates={rates} />
          <YearStatus letters={letters} rates={rates} />
        </button>
      ))}
    </div>
  );
}
