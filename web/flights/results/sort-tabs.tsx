import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { formatMoney } from '#shared/money.ts';
import { formatDuration } from '#shared/time.ts';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { focusRing } from '#web/ui/surface.ts';
import { bodyText, quietLine } from '#web/ui/text.ts';
import type { Sort } from './filters.ts';
import { type SortTab, sortTabsOf } from './merge-tabs.ts';
import type { OfferFacts } from './offer-facts.ts';
import { bestExplained } from './sort-offers.ts';
import { useAhead } from './use-ahead.ts';

const useStyles = makeStyles({
  root: { minWidth: 0 },
  row: {
    ...edgeFade,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '24px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  tabs: { display: 'contents' },
  tab: {
    ...focusRing,
    ...bodyText,
    order: 2,
    flexShrink: 0,
    minWidth: '108px',
    minHeight: '44px',
    padding: '4px 0 6px',
    border: 'none',
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  first: { order: 0 },
  // As wide as the two that it stands for: the others keep their places while answers come.
  both: { minWidth: '240px', [upTo768]: { minWidth: '132px' } },
  chosen: {
    borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  meta: { ...quietLine, display: 'block', fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums' },
  how: { display: 'none', [upTo768]: { order: 1, display: 'inline-flex', flexShrink: 0, margin: '0 -22px' } },
  folded: { [upTo768]: { display: 'none' } },
  explained: { ...quietLine, margin: '8px 0 0' },
});

const labels: Record<Sort, string> = { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest', earliest: 'Earliest' };

const firstText = ({ sort, first }: SortTab, currency: string): string => {
  if (!first) return '–';
  const when = sort === 'earliest' ? first.departure.slice(11) : formatDuration(first.minutes);
  return `${formatMoney(first.offer.pricePerAdult, currency, { round: true })} · ${when}`;
};

/**
 * The orders, each with the price and time of the flight it puts first, and how Best is worked out: on a phone when
 * asked.
 */
export const SortTabs = memo(function SortTabs({
  offers,
  sort: inForce,
  currency,
  onSort: work,
}: {
  offers: readonly OfferFacts[];
  sort: Sort;
  currency: string;
  onSort(sort: Sort): void;
}) {
  const styles = useStyles();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeFade(bar);
  const [sort, onSort] = useAhead(inForce, work);
  const [isExplained, setExplained] = useState(false);
  const tabs = useMemo(() => sortTabsOf(offers), [offers]);
  const isChosen = ({ sort: one, isCheapestToo }: SortTab) => one === sort || (isCheapestToo && sort === 'cheapest');
  const isMerged = tabs.some(({ isCheapestToo }) => isCheapestToo);
  const isMergedByPrice = isMerged && sort === 'cheapest';
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    const next = tabs[(tabs.findIndex(isChosen) + by + tabs.length) % tabs.length]!.sort;
    onSort(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-sort="${next}"]`)?.focus();
  };
  return (
    <div className={styles.root} onKeyDown={(event) => event.key === 'Escape' && setExplained(false)}>
      <div ref={bar} className={styles.row}>
        <div className={styles.tabs} role="radiogroup" aria-label="Sort" onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.sort}
              type="button"
              aria-description={tab.sort === 'best' ? bestExplained : undefined}
              role="radio"
              data-sort={tab.sort}
              aria-checked={isChosen(tab)}
              tabIndex={isChosen(tab) ? 0 : -1}
              className={mergeClasses(
                styles.tab,
                tab.sort === 'best' && styles.first,
                tab.isCheapestToo && styles.both,
                isChosen(tab) && styles.chosen,
              )}
              onClick={() => onSort(tab.sort)}
            >
              {tab.isCheapestToo ? 'Best and cheapest' : labels[tab.sort]}
              <span className={styles.meta}>{firstText(tab, currency)}</span>
            </button>
          ))}
        </div>
        <Button
          className={styles.how}
          appearance="transparent"
          icon={<InfoRegular />}
          aria-label="How Best is worked out"
          aria-expanded={isExplained}
          aria-controls={id}
          onClick={() => setExplained(!isExplained)}
        />
      </div>
      <p
        id={id}
        className={mergeClasses(styles.explained, !isExplained && styles.folded)}
        hidden={sort !== 'best' && !isMergedByPrice && !isExplained}
      >
        {isMergedByPrice ? 'Sorted by price only.' : bestExplained}
        {isMerged && (sort === 'best' || isMergedByPrice) && (
          <Button appearance="transparent" size="small" onClick={() => onSort(isMergedByPrice ? 'best' : 'cheapest')}>
            {isMergedByPrice ? 'Include travel time' : 'Sort by price only'}
          </Button>
        )}
      </p>
    </div>
  );
});
