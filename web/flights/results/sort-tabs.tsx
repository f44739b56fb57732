import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { formatMoney } from '#shared/money.ts';
import { formatDuration } from '#shared/time.ts';
import { type Sort, sorts } from './filters.ts';
import type { OfferFacts } from './offer-facts.ts';
import { bestExplained, sortOffers } from './sort-offers.ts';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '24px', overflowX: 'auto', scrollbarWidth: 'none' },
  tab: { flexShrink: 0, padding: '4px 0 6px', border: 'none', borderBottom: '2px solid transparent', backgroundColor: 'transparent', color: tokens.colorNeutralForeground2, fontFamily: 'inherit', fontSize: tokens.fontSizeBase300, textAlign: 'left', cursor: 'pointer', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  chosen: { borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  meta: { display: 'block', fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

const labels: Record<Sort, string> = { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest', earliest: 'Earliest' };

/** The orders, each with the price and time of the flight it puts first. */
export function SortTabs({ offers, sort, currency, onSort }: { offers: readonly OfferFacts[]; sort: Sort; currency: string; onSort(sort: Sort): void }) {
  const styles = useStyles();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    const next = sorts[(sorts.indexOf(sort) + by + sorts.length) % sorts.length]!;
    onSort(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-sort="${next}"]`)?.focus();
  };
  return (
    <div className={styles.root} role="radiogroup" aria-label="Sort" onKeyDown={onKeyDown}>
      {sorts.map((one) => {
        const first = sortOffers(offers, one)[0];
        return (
          <button key={one} type="button" title={one === 'best' ? bestExplained : undefined} aria-description={one === 'best' ? bestExplained : undefined} role="radio" data-sort={one} aria-checked={one === sort} tabIndex={one === sort ? 0 : -1} className={mergeClasses(styles.tab, one === sort && styles.chosen)} onClick={() => onSort(one)}>
            {labels[one]}
            <span className={styles.meta}>{first ? `${formatMoney(first.offer.pricePerAdult, currency, { round: true })} · ${one === 'earliest' ? first.departure.slice(11) : formatDuration(first.minutes)}` : '–'}</span>
          </button>
        );
      })}
    </div>
  );
}
